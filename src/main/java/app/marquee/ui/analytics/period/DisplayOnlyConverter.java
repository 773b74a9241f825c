package app.marquee.ui.analytics.period;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/** Converter that formats the choices of a list that is not editable. */
public final class DisplayOnlyConverter<T> extends StringConverter<@Nullable T> {
    private final Function<T, String> words;

    public DisplayOnlyConverter(Function<T, String> words) {
        this.words = words;
    }

    @Override
    public String toString(@Nullable T value) {
        return value == null ? "" : words.apply(value);
    }

    @Override
    public @Nullable T fromString(String typed) {
        throw new UnsupportedOperationException("This converter only formats");
    }
}
