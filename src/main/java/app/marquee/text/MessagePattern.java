package app.marquee.text;

import app.marquee.model.LocaleFormat;

import java.time.LocalDate;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Message pattern with numbered placeholders; numbers and dates are formatted by locale. Immutable.
 */
record MessagePattern(String pattern) {
    static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    private static final int DECIMALS = 2;

    /** Most characters of a quoted value, so that the rest of the sentence stays visible. */
    private static final int LONGEST = 1_000;

    /**
     * @param harmless what keeps a value from turning or passing for the words around it
     */
    String fill(Locale locale, UnaryOperator<String> harmless, Object... values) {
        return PLACE.matcher(pattern)
                .replaceAll(
                        place -> {
                            int index = Integer.parseInt(place.group(1));
                            return Matcher.quoteReplacement(
                                    index < values.length
                                            ? write(locale, harmless, values[index])
                                            : place.group());
                        });
    }

    private static String write(Locale locale, UnaryOperator<String> harmless, Object value) {
        return switch (value) {
            case Number number -> new LocaleFormat(locale).decimal(number, DECIMALS);
            case LocalDate date -> new LocaleFormat(locale).date(date);
            default -> harmless.apply(shortened(String.valueOf(value)));
        };
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST / 2)) + "…";
    }
}
