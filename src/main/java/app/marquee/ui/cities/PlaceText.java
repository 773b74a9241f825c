package app.marquee.ui.cities;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.text.Collator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Converter of countries or regions between their names or codes and the platform's spelling.
 * Unknown texts stay as typed.
 */
final class PlaceText extends StringConverter<@Nullable String> {
    private final Function<String, String> names;
    private final Supplier<List<String>> known;
    private final Collator letters;

    /**
     * @param names display names of the platform's spellings
     * @param known the platform's known spellings
     */
    PlaceText(Function<String, String> names, Supplier<List<String>> known, Locale locale) {
        this.names = names;
        this.known = known;
        this.letters = Collator.getInstance(locale);
        letters.setStrength(Collator.PRIMARY);
    }

    @Override
    public String toString(@Nullable String place) {
        if (place == null || place.isEmpty()) {
            return "";
        }
        String name = names.apply(place);
        return name.equals(place) ? place : name + " (" + place + ")";
    }

    @Override
    public String fromString(String typed) {
        String text = typed == null ? "" : typed.strip();
        List<String> all = known.get();
        return text.isEmpty() || all.contains(text)
                ? text
                : all.stream().filter(place -> means(text, place)).findFirst().orElse(text);
    }

    private boolean means(String text, String place) {
        return letters.equals(text, place)
                || letters.equals(text, toString(place))
                || letters.equals(text, names.apply(place));
    }
}
