package app.marquee.analytics.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.chart.ChartContent.Axis;
import app.marquee.analytics.series.Series;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;

/** What all lines say at one place. */
class CrosshairTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static Series line(String name, double... y) {
        return Series.of(name, IntStream.range(0, y.length).mapToDouble(i -> i * 100).toArray(), y);
    }

    private static ChartContent content(Series... series) {
        return new ChartContent(List.of(series), Axis.MOMENTS, ZONE);
    }

    private static Crosshair.Value value(ChartContent content, int series, int index, int number) {
        return Crosshair.of(content, series, index).values().get(number);
    }

    /** The comparison may have fewer lines. */
    @Test
    void aLineWithoutAComparisonHasNoValueBefore() {
        ChartContent both =
                content(line("a", 1, 2), line("b", 3, 4)).comparedWith(List.of(line("a", 10, 20)));
        assertThat(value(both, 0, 1, 0).before()).isEqualTo(20);
        assertThat(value(both, 0, 1, 1).before()).isNull();
    }

    @Test
    void withoutAComparisonItIsThePointBefore() {
        ChartContent one = content(line("a", 1, 2, Double.NaN, 4));
        assertThat(value(one, 0, 0, 0).before()).isNull();
        assertThat(value(one, 0, 1, 0).before()).isEqualTo(1);
        assertThat(value(one, 0, 2, 0).value()).isNull();
        assertThat(value(one, 0, 3, 0).before()).as("unknown").isNull();
        Series gap = Series.of("a", new double[] {0, 100, 200, 900}, new double[] {1, 2, 3, 4});
        assertThat(value(content(gap), 0, 3, 0).before()).as("before a gap").isNull();
    }

    @Test
    void aPreliminaryValueIsNotComparedWithThePointBefore() {
        ChartContent part =
                new ChartContent(List.of(line("a", 1, 2)), Axis.MOMENTS, ZONE, null, x -> x >= 100);
        assertThat(value(part, 0, 1, 0).part()).isTrue();
        assertThat(value(part, 0, 1, 0).before()).isNull();
        assertThat(value(part, 0, 0, 0).part()).isFalse();
    }

    @Test
    void theGreatestIsFirstAndWhatIsUnknownLast() {
        ChartContent three = content(line("a", 2), line("b", Double.NaN), line("c", 9));
        assertThat(Crosshair.of(three, 0, 0).ranked())
                .extracting(Crosshair.Value::name)
                .containsExactly("c", "a", "b");
    }

    /** A day has what happens until the next one begins. */
    @Test
    void marksBelongToTheNearestPointAndOfDaysToTheirDay() {
        List<ChartMark> late = List.of(new ChartMark(180, ChartMark.Kind.NOTE, "late"));
        ChartContent moments = content(line("a", 1, 2, 3)).markedWith(late);
        assertThat(Crosshair.of(moments, 0, 2).marks()).hasSize(1);
        assertThat(Crosshair.of(moments, 0, 1).marks()).isEmpty();
        ChartContent days =
                new ChartContent(List.of(line("a", 1, 2, 3)), Axis.DAYS, ZONE).markedWith(late);
        assertThat(Crosshair.of(days, 0, 1).marks()).hasSize(1);
        assertThat(Crosshair.of(days, 0, 2).marks()).isEmpty();
    }
}
