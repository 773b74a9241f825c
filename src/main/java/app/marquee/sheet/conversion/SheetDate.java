package app.marquee.sheet.conversion;

import java.time.LocalDate;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Date or time that a spreadsheet program reads in a text. Immutable.
 *
 * @param year {@link #NONE} where the text has none; with two digits it may be of any century
 * @param month 0 for a time alone
 * @param day 0 for a month
 * @param seconds since midnight, or more for a duration
 */
record SheetDate(Order order, int year, int month, int day, int seconds) {

    static final int NONE = -1;

    private static final int CENTURY = 100;

    /** The day 0 of spreadsheets. */
    private static final LocalDate EPOCH = LocalDate.of(1899, 12, 30);

    private static final Pattern DAY_NUMBER = Pattern.compile("[0-9]{5}");

    /** Order of day and month that the text or the program uses. */
    enum Order {
        DAY_FIRST,
        MONTH_FIRST,
        ANY
    }

    static Conversion compare(String was, String is) {
        List<SheetDate> before = DateReader.typed(was);
        if (before.isEmpty()) {
            return Conversion.EDITED;
        }
        List<SheetDate> after =
                DAY_NUMBER.matcher(is).matches() ? dayNumber(is) : DateReader.written(is);
        if (before.stream().anyMatch(one -> after.stream().anyMatch(one::isWrittenAs))) {
            return Conversion.SAME;
        }
        return after.isEmpty() || DAY_NUMBER.matcher(is).matches() || isTypedAlike(was, is)
                ? Conversion.EDITED
                : Conversion.UNDECIDED;
    }

    /** A date is a number in a cell that is formatted as a number or a text. */
    private static List<SheetDate> dayNumber(String text) {
        LocalDate date = EPOCH.plusDays(Integer.parseInt(text));
        return List.of(
                new SheetDate(
                        Order.ANY, date.getYear(), date.getMonthValue(), date.getDayOfMonth(), 0));
    }

    private boolean isWrittenAs(SheetDate other) {
        boolean sameOrder =
                order == other.order() || order == Order.ANY || other.order() == Order.ANY;
        boolean sameDay = day == other.day() || (day == 0 && other.day() == 1);
        return sameOrder
                && sameDay
                && isYear(other.year())
                && month == other.month()
                && seconds == other.seconds();
    }

    /** A text without a year gets the one of the day when the file was opened. */
    private boolean isYear(int other) {
        if (year == NONE || year == other) {
            return true;
        }
        boolean isShort = year < CENTURY || other < CENTURY;
        return other != NONE && isShort && year % CENTURY == other % CENTURY;
    }

    /** Whether two texts have the same notation, which a program would have changed. */
    private static boolean isTypedAlike(String was, String is) {
        String digits = was.indexOf(':') >= 0 ? "[0-9]+" : "[0-9]";
        return was.replaceAll(digits, "0").equals(is.replaceAll(digits, "0"));
    }
}
