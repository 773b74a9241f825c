package app.marquee.report;

import app.marquee.analytics.Period;
import app.marquee.model.LocaleFormat;
import app.marquee.model.report.BlockType;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts, numbers and dates of reports in one language, which may differ from that of the window.
 * Immutable.
 */
public final class ReportWords {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
    private static final int CENTS = 2;

    private final LocaleFormat form;
    private final ResourceBundle texts;

    private ReportWords(Locale language) {
        this.form = new LocaleFormat(language);
        this.texts =
                ResourceBundle.getBundle(
                        "app.marquee.report.messages",
                        language,
                        ReportWords.class.getClassLoader(),
                        Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    public static ReportWords of(Locale language) {
        return new ReportWords(language);
    }

    public Locale language() {
        return form.locale();
    }

    public boolean has(String key) {
        return texts.containsKey(key);
    }

    /** The title of a block. */
    public String block(BlockType type) {
        return text("block." + type.key());
    }

    /** The text of the key with its places filled; numbers and dates are formatted. */
    public String text(String key, Object... values) {
        if (!texts.containsKey(key)) {
            return key;
        }
        return PLACE.matcher(texts.getString(key))
                .replaceAll(
                        place -> {
                            int index = Integer.parseInt(place.group(1));
                            return Matcher.quoteReplacement(
                                    index < values.length ? written(values[index]) : place.group());
                        });
    }

    /** The text for a number of items: {@code key.one} or {@code key.other}. */
    public String plural(String key, long count, Object... more) {
        Object[] values = new Object[more.length + 1];
        values[0] = count;
        System.arraycopy(more, 0, values, 1, more.length);
        boolean isOne = text("plural.singular").contains(" " + count + " ");
        return text(key + (isOne ? ".one" : ".other"), values);
    }

    private String written(Object value) {
        return switch (value) {
            case Number number -> form.decimal(number, CENTS);
            case LocalDate date -> date(date);
            default -> PlainText.apart(String.valueOf(value));
        };
    }

    public String number(Number value) {
        return form.integer(value);
    }

    /** At most one decimal. */
    public String decimal(double value) {
        return form.decimal(value, 1);
    }

    /** A large number in few letters, such as 12.5K. */
    public String compact(double value) {
        return form.compact(value);
    }

    /**
     * At most one decimal; what is too little for it and yet something is less than that.
     *
     * @param ratio 1 is 100%
     */
    public String percent(double ratio) {
        return form.percent(ratio);
    }

    /** With as many decimals as a round limit has, such as 0.03%. */
    public String roundPercent(double ratio) {
        return form.roundPercent(ratio);
    }

    /** An amount with two decimals; without a currency where the platform named none. */
    public String money(BigDecimal amount, @Nullable String currency) {
        String number = form.decimal(amount, CENTS, CENTS);
        return currency == null
                ? number
                : LocaleFormat.currency(currency)
                        .map(known -> form.money(amount, known, CENTS, CENTS))
                        .orElse(number + ' ' + currency);
    }

    public String date(LocalDate date) {
        return form.date(date);
    }

    /** Day and month, for axes. */
    public String day(LocalDate date) {
        return form.day(date);
    }

    public String dateTime(Instant time, ZoneId zone) {
        return plain(form.dateTime(time, zone));
    }

    public String time(Instant time, ZoneId zone) {
        return plain(form.minute(time, zone));
    }

    /** Few fonts have the narrow space before “AM”. */
    private static String plain(String time) {
        return time.replace('\u202f', '\u00a0');
    }

    /** A whole calendar month by its name, other days by the first and the last. */
    public String days(Period period) {
        String days = daysWithin(period);
        return days.substring(0, 1).toUpperCase(language()) + days.substring(1);
    }

    /** The first and the last of some days, with the year once where it is the same. */
    public String days(LocalDate first, LocalDate last) {
        return form.days(first, last);
    }

    /** The same within a sentence. */
    public String daysWithin(Period period) {
        LocalDate first = period.start();
        LocalDate last = period.end();
        boolean isMonth =
                first.getDayOfMonth() == 1 && last.equals(first.plusMonths(1).minusDays(1));
        return isMonth ? form.month(YearMonth.from(first)) : days(first, last);
    }

    /** The name of a zone, such as “Brasilia Time”. */
    public String zone(ZoneId zone) {
        return form.zone(zone);
    }
}
