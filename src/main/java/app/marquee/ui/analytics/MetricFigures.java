package app.marquee.ui.analytics;

import app.marquee.analytics.Change;
import app.marquee.analytics.CostSum;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.analytics.ranking.RankingTotals;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Factory of the summary values of a report. A sum that may count a viewer twice is shown as
 * unknown. Immutable.
 */
public final class MetricFigures {
    private final Messages messages;
    private final FigureWords words;
    private final ValueChangeFormatter changes;

    public MetricFigures(Messages messages) {
        this.messages = messages;
        this.words = new FigureWords(messages);
        this.changes = new ValueChangeFormatter(messages);
    }

    /** The sum of a metric that counts, with its change since the compared report. */
    public Figure sum(String id, CounterMetric metric, CounterSums sums, @Nullable Change change) {
        return sum(
                id,
                messages.text("metric." + metric.key()),
                sums.of(metric),
                metric.isAdditive(),
                change);
    }

    /**
     * @param change since the compared report; null where there is none, or it is unknown
     */
    public Figure sum(
            String id, String caption, Sum sum, boolean additive, @Nullable Change change) {
        Sum.Accuracy accuracy = sum.accuracy(additive);
        if (accuracy == Sum.Accuracy.AT_MOST || accuracy == Sum.Accuracy.ABOUT) {
            return unknown(id, caption, messages.text("sum.unique.help"));
        }
        String value = words.sum(sum, additive);
        return value == null
                ? unknown(id, caption, words.explained(sum, additive))
                : new Figure(
                        id,
                        caption,
                        value,
                        words.explained(sum, additive),
                        accuracy == Sum.Accuracy.EXACT ? total(change) : null,
                        null,
                        null);
    }

    /** A total doesn't enter: without an earlier one it has no change. */
    private Figure.@Nullable Trend total(@Nullable Change change) {
        BigInteger before = change == null || !change.exact() ? null : change.before();
        BigInteger now = change == null ? null : change.now();
        return before == null || now == null ? null : trend(before, now);
    }

    private Figure unknown(String id, String caption, String help) {
        return new Figure(id, caption, messages.text("unknown.mark"), help, null, null, null);
    }

    /** Of few, the difference; else the percentage. */
    private Figure.Trend trend(BigInteger before, BigInteger now) {
        BigInteger difference = now.subtract(before);
        String size =
                before.compareTo(BigInteger.valueOf(Change.FEW)) < 0
                        ? words.count(difference.abs())
                        : percent(difference.doubleValue() / before.doubleValue());
        return trend(
                difference.signum(),
                size,
                Change.isChance(before.doubleValue(), now.doubleValue()));
    }

    /** A difference in short form, of few and many alike. */
    public Figure.Trend difference(BigInteger difference, boolean isChance) {
        return trend(difference.signum(), words.count(difference.abs()), isChance);
    }

    /** The change of an item in short form; null where it is unknown. */
    public Figure.@Nullable Trend trend(@Nullable Change change) {
        if (change == null || !change.exact()) {
            return null;
        }
        if (change.kind() == Mover.Kind.ENTERED) {
            return new Figure.Trend(messages.text("moved.entered"), change.isChance() ? 0 : 1);
        }
        BigInteger before = change.before();
        BigInteger now = change.now();
        return before == null || now == null ? null : trend(before, now);
    }

    /** The change of a ranked video in short form; null where it is unknown. */
    public Figure.@Nullable Trend trend(@Nullable Mover mover) {
        BigDecimal change = mover == null ? null : mover.change();
        if (mover == null || change == null) {
            return null;
        }
        if (mover.kind() == Mover.Kind.ENTERED) {
            return new Figure.Trend(messages.text("moved.entered"), mover.direction());
        }
        Double ratio = mover.ratio();
        String size = ratio == null ? messages.formats().decimal(change.abs()) : percent(ratio);
        return trend(change.signum(), size, mover.isChance());
    }

    private String percent(double ratio) {
        return messages.formats().percent(Math.abs(ratio));
    }

    private Figure.Trend trend(int direction, String size, boolean isChance) {
        return new Figure.Trend(
                changes.moved(direction, size, isChance),
                isChance ? 0 : direction,
                changes.said(direction, size, isChance));
    }

    /** Costs before and now; null where they aren't known in full, or in several currencies. */
    public record CostChange(@Nullable CostSum before, @Nullable CostSum now) {}

    /** The costs of two totals, which are compared. */
    public static CostChange costChange(@Nullable RankingTotals before, RankingTotals now) {
        return new CostChange(before == null ? null : cost(before), cost(now));
    }

    private static @Nullable CostSum cost(RankingTotals totals) {
        return totals.costsUnknown() == 0 && totals.costs().size() == 1
                ? totals.costs().getFirst()
                : null;
    }

    /**
     * Costs in each currency; more is neither good nor bad.
     *
     * @param missing rows without a cost
     * @param change see {@link #costChange}
     */
    public Figure costs(
            String id, String caption, List<CostSum> costs, long missing, CostChange change) {
        String sums = costs.stream().map(words::shortCost).collect(Collectors.joining(" + "));
        String value =
                costs.isEmpty()
                        ? messages.text("unknown.mark")
                        : missing == 0 ? sums : messages.text("pattern.least", sums);
        return new Figure(
                id,
                caption,
                value,
                missing == 0 ? "" : messages.plural("sum.at-least.help", missing),
                missing == 0 && change.before() != null && change.now() != null
                        ? costTrend(change.before(), change.now()).orElse(null)
                        : null,
                null,
                null);
    }

    /**
     * A part of a whole, such as the play rate, with the change in percentage points.
     *
     * @param totals of the part and the whole; the rate is unknown where one isn't known in full
     * @param basis of the days that the change is about
     */
    public Figure rate(
            String id,
            String caption,
            String help,
            CounterSums totals,
            CounterSums basis,
            @Nullable CounterSums totalsBefore) {
        Double rate = totals.rate();
        Double now = basis.rate();
        Double before = totalsBefore == null ? null : totalsBefore.rate();
        if (rate == null) {
            return unknown(id, caption, messages.text("sum.unknown.help"));
        }
        return new Figure(
                id,
                caption,
                messages.formats().percent(rate),
                help,
                totalsBefore == null || before == null || now == null
                        ? null
                        : points(now - before, basis.isRateByChance(totalsBefore)),
                null,
                null);
    }

    private Figure.Trend points(double difference, boolean isChance) {
        long tenths = Math.round(difference * 1_000);
        String size =
                messages.text("figure.points", messages.formats().decimal(Math.abs(tenths) / 10.0));
        return trend(Long.signum(tenths), size, isChance);
    }

    private Optional<Figure.Trend> costTrend(CostSum before, CostSum now) {
        boolean comparable =
                before.currency() != null
                        && before.currency().equals(now.currency())
                        && before.amount().signum() > 0;
        if (!comparable) {
            return Optional.empty();
        }
        BigDecimal difference = now.amount().subtract(before.amount());
        String size = percent(difference.doubleValue() / before.amount().doubleValue());
        return Optional.of(new Figure.Trend(changes.moved(difference.signum(), size, false), 0));
    }
}
