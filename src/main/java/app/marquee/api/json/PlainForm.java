package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/** How rows of one kind look when nothing about them is unusual. */
public interface PlainForm<R> {
    /** What a member holds. */
    enum Kind {
        TEXT,
        WHOLE,
        DECIMAL
    }

    /** The members and what they hold; nothing else may be in a plain row. */
    Map<String, Kind> members();

    /**
     * A row of which every member was as expected.
     *
     * @return null when it has to be read in the thorough way nevertheless
     */
    @Nullable R row(PlainRow row);
}
