package app.marquee.sheet.conversion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Month by its name in one of the languages. Immutable.
 *
 * @param english whether it may be English, where days come before or after months
 */
record MonthName(int month, boolean english) {

    private static final List<String> ENGLISH =
            names("jan feb mar apr may jun jul aug sep oct nov dec");

    private static final List<List<String>> SHORT =
            List.of(
                    ENGLISH,
                    names("jan fev mar abr mai jun jul ago set out nov dez"),
                    names("ene feb mar abr may jun jul ago sep oct nov dic"));

    private static final List<List<String>> LONG =
            List.of(
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

    /** The month that programs shorten to this name; only in English with a capital letter. */
    static Optional<MonthName> ofShort(String name) {
        boolean capital = Character.isUpperCase(name.charAt(0));
        return in(SHORT, name)
                .map(
                        month ->
                                new MonthName(
                                        month,
                                        capital && ENGLISH.get(month - 1).equals(lower(name))));
    }

    /** The month that programs read in a text with this name, short or not. */
    static Optional<Integer> of(String name) {
        return in(SHORT, name).or(() -> in(LONG, name));
    }

    private static Optional<Integer> in(List<List<String>> languages, String name) {
        return languages.stream()
                .map(names -> names.indexOf(lower(name)))
                .filter(at -> at >= 0)
                .map(at -> at + 1)
                .findFirst();
    }

    private static String lower(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.equals("sept") ? "sep" : lower;
    }
}
