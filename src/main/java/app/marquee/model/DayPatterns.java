package app.marquee.model;

import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Patterns of the CLDR for a day without its year and for the same day with it, of which the first
 * is a part of the second, so that both may stand in one range. Immutable.
 */
record DayPatterns(DateTimeFormatter day, DateTimeFormatter whole) {
    private static final Map<Locale, DayPatterns> KNOWN = new ConcurrentHashMap<>();

    private static final String MONTH_NAME = "MMM";

    static DayPatterns of(Locale locale) {
        return KNOWN.computeIfAbsent(locale, DayPatterns::find);
    }

    private static DayPatterns find(Locale locale) {
        String usual =
                DateTimeFormatterBuilder.getLocalizedDateTimePattern(
                        FormatStyle.MEDIUM, null, IsoChronology.INSTANCE, locale);
        String skeleton = usual.contains(MONTH_NAME) ? "MMMd" : "Md";
        Locale language = Locale.of(locale.getLanguage());
        List<String> days = List.of(pattern(skeleton, locale), pattern(skeleton, language));
        return Stream.of(usual, pattern("y" + skeleton, locale))
                .flatMap(
                        whole ->
                                days.stream()
                                        .filter(day -> isPart(day, whole))
                                        .map(day -> new Pair(day, whole)))
                .findFirst()
                .orElseGet(() -> new Pair(days.getFirst(), usual))
                .in(locale);
    }

    private static String pattern(String skeleton, Locale locale) {
        return DateTimeFormatterBuilder.getLocalizedDateTimePattern(
                skeleton, IsoChronology.INSTANCE, locale);
    }

    /** Not where only a part of a field is found, such as one of two letters for the day. */
    private static boolean isPart(String day, String whole) {
        int start = whole.indexOf(day);
        int end = start + day.length();
        return start >= 0
                && (start == 0 || whole.charAt(start - 1) != day.charAt(0))
                && (end == whole.length() || whole.charAt(end) != day.charAt(day.length() - 1));
    }

    /** The texts of two patterns. */
    private record Pair(String day, String whole) {
        DayPatterns in(Locale locale) {
            Function<String, DateTimeFormatter> formatter =
                    pattern -> DateTimeFormatter.ofPattern(pattern, locale);
            return new DayPatterns(formatter.apply(day), formatter.apply(whole));
        }
    }
}
