package app.marquee.ui.change.preview;

import app.marquee.ui.control.table.Column;
import app.marquee.ui.control.table.MarkedText;

import javafx.scene.Node;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/** Columns of the values before and after a change, with the difference marked. */
public final class PreviewColumns {
    private PreviewColumns() {}

    /**
     * The values before.
     *
     * @param after the value that it is compared with; null where nothing changes
     */
    public static <T> Column<T> before(
            String title,
            Function<T, @Nullable String> value,
            Function<T, @Nullable String> after) {
        return Column.<T>text("before", title, value)
                .graphic(line -> marked(value.apply(line), after.apply(line), "change-removed"));
    }

    /**
     * The values after.
     *
     * @param before the value that it is compared with; null where nothing is to be marked
     */
    public static <T> Column<T> after(
            String title,
            Function<T, @Nullable String> value,
            Function<T, @Nullable String> before) {
        return Column.<T>text("after", title, value)
                .graphic(line -> marked(value.apply(line), before.apply(line), "change-added"));
    }

    private static @Nullable Node marked(
            @Nullable String text, @Nullable String other, String style) {
        return text == null || other == null ? null : new MarkedText(text, other, style);
    }
}
