package app.marquee.model;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;

/**
 * Forms of numbers, amounts, dates, times and time zones in one language, the same in the window,
 * in reports and on the command line. Immutable.
 */
public record LocaleFormat(Locale locale) {
    private static final double LEAST_RATIO = 0.001;
    private static final int MOST_DECIMALS = 4;

    /** A number without decimals. */
    public String integer(Number value) {
        return NumberFormat.getIntegerInstance(locale).format(value);
    }

    /**
     * @param most decimals
     */
    public String decimal(Number value, int most) {
        return decimal(value, 0, most);
    }

    /**
     * @param least decimals
     * @param most decimals
     */
    public String decimal(Number value, int least, int most) {
        return limited(NumberFormat.getNumberInstance(locale), least, most).format(value);
    }

    private static NumberFormat limited(NumberFormat format, int least, int most) {
        format.setMinimumFractionDigits(least);
        format.setMaximumFractionDigits(most);
        return format;
    }

    /** A large number in few letters, such as 12.5K. */
    public String compact(double value) {
        NumberFormat format =
                NumberFormat.getCompactNumberInstance(locale, NumberFormat.Style.SHORT);
        format.setMaximumFractionDigits(1);
        // Spanish data of the JDK has 5 K beside 25 k.
        return format.format(value).replace("\u00a0K", "\u00a0k");
    }

    /**
     * One decimal; what is too little for it and yet something is less than that.
     *
     * @param ratio 1 is 100%
     */
    public String percent(double ratio) {
        NumberFormat format = limited(NumberFormat.getPercentInstance(locale), 1, 1);
        String text = format.format(ratio);
        boolean little = ratio > 0 && text.equals(format.format(0));
        return little ? "<" + format.format(LEAST_RATIO) : text;
    }

    /**
     * With as many decimals as a round limit has, such as 0.03%.
     *
     * @param ratio 1 is 100%
     */
    public String roundPercent(double ratio) {
        return limited(NumberFormat.getPercentInstance(locale), 0, MOST_DECIMALS).format(ratio);
    }

    /**
     * Without decimals.
     *
     * @param ratio 1 is 100%
     */
    public String wholePercent(double ratio) {
        return NumberFormat.getPercentInstance(locale).format(ratio);
    }

    /** An amount with the sign of a currency; see {@link #decimal} for one without. */
    public String money(BigDecimal amount, Currency currency, int least, int most) {
        DecimalFormat format = (DecimalFormat) NumberFormat.getCurrencyInstance(locale);
        format.setCurrency(currency);
        DecimalFormatSymbols symbols = format.getDecimalFormatSymbols();
        symbols.setCurrencySymbol(sign(currency));
        format.setDecimalFormatSymbols(symbols);
        return limited(format, least, most).format(amount);
    }

    /** The sign in this language, or that in all where it has none; else the code. */
    public String sign(Currency currency) {
        String own = currency.getSymbol(locale);
        return own.equals(currency.getCurrencyCode()) ? currency.getSymbol(Locale.ROOT) : own;
    }

    /** The currency of a code; empty for another word. */
    public static Optional<Currency> currency(@Nullable String code) {
        return Currency.getAvailableCurrencies().stream()
                .filter(currency -> currency.getCurrencyCode().equals(code))
                .findFirst();
    }

    /** A number as the language writes it; empty where the text is not one, to its end. */
    public Optional<BigDecimal> parse(String typed) {
        String text = typed.strip();
        DecimalFormat format = (DecimalFormat) NumberFormat.getNumberInstance(locale);
        format.setParseBigDecimal(true);
        ParsePosition end = new ParsePosition(0);
        return format.parse(text, end) instanceof BigDecimal value
                        && end.getIndex() == text.length()
                ? Optional.of(value)
                : Optional.empty();
    }

    /** Day, month and year. */
    public String date(LocalDate date) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(date);
    }

    /** Day and month. */
    public String day(LocalDate date) {
        return DayPatterns.of(locale).day().format(date);
    }

    /** The first and the last of some days, with the year once where it is the same. */
    public String days(LocalDate first, LocalDate last) {
        if (first.equals(last)) {
            return date(first);
        }
        if (first.getYear() != last.getYear()) {
            return date(first) + " – " + date(last);
        }
        return day(first) + " – " + DayPatterns.of(locale).whole().format(last);
    }

    /** A month by its name alone. */
    public String month(Month month) {
        return month.getDisplayName(TextStyle.FULL_STANDALONE, locale);
    }

    /** A day of the week, as within a sentence. */
    public String weekday(LocalDate date) {
        return date.getDayOfWeek().getDisplayName(TextStyle.FULL_STANDALONE, locale);
    }

    /** A month of a year, as within a sentence. */
    public String month(YearMonth month) {
        return DateTimeFormatter.ofLocalizedPattern("yMMMM").withLocale(locale).format(month);
    }

    /** Day and minute. */
    public String dateTime(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** Day and second. */
    public String moment(Instant time, ZoneId zone) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** Hour and minute. */
    public String minute(Instant time, ZoneId zone) {
        return time(time, zone, FormatStyle.SHORT);
    }

    /** Hour, minute and second. */
    public String second(Instant time, ZoneId zone) {
        return time(time, zone, FormatStyle.MEDIUM);
    }

    private String time(Instant time, ZoneId zone, FormatStyle style) {
        return DateTimeFormatter.ofLocalizedTime(style)
                .withLocale(locale)
                .format(time.atZone(zone));
    }

    /** The name of a zone, such as “Brasilia Time”; universal time has many, UTC is common. */
    public String zone(ZoneId zone) {
        return zone.getRules().equals(ZoneOffset.UTC.getRules())
                ? "UTC"
                : zone.getDisplayName(TextStyle.FULL, locale);
    }
}
