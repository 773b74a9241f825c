package app.marquee.export;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Formatter of values as CSV fields. */
final class CsvText {
    private static final DateTimeFormatter WALL =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter EXACT = DateTimeFormatter.ISO_OFFSET_DATE_TIME;

    private final CsvForm form;
    private final String unknown;
    private final DateTimeFormatter times;

    CsvText(CsvForm form, String unknown, ZoneId zone) {
        this.form = form;
        this.unknown = unknown;
        this.times = (form.offset() ? EXACT : WALL).withZone(zone);
    }

    String of(@Nullable Object value) {
        return switch (value) {
            case null -> unknown;
            case String text -> SafeText.harmless(text);
            case Long count -> count.toString();
            case BigDecimal number -> decimal(number);
            case Number number -> decimal(new BigDecimal(number.toString()));
            case Instant time -> times.format(time);
            case Duration length -> length(length);
            default -> SafeText.harmless(value.toString());
        };
    }

    private String decimal(BigDecimal number) {
        String plain = number.toPlainString();
        return form.decimal() == '.' ? plain : plain.replace('.', form.decimal());
    }

    /** Always with hours: two parts alone would be read as hours and minutes. */
    private static String length(Duration length) {
        return "%d:%02d:%02d"
                .formatted(length.toHours(), length.toMinutesPart(), length.toSecondsPart());
    }
}
