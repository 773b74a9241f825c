package app.marquee.ui.analytics;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Countries in a field that is chosen from or typed into: shown by name and code, understood by
 * either, sent as the service writes them. What nobody knows is sent as it was typed.
 */
final class CountryText extends StringConverter<@Nullable String> {
    private final Function<String, String> names;
    private final Supplier<List<String>> known;

    CountryText(Function<String, String> names, Supplier<List<String>> known) {
        this.names = names;
        this.known = known;
    }

    @Override
    public String toString(@Nullable String country) {
        if (country == null || country.isEmpty()) {
            return "";
        }
        String name = names.apply(country);
        return name.equals(country) ? country : name + " (" + country + ")";
    }

    @Override
    public String fromString(String typed) {
        String text = typed == null ? "" : typed.strip();
        return known.get().stream()
                .filter(country -> means(text, country))
                .findFirst()
                .orElse(text);
    }

    private boolean means(String text, String country) {
        return text.equalsIgnoreCase(country)
                || text.equalsIgnoreCase(toString(country))
                || text.equalsIgnoreCase(names.apply(country));
    }
}
