package app.marquee.api.json;

import org.jspecify.annotations.Nullable;

import java.util.Map;

/** Fast-path form of rows of one type in their usual shape. */
public interface PlainForm<R> {
    /** Type of a member's value. */
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
