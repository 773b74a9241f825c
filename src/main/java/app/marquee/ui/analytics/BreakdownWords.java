package app.marquee.ui.analytics;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.model.analytics.RankingRow;
import app.marquee.text.Messages;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Formatter of the shares that parts have in a value or its change, in sentences. It names shares
 * alone, never a cause. Immutable.
 *
 * @param messages with the texts of analytics
 */
public record BreakdownWords(Messages messages) {
    /** Above this, other parts moved the other way. */
    private static final double ALL = 1.005;

    /** A part of a whole with its name. */
    public record Named(String name, double share) {}

    /** Its first parts by their names. */
    public static <T> List<Named> named(
            Breakdown<T> breakdown, int most, Function<T, String> name) {
        return breakdown.shares().stream()
                .limit(most)
                .map(one -> new Named(name.apply(one.item()), one.share()))
                .toList();
    }

    /** Sentence about one or two parts of the same whole. */
    public String sentence(Breakdown.Basis basis, CounterMetric metric, List<Named> parts) {
        Named first = parts.getFirst();
        String of = basis.name().toLowerCase(Locale.ROOT);
        String values = metric(metric);
        return parts.size() == 1
                ? messages.text("share.one." + of, first.name(), share(first), values)
                : messages.text(
                        "share.two." + of,
                        first.name(),
                        share(first),
                        values,
                        parts.get(1).name(),
                        share(parts.get(1)));
    }

    /** A title in quotes; without one that it has none. */
    public String title(RankingRow row) {
        String title = row.title();
        return title == null || title.isBlank()
                ? messages.text("day.untitled")
                : messages.text("pattern.quoted", title);
    }

    /** A share without decimals. */
    public String share(Named part) {
        return part.share() > ALL
                ? messages.text("share.all")
                : messages.text("share.part", messages.formats().wholePercent(part.share()));
    }

    /** The name of a metric within a sentence. */
    public String metric(CounterMetric metric) {
        return messages.text("metric." + metric.key()).toLowerCase(messages.locale());
    }

    /** A number that takes the singular or plural, however large it is. */
    public String counted(String key, BigInteger count, Object... more) {
        Object[] values = new Object[more.length + 1];
        values[0] = messages.formats().integer(count);
        System.arraycopy(more, 0, values, 1, more.length);
        return messages.plural(key, count.bitLength() < Long.SIZE ? count.longValue() : 2, values);
    }
}
