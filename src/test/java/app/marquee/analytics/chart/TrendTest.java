package app.marquee.analytics.chart;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.drawing.Box;
import app.marquee.drawing.RecordedDrawing;
import app.marquee.drawing.Rgba;

import org.junit.jupiter.api.Test;

/** A small line has gaps for unknown values and a ring for an incomplete one. */
class TrendTest {
    private static RecordedDrawing drawn(int part, double... values) {
        RecordedDrawing drawing = new RecordedDrawing();
        new Trend(values, at -> at == part).draw(drawing, new Box(0, 0, 120, 18), Rgba.of(0));
        return drawing;
    }

    @Test
    void daysThatWereOverAreOneLine() {
        RecordedDrawing drawing = drawn(-1, 1, 2, 3, 2, 1);
        assertThat(drawing.lines())
                .singleElement()
                .satisfies(line -> assertThat(line.points()).hasSize(5));
        assertThat(drawing.rings()).isEmpty();
    }

    @Test
    void theLineEndsBeforeADayThatWasNotOverAndDashesLeadToItsRing() {
        RecordedDrawing drawing = drawn(4, 4, 4, 4, 4, 1);
        RecordedDrawing.Line whole = drawing.lines(false, 1.5).getFirst();
        assertThat(whole.points()).hasSize(4);
        RecordedDrawing.Line dashes = drawing.lines(true, 1).getFirst();
        assertThat(dashes.points().getFirst()).isEqualTo(whole.points().getLast());
        RecordedDrawing.Point end = dashes.points().getLast();
        assertThat(end.y()).as("less is lower").isGreaterThan(whole.points().getLast().y());
        assertThat(drawing.rings()).containsExactly(end);
        assertThat(end.x()).as("the ring is inside").isLessThan(120 - 2.5);
    }

    @Test
    void aDayBetweenGapsIsADotAndAPartBehindAGapARing() {
        double unknown = Double.NaN;
        RecordedDrawing drawing = drawn(4, unknown, 3, unknown, unknown, 2);
        assertThat(drawing.discs()).hasSize(1);
        assertThat(drawing.lines(true, 1)).isEmpty();
        assertThat(drawing.rings()).hasSize(1);
    }

    @Test
    void ofAVideoOfWhichNothingIsKnownNothingIsDrawn() {
        RecordedDrawing drawing = new RecordedDrawing();
        Trend.NONE.draw(drawing, new Box(0, 0, 120, 18), Rgba.of(0));
        assertThat(drawing.lines()).isEmpty();
    }

    @Test
    void sharesAreDrawnAsPartsOfTheWhole() {
        RecordedDrawing drawing = new RecordedDrawing();
        double[] halves = {0.5, 0.5};
        Trend.ofShares(halves, _ -> false).draw(drawing, new Box(0, 0, 120, 18), Rgba.of(0));
        assertThat(drawing.lines().getFirst().points())
                .allSatisfy(point -> assertThat(point.y()).isEqualTo(9));
    }
}
