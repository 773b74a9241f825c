package app.marquee.sheet.conversion;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Month by its name in one of the languages. Immutable.
 *
 * @param english whether it may be English, where days come before or after months
 */
record MonthName(int month, boolean english) {

    private static final List<String> ENGLISH =
            List.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov",
                    "dec");

    private static final Map<String, Integer> SHORT =
            months(
                    ENGLISH,
                    names("jan fev mar abr mai jun jul ago set out nov dez"),
                    names("ene feb mar abr may jun jul ago sept oct nov dic"));

    private static final Map<String, Integer> LONG =
            months(
                    names(
                            "january february march april may june july august september october"
                                    + " november december"),
                    names(
                            "janeiro fevereiro março abril maio junho julho agosto setembro outubro"
                                    + " novembro dezembro"),
                    names(
                            "enero febrero marzo abril mayo junio julio agosto septiembre octubre"
                                    + " noviembre diciembre"));

    private static List<String> names(String words) {
        return List.of(words.split(" "));
    }

    @SafeVarargs
    private static Map<String, Integer> months(List<String>... languages) {
        Map<String, Integer> months = new HashMap<>();
        for (List<String> names : languages) {
            names.forEach(name -> months.put(name, names.indexOf(name) + 1));
        }
        return months;
    }

    /** The month that programs shorten to this name; only in English with a capital letter. */
    static Optional<MonthName> ofShort(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean english = Character.isUpperCase(name.charAt(0)) && ENGLISH.contains(lower);
        return Optional.ofNullable(SHORT.get(lower)).map(month -> new MonthName(month, english));
    }

    /** The month that programs read in a text with this name, short or not. */
    static Optional<Integer> of(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(SHORT.getOrDefault(lower, LONG.get(lower)));
    }
}
