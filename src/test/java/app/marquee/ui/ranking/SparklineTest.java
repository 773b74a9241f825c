package app.marquee.ui.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.ranking.DayLine;

import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** Shapes need no toolkit as long as nobody shows them. */
class SparklineTest {
    private static final LocalDate FIRST = LocalDate.of(2026, 3, 1);
    private static final List<LocalDate> DAYS = FIRST.datesUntil(FIRST.plusDays(5)).toList();

    private static Sparkline.Drawn drawn(Set<LocalDate> unfinished, double... values) {
        return Sparkline.Drawn.of(new DayLine(DAYS, values, unfinished), 120, 18);
    }

    @Test
    void daysThatWereOverAreOneLine() {
        Sparkline.Drawn drawn = drawn(Set.of(), 1, 2, 3, 2, 1);
        assertThat(drawn.whole()).hasSize(5).first().isInstanceOf(MoveTo.class);
        assertThat(drawn.whole()).last().isInstanceOf(LineTo.class);
        assertThat(drawn.dashes()).isEmpty();
        assertThat(drawn.rings()).isEmpty();
    }

    @Test
    void theLineEndsBeforeADayThatWasNotOverAndDashesLeadToItsRing() {
        Sparkline.Drawn drawn = drawn(Set.of(DAYS.getLast()), 4, 4, 4, 4, 1);
        assertThat(drawn.whole()).hasSize(4);
        LineTo end = (LineTo) drawn.whole().getLast();
        MoveTo from = (MoveTo) drawn.dashes().getFirst();
        LineTo to = (LineTo) drawn.dashes().getLast();
        assertThat(from.getX()).isEqualTo(end.getX());
        assertThat(from.getY()).isEqualTo(end.getY());
        assertThat(to.getY()).as("less is lower").isGreaterThan(from.getY());
        MoveTo ring = (MoveTo) drawn.rings().getFirst();
        assertThat(ring.getY()).isEqualTo(to.getY());
        assertThat(ring.getX()).isLessThan(to.getX());
        assertThat(to.getX()).as("the ring is inside").isLessThan(120 - 2.5);
    }

    @Test
    void aDayBetweenGapsIsAStrokeAndAPartBehindAGapARing() {
        double unknown = Double.NaN;
        Sparkline.Drawn drawn = drawn(Set.of(DAYS.getLast()), unknown, 3, unknown, unknown, 2);
        assertThat(drawn.whole()).hasSize(2);
        assertThat(drawn.dashes()).isEmpty();
        assertThat(drawn.rings()).isNotEmpty();
    }

    @Test
    void ofAVideoOfWhichNothingIsKnownNothingIsDrawn() {
        assertThat(Sparkline.Drawn.of(DayLine.NONE, 120, 18).whole()).isEmpty();
    }
}
