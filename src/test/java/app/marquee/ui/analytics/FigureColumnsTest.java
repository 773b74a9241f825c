package app.marquee.ui.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Mover;
import app.marquee.analytics.Sum;
import app.marquee.export.SheetColumn;
import app.marquee.text.Messages;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The metrics of a row in a file, with what is unknown of them. */
class FigureColumnsTest {
    private final FigureColumns columns =
            new FigureColumns(Messages.of("analytics", Locale.ENGLISH));

    private static Sum sum(long known, long counted, long unknown) {
        return new Sum(BigInteger.valueOf(known), counted, unknown);
    }

    private static List<@Nullable Object> values(
            List<SheetColumn<CounterSums>> columns, CounterSums row) {
        List<@Nullable Object> values = new ArrayList<>();
        columns.forEach(column -> values.add(column.value().apply(row)));
        return values;
    }

    @Test
    void aValueThatIsNotKnownIsEmptyAndOneThatIsABoundHasARemark() {
        CounterSums row = new CounterSums(sum(900, 2, 1), sum(800, 2, 0), Sum.NONE, sum(50, 1, 0));
        List<@Nullable Object> values = values(columns.of(sums -> sums), row);
        assertThat(values.subList(0, 4))
                .containsExactly(
                        BigInteger.valueOf(900),
                        BigInteger.valueOf(800),
                        null,
                        BigInteger.valueOf(50));
        assertThat(String.valueOf(values.getLast()))
                .startsWith("Views: ")
                .contains(" Unique views: ")
                .doesNotContain("lays: ");
    }

    @Test
    void exactValuesHaveNoRemark() {
        CounterSums row = new CounterSums(sum(9, 2, 0), sum(8, 1, 0), sum(7, 3, 0), sum(6, 1, 0));
        assertThat(values(columns.of(sums -> sums), row).getLast()).isEqualTo("");
    }

    @Test
    void aChangeHasThreeColumnsOfDifferentNames() {
        Change change =
                new Change(
                        Mover.Kind.STAYED,
                        BigInteger.valueOf(200),
                        BigInteger.valueOf(150),
                        true,
                        0.25);
        List<SheetColumn<CounterSums>> three =
                columns.<CounterSums>changes(
                                (_, metric) -> metric == CounterMetric.VIEWS ? change : null)
                        .subList(0, 6);
        assertThat(three)
                .extracting(SheetColumn::member)
                .containsExactly(
                        "views_before",
                        "views_change",
                        "views_change_share",
                        "unique_views_before",
                        "unique_views_change",
                        "unique_views_change_share");
        assertThat(values(three, CounterSums.NONE))
                .containsExactly(
                        BigInteger.valueOf(200), BigInteger.valueOf(-50), 0.25, null, null, null);
    }
}
