package app.marquee.sheet.conversion;

import app.marquee.sheet.conversion.SheetDate.Order;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reader of the dates and times that a text may stand for. */
final class DateReader {

    private static final Pattern TIME =
            Pattern.compile(
                    "(?:^|["
                        + " T])(?<hours>[0-9]{1,4}):(?<minutes>[0-9]{1,2})(?::(?<seconds>[0-9]{1,2}))?(?:"
                        + " ?(?<half>[AaPp])\\.? ?[Mm]\\.?)?$");

    private static final Pattern NUMBERS =
            Pattern.compile("([0-9]{1,4})([-/.])([0-9]{1,4})(?:\\2([0-9]{1,4}))?");

    /** Dates in numbers as programs write them by default. */
    private static final Pattern WRITTEN_NUMBERS =
            Pattern.compile(
                    "[0-9]{1,2}/[0-9]{1,2}/(?:[0-9]{2}|[0-9]{4})"
                            + "|[0-9]{1,2}([-.])[0-9]{1,2}\\1[0-9]{4}"
                            + "|[0-9]{4}([-/])[0-9]{1,2}\\2[0-9]{1,2}");

    private static final Pattern NAMED =
            Pattern.compile(
                    "(?:(?<before>[0-9]{1,4})[-/., ]*)?(?<name>\\p{L}{3,10})\\.?"
                            + "(?:[-/., ]*(?<after>[0-9]{1,4}))?(?:[-/., ]+(?<last>[0-9]{4}))?");

    /** 1-Feb, 1-Feb-26 and the like. */
    private static final Pattern WRITTEN_DAY =
            Pattern.compile(
                    "(?<day>[0-9]{1,2})\\.?[-/ ](?<name>\\p{L}{3,4})\\.?"
                            + "(?:[-/ ](?<year>[0-9]{2}|[0-9]{4}))?");

    /** Feb-26 and the like. */
    private static final Pattern WRITTEN_MONTH =
            Pattern.compile("(?<name>\\p{L}{3,4})\\.?[-/](?<year>[0-9]{2})");

    /** Portuguese and Spanish put words between day, month and year. */
    private static final Pattern OF = Pattern.compile(" del? ", Pattern.CASE_INSENSITIVE);

    private static final int LAST_MONTH = 12;
    private static final int LAST_DAY = 31;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;
    private static final int NOON = 12;

    /** The date that is left of a text without its time. */
    private record Rest(String date, int seconds, boolean timed) {}

    private final int seconds;
    private final List<SheetDate> found = new ArrayList<>();

    private DateReader(int seconds) {
        this.seconds = seconds;
    }

    /** What a program may take a typed text for. */
    static List<SheetDate> typed(String text) {
        Rest rest = rest(text);
        DateReader reader = new DateReader(rest.seconds());
        if (rest.timed() && rest.date().isEmpty()) {
            return List.of(new SheetDate(Order.ANY, SheetDate.NONE, 0, 0, rest.seconds()));
        }
        Matcher numbers = NUMBERS.matcher(rest.date());
        if (numbers.matches()) {
            reader.numbers(numbers);
            return reader.found;
        }
        Matcher named = NAMED.matcher(OF.matcher(rest.date()).replaceAll(" "));
        if (named.matches()) {
            MonthName.of(named.group("name")).ifPresent(month -> reader.named(named, month));
        }
        return reader.found;
    }

    /** What a text that a program wrote stands for. */
    static List<SheetDate> written(String text) {
        Rest rest = rest(text);
        DateReader reader = new DateReader(rest.seconds());
        if (rest.timed() && rest.date().isEmpty()) {
            return typed(text);
        }
        Matcher numbers = NUMBERS.matcher(rest.date());
        Matcher day = WRITTEN_DAY.matcher(rest.date());
        Matcher month = WRITTEN_MONTH.matcher(rest.date());
        if (WRITTEN_NUMBERS.matcher(rest.date()).matches() && numbers.matches()) {
            reader.numbers(numbers);
        } else if (day.matches()) {
            reader.writtenDay(day);
        } else if (month.matches()) {
            MonthName.ofShort(month.group("name"))
                    .ifPresent(name -> reader.add(number(month.group("year")), name.month()));
        }
        return reader.found;
    }

    private static Rest rest(String text) {
        Matcher time = TIME.matcher(text);
        if (text.indexOf(':') < 0 || !time.find()) {
            return new Rest(text, 0, false);
        }
        int hours = number(time.group("hours"));
        String half = time.group("half");
        if (half != null) {
            hours = hours % NOON + (half.equalsIgnoreCase("p") ? NOON : 0);
        }
        int seconds = time.group("seconds") == null ? 0 : number(time.group("seconds"));
        return new Rest(
                text.substring(0, time.start()).strip(),
                hours * HOUR + number(time.group("minutes")) * MINUTE + seconds,
                true);
    }

    private void numbers(Matcher parts) {
        String first = parts.group(1);
        String second = parts.group(3);
        String third = parts.group(4);
        if (third == null) {
            two(first, second);
        } else if (first.length() > 2) {
            add(Order.ANY, number(first), number(second), number(third));
        } else {
            add(Order.DAY_FIRST, number(third), number(second), number(first));
            add(Order.MONTH_FIRST, number(third), number(first), number(second));
        }
    }

    /** Day and month, or month and year. */
    private void two(String first, String second) {
        int one = number(first);
        int other = number(second);
        if (first.length() > 2) {
            add(one, other);
        } else if (second.length() > 2) {
            add(other, one);
        } else {
            boolean bothMonths = one <= LAST_MONTH && other <= LAST_MONTH;
            add(bothMonths ? Order.DAY_FIRST : Order.ANY, SheetDate.NONE, other, one);
            add(bothMonths ? Order.MONTH_FIRST : Order.ANY, SheetDate.NONE, one, other);
            if (other > LAST_MONTH) {
                add(other, one);
            }
        }
    }

    private void named(Matcher parts, int month) {
        String before = parts.group("before");
        String after = parts.group("after");
        String last = parts.group("last");
        if (before != null && after != null && last == null) {
            add(Order.ANY, number(after), month, number(before));
        } else if (before == null && after != null && last != null) {
            add(Order.ANY, number(last), month, number(after));
        } else if ((before == null) != (after == null) && last == null) {
            int number = number(before == null ? after : before);
            add(Order.ANY, SheetDate.NONE, month, number);
            add(number, month);
        }
    }

    private void writtenDay(Matcher parts) {
        String year = parts.group("year");
        MonthName.ofShort(parts.group("name"))
                .ifPresent(
                        name ->
                                add(
                                        name.english() ? Order.ANY : Order.DAY_FIRST,
                                        year == null ? SheetDate.NONE : number(year),
                                        name.month(),
                                        number(parts.group("day"))));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private void add(Order order, int year, int month, int day) {
        if (month >= 1 && month <= LAST_MONTH && day >= 1 && day <= LAST_DAY) {
            found.add(new SheetDate(order, year, month, day, seconds));
        }
    }

    /** A month without a day. */
    private void add(int year, int month) {
        if (month >= 1 && month <= LAST_MONTH) {
            found.add(new SheetDate(Order.ANY, year, month, 0, seconds));
        }
    }
}
