package app.marquee.store.file;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Name of a damaged file that was set aside, with the time.
 *
 * @param file the name that it had
 * @param at when it was set aside
 */
public record AsideName(String file, Instant at) {
    private static final Pattern NAME =
            Pattern.compile("(?<file>.+)\\.damaged-(?<stamp>[0-9]{8}T[0-9]{6,15}Z)(-[0-9]+)?");

    private static final DateTimeFormatter STAMP =
            new DateTimeFormatterBuilder()
                    .appendPattern("uuuuMMdd'T'HHmmss")
                    .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, false)
                    .appendLiteral('Z')
                    .toFormatter(Locale.ROOT);

    /** The name, if it is such a one. */
    public static Optional<AsideName> of(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            LocalDateTime at = LocalDateTime.parse(matcher.group("stamp"), STAMP);
            return Optional.of(new AsideName(matcher.group("file"), at.toInstant(ZoneOffset.UTC)));
        } catch (DateTimeException noTime) {
            return Optional.empty();
        }
    }

    /** The text of the name. */
    String text() {
        return file + ".damaged-" + at.toString().replaceAll("[^0-9TZ]", "");
    }
}
