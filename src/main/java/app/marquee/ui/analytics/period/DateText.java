package app.marquee.ui.analytics.period;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.util.Locale;

/**
 * Converter of dates in the user's format with four-digit years. Typed dates may also be ISO dates
 * such as 2026-03-31.
 */
public final class DateText extends StringConverter<@Nullable LocalDate> {
    private final DateTimeFormatter written;
    private final Runnable onUnreadable;

    /**
     * @param onUnreadable runs when the typed text is not a date
     */
    public DateText(Locale locale, Runnable onUnreadable) {
        String pattern =
                DateTimeFormatterBuilder.getLocalizedDateTimePattern(
                                FormatStyle.SHORT, null, IsoChronology.INSTANCE, locale)
                        .replaceAll("y+", "uuuu")
                        .replaceAll("d+", "dd")
                        .replaceAll("M+", "MM");
        this.written =
                DateTimeFormatter.ofPattern(pattern, locale)
                        .withResolverStyle(ResolverStyle.STRICT);
        this.onUnreadable = onUnreadable;
    }

    @Override
    public String toString(@Nullable LocalDate date) {
        return date == null ? "" : written.format(date);
    }

    @Override
    public @Nullable LocalDate fromString(String typed) {
        String text = typed == null ? "" : typed.strip();
        if (text.isEmpty()) {
            return null;
        }
        try {
            return text.length() > 4 && text.charAt(4) == '-'
                    ? LocalDate.parse(text)
                    : LocalDate.parse(text, written);
        } catch (DateTimeParseException e) {
            onUnreadable.run();
            throw new DateTimeException("No date", e);
        }
    }
}
