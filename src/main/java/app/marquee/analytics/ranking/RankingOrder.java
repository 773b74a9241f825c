package app.marquee.analytics.ranking;

import app.marquee.analytics.Amount;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Ranking order by one metric: greatest first, unknown last and without a rank, ties in the order
 * of the report. Thread-safe; ends on interrupt.
 */
public final class RankingOrder {
    private static final Comparator<Weighed> ORDER =
            Comparator.<Weighed, Amount>comparing(
                            Weighed::amount,
                            (left, right) ->
                                    Amount.compareCurrency(left.currency(), right.currency()))
                    .thenComparing((left, right) -> right.value().compareTo(left.value()));

    private final RankingMetric metric;

    public RankingOrder(RankingMetric metric) {
        this.metric = metric;
    }

    private record Weighed(int number, RankingRow row, Amount amount) {
        BigDecimal value() {
            return amount.value();
        }
    }

    public List<Ranked> of(List<RankingRow> rows) throws InterruptedException {
        List<Weighed> known = new ArrayList<>(rows.size());
        List<Ranked> unknown = new ArrayList<>();
        int number = 0;
        for (RankingRow row : rows) {
            Interrupts.heed();
            Amount amount = metric.of(row);
            if (amount == null) {
                unknown.add(new Ranked(number, null, 0, row));
            } else {
                known.add(new Weighed(number, row, amount));
            }
            number++;
        }
        known.sort(ORDER);
        List<Ranked> placed = place(known, rows.size());
        placed.addAll(unknown);
        return placed;
    }

    private static List<Ranked> place(List<Weighed> sorted, int size) {
        List<Ranked> placed = new ArrayList<>(size);
        @Nullable Weighed first = null;
        @Nullable Weighed last = null;
        int position = 0;
        int rank = 0;
        for (Weighed one : sorted) {
            if (first == null || !sameCurrency(first, one)) {
                first = one;
                last = null;
                position = 0;
            }
            position++;
            if (last == null || last.value().compareTo(one.value()) != 0) {
                rank = position;
            }
            last = one;
            placed.add(new Ranked(one.number(), rank, share(one, first), one.row()));
        }
        return placed;
    }

    private static boolean sameCurrency(Weighed left, Weighed right) {
        return Objects.equals(left.amount().currency(), right.amount().currency());
    }

    private static double share(Weighed one, Weighed greatest) {
        double most = greatest.value().doubleValue();
        return most <= 0 ? 0 : Math.max(0, one.value().doubleValue() / most);
    }
}
