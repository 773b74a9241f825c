package app.marquee.ui.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.model.analytics.Counters;
import app.marquee.text.Messages;
import app.marquee.ui.analytics.Figure;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Changes on the tiles, which need both periods in full. */
class OverviewFiguresTest {
    private final OverviewFigures figures =
            new OverviewFigures(Messages.of("overview", Locale.ENGLISH), _ -> {});

    private static CounterSums views(@Nullable Long... rows) {
        return CounterSums.of(
                Arrays.stream(rows).map(views -> new Counters(views, null, views, null)));
    }

    private List<Figure> tiles(CounterSums now, @Nullable CounterSums before) {
        return figures.counts(
                new OverviewFigures.Counts(now, now, before), null, OverviewMetric.VIEWS);
    }

    @Test
    void aTileHasTheChangeOfItsValue() {
        Figure views = tiles(views(9_000L, 3_000L), views(6_000L)).getFirst();
        assertThat(views.value()).isEqualTo("12,000");
        assertThat(views.trend()).isNotNull();
        assertThat(views.trend().direction()).isPositive();
        assertThat(tiles(views(9_000L), null).getFirst().trend()).isNull();
    }

    /** A row without views may hold any number of them. */
    @Test
    void withoutAllOfTheOtherPeriodThereIsNoChange() {
        for (Figure tile : tiles(views(9_000L, 3_000L), views(6_000L, null))) {
            assertThat(tile.trend()).as(tile.id()).isNull();
        }
        for (Figure tile : tiles(views(9_000L, null), views(6_000L))) {
            assertThat(tile.trend()).as(tile.id()).isNull();
        }
    }

    /** The shown period may have preliminary days, which no change is about. */
    @Test
    void aChangeIsAboutTheDaysThatAreCompared() {
        OverviewFigures.Counts counts =
                new OverviewFigures.Counts(views(5_000L), views(3_000L), views(2_000L));
        Change change = Objects.requireNonNull(counts.change(CounterMetric.VIEWS));
        assertThat(change.difference()).isEqualTo(1_000);
        assertThat(
                        new OverviewFigures.Counts(views(5L), views(3L), null)
                                .change(CounterMetric.VIEWS))
                .isNull();
    }
}
