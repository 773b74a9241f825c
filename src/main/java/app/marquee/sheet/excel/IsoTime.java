package app.marquee.sheet.excel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reader of days, times and lengths that a cell has in the form of ISO 8601. */
final class IsoTime {
    /** A zone is left out: a cell of Excel has none. */
    private static final Pattern FORM =
            Pattern.compile(
                    "(\\d{4}-\\d{2}-\\d{2})?[T ]?(\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?)?"
                            + "(?:Z|[+-]\\d{2}:?\\d{2})?");

    private static final LocalDate FIRST = LocalDate.of(1899, 12, 30);
    private static final LocalDate LEAP = LocalDate.of(1900, 3, 1);
    private static final BigDecimal NANOS_OF_DAY = BigDecimal.valueOf(Duration.ofDays(1).toNanos());

    private static final FormatSection DAY = new FormatSection("yyyy-mm-dd");
    private static final FormatSection DAY_TIME = new FormatSection("yyyy-mm-dd hh:mm:ss.000");
    private static final FormatSection TIME = new FormatSection("hh:mm:ss");
    private static final FormatSection LENGTH = new FormatSection("[h]:mm:ss");

    private IsoTime() {}

    /** The cell, as its format shows it if that is one for days or times. */
    static SheetCell cell(String text, FormatCode format) {
        try {
            return text.startsWith("P")
                    ? cell(days(Duration.parse(text).toNanos()), format, LENGTH)
                    : dayOrTime(text, format);
        } catch (DateTimeException | ArithmeticException _) {
            return SheetCell.error(text);
        }
    }

    private static SheetCell dayOrTime(String text, FormatCode format) {
        Matcher found = FORM.matcher(text);
        if (!found.matches() || (found.group(1) == null && found.group(2) == null)) {
            return SheetCell.error(text);
        }
        LocalTime time =
                found.group(2) == null
                        ? LocalTime.MIDNIGHT
                        : LocalTime.parse(found.group(2).replace(',', '.'));
        if (found.group(1) == null) {
            return cell(days(time.toNanoOfDay()), format, TIME);
        }
        LocalDateTime day = LocalDate.parse(found.group(1)).atTime(time);
        if (day.toLocalDate().isBefore(FIRST)) {
            return SheetCell.text(found.group(1));
        }
        BigDecimal days = days(day);
        boolean isTime = days.compareTo(BigDecimal.ONE) < 0 && days.signum() >= 0;
        return cell(days, format, isTime ? TIME : time.equals(LocalTime.MIDNIGHT) ? DAY : DAY_TIME);
    }

    /** The days since the first one; some programs write a time as one of the first days. */
    private static BigDecimal days(LocalDateTime time) {
        long day = ChronoUnit.DAYS.between(FIRST, time.toLocalDate());
        boolean isFirst = time.toLocalDate().isBefore(LEAP);
        return days(time.toLocalTime().toNanoOfDay())
                .add(BigDecimal.valueOf(isFirst && day > 0 ? day - 1 : day));
    }

    private static BigDecimal days(long nanos) {
        return BigDecimal.valueOf(nanos).divide(NANOS_OF_DAY, MathContext.DECIMAL64);
    }

    private static SheetCell cell(BigDecimal days, FormatCode format, FormatSection otherwise) {
        FormatSection section = format.section(days.doubleValue());
        return new SerialTime(days, false).cell(section.isTemporal() ? section : otherwise);
    }
}
