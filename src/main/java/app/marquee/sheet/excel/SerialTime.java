package app.marquee.sheet.excel;

import app.marquee.sheet.excel.FormatToken.Unit;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.time.LocalTime;

/**
 * Day, time or length that a workbook keeps as a number of days. Immutable.
 *
 * @param days since the day before the first one
 * @param from1904 whether the first day is in 1904, as in old files of the Macintosh
 */
record SerialTime(BigDecimal days, boolean from1904) {
    /** First day after the last one that Excel shows, 9999-12-31. */
    private static final int LAST = 2_958_466;

    /** Number of 1900-02-29, which there was not. */
    private static final int LEAP = 60;

    private static final int DAYS_TO_1904 = 1_462;
    private static final int MONTH = 32;
    private static final long MINUTE = 60;
    private static final long HOUR = 3_600;
    private static final long DAY = 86_400;
    private static final int HALF = 12;
    private static final int MILLIS = 3;

    /** The cell as a section of a format shows it. */
    SheetCell cell(FormatSection section) {
        double value = days.doubleValue();
        if (value >= LAST || (value < 0 && (!from1904 || section.hasDay()))) {
            return SheetCell.HASHES;
        }
        if (value < 0) {
            String time = new SerialTime(days.negate(), true).time(section);
            return SheetCell.text(time.startsWith("-") ? time : "-" + time);
        }
        if (!section.hasDay() || (section.isLength() && value < MONTH)) {
            return SheetCell.text(time(section));
        }
        return from1904 || value >= 1 ? SheetCell.text(day(section)) : beforeTheFirst(section);
    }

    /** A time of no day, which the format shows with a day that there was not. */
    private SheetCell beforeTheFirst(FormatSection section) {
        return section.hasTime()
                ? SheetCell.text(timeOfDay(section).toString())
                : SheetCell.error("1900-01-00");
    }

    /** As in ISO 8601. A time at midnight, and one that isn't shown, is left out. */
    private String day(FormatSection section) {
        if (!section.hasTime()) {
            return date(days.setScale(0, RoundingMode.FLOOR).intValue());
        }
        LocalTime time = timeOfDay(section);
        String date = date((int) (seconds(section).longValue() / DAY));
        return time.equals(LocalTime.MIDNIGHT) ? date : date + "T" + time;
    }

    private String date(int day) {
        int number = from1904 ? day + DAYS_TO_1904 : day;
        if (number == LEAP) {
            return "1900-02-29";
        }
        return LocalDate.of(1899, 12, number < LEAP ? 31 : 30).plusDays(number).toString();
    }

    private LocalTime timeOfDay(FormatSection section) {
        BigDecimal seconds = seconds(section);
        long whole = seconds.longValue() % DAY;
        if (!section.hasSeconds()) {
            return LocalTime.ofSecondOfDay(whole - whole % MINUTE);
        }
        BigDecimal fraction = seconds.remainder(BigDecimal.ONE).movePointRight(9);
        return LocalTime.ofSecondOfDay(whole).withNano(fraction.intValue());
    }

    /** Rounded to what the format shows of a second. */
    private BigDecimal seconds(FormatSection section) {
        return days.multiply(BigDecimal.valueOf(DAY))
                .setScale(Math.min(section.fraction(), MILLIS), RoundingMode.HALF_UP);
    }

    private String time(FormatSection section) {
        BigDecimal seconds = seconds(section);
        boolean halves = section.has(Unit.HALF_OF_DAY);
        StringBuilder text = new StringBuilder();
        for (FormatToken token : section.tokens()) {
            text.append(
                    switch (token.unit()) {
                        case LITERAL -> token.text();
                        case HALF_OF_DAY -> half(token, seconds.longValue());
                        case FRACTION -> fraction(token, seconds);
                        default -> padded(token, number(token, seconds.longValue(), halves));
                    });
        }
        return text.toString().strip();
    }

    private static long number(FormatToken token, long seconds, boolean halves) {
        long hour = seconds / HOUR % (DAY / HOUR);
        return switch (token.unit()) {
            case DAY -> seconds / DAY;
            case HOUR -> !halves ? hour : hour % HALF == 0 ? HALF : hour % HALF;
            case MINUTE -> seconds / MINUTE % MINUTE;
            case SECOND -> seconds % MINUTE;
            case ELAPSED ->
                    token.isHours()
                            ? seconds / HOUR
                            : token.isSeconds() ? seconds : seconds / MINUTE;
            default -> throw new IllegalArgumentException(token.toString());
        };
    }

    private static String padded(FormatToken token, long number) {
        String digits = Long.toString(number);
        return "0".repeat(Math.max(0, token.text().length() - digits.length())) + digits;
    }

    private static String half(FormatToken token, long seconds) {
        String[] words = token.text().split("/", 2);
        return words[seconds % DAY < DAY / 2 ? 0 : 1];
    }

    private static String fraction(FormatToken token, BigDecimal seconds) {
        int digits = token.text().length() - 1;
        String all =
                seconds.remainder(BigDecimal.ONE)
                        .movePointRight(digits)
                        .setScale(0, RoundingMode.DOWN)
                        .toPlainString();
        return token.text().charAt(0) + "0".repeat(Math.max(0, digits - all.length())) + all;
    }
}
