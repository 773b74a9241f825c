package app.marquee.ui.control.form;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/** Words of the choices of a box that nobody types into. */
public final class ChoiceWords<T> extends StringConverter<T> {
    private final String none;
    private final Function<T, String> words;

    public ChoiceWords(Function<T, String> words) {
        this("", words);
    }

    /**
     * @param none words for null
     */
    public ChoiceWords(String none, Function<T, String> words) {
        this.none = none;
        this.words = words;
    }

    @Override
    public String toString(@Nullable T choice) {
        return choice == null ? none : words.apply(choice);
    }

    @Override
    public T fromString(String typed) {
        throw new UnsupportedOperationException("A choice isn't typed");
    }
}
