package app.marquee.analytics.live;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.ViewersPoint;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What is told of a live stream, and what is not known of it. */
class LiveCurveTest {
    private static final Instant START = Instant.parse("2026-03-10T12:00:00Z");

    private static ViewersPoint point(int minute, @Nullable Long viewers) {
        Instant at = START.plusSeconds(60L * minute);
        return new ViewersPoint(at.toString(), at, viewers, UnknownMembers.NONE);
    }

    @Test
    void pointsComeIntoTheOrderOfTimeEachTimeOnce() {
        LiveCurve curve =
                LiveCurve.of(
                        List.of(
                                point(2, 5L),
                                point(0, 1L),
                                point(1, null),
                                point(2, 6L),
                                new ViewersPoint("soon", null, 9L, UnknownMembers.NONE)));
        assertThat(curve.points())
                .extracting(LiveCurve.Point::viewers)
                .containsExactly(1L, null, 6L);
        assertThat(curve.timeless()).isEqualTo(1);
        assertThat(curve.repeated()).isEqualTo(1);
        assertThat(curve.alignedSeries("a").x()).containsExactly(0, 60, 120);
        assertThat(curve.series("a").x()[0]).isEqualTo((double) START.getEpochSecond());
        assertThat(curve.series("a").isKnown(1)).isFalse();
    }

    @Test
    void aCurveIsInPercentOfItsPeak() {
        LiveCurve curve =
                LiveCurve.of(List.of(point(0, 2L), point(1, null), point(2, 8L), point(3, 4L)));
        assertThat(LiveCurve.ofPeak(curve.series("a")).y())
                .containsExactly(25, Double.NaN, 100, 50);
        LiveCurve empty = LiveCurve.of(List.of(point(0, 0L), point(1, null)));
        assertThat(LiveCurve.ofPeak(empty.series("a")).y()).containsOnly(Double.NaN);
    }

    @Test
    void theLastPointTellsTheState() {
        Instant now = START.plusSeconds(3_600);
        assertThat(LiveState.of(now.minusSeconds(300), now, now)).isEqualTo(LiveState.LIVE);
        assertThat(LiveState.of(now.minusSeconds(301), now, now)).isEqualTo(LiveState.ENDED);
        assertThat(LiveState.of(START, START, START.plusSeconds(301)))
                .as("it may have ended since")
                .isEqualTo(LiveState.UNKNOWN);
        assertThat(LiveState.of(START, START.plusSeconds(301), now)).isEqualTo(LiveState.ENDED);
        assertThat(LiveState.of(null, now, now)).isEqualTo(LiveState.UNKNOWN);
        assertThat(LiveState.of(now, null, now)).isEqualTo(LiveState.UNKNOWN);
    }

    @Test
    void figuresAreOfWhatIsKnown() {
        LiveFigures figures =
                LiveFigures.of(
                        LiveCurve.of(
                                List.of(
                                        point(0, 2L),
                                        point(1, 8L),
                                        point(2, null),
                                        point(3, 8L),
                                        point(9, 4L))));
        assertThat(figures.current()).isEqualTo(4);
        assertThat(figures.peak()).isEqualTo(8);
        assertThat(figures.peakAt()).isEqualTo(START.plusSeconds(60));
        assertThat(figures.toPeak()).isEqualTo(Duration.ofMinutes(1));
        assertThat(figures.average()).isEqualTo(5);
        assertThat(figures.median()).isEqualTo(6);
        assertThat(figures.length()).isEqualTo(Duration.ofMinutes(9));
        assertThat(figures.gaps()).isEqualTo(1);
        assertThat(figures.unknown()).isEqualTo(1);
    }

    @Test
    void theAverageCountsTimeInsteadOfPoints() {
        LiveFigures figures =
                LiveFigures.of(
                        LiveCurve.of(
                                List.of(
                                        point(0, 100L),
                                        point(1, 100L),
                                        point(2, 100L),
                                        point(4, 0L),
                                        point(6, 0L),
                                        point(8, 0L))));
        assertThat(figures.average()).isEqualTo(37.5);
    }

    @Test
    void theAverageOfPointsWithoutNeighborsIsThatOfThePoints() {
        LiveFigures figures =
                LiveFigures.of(LiveCurve.of(List.of(point(0, 4L), point(1, null), point(2, 8L))));
        assertThat(figures.average()).isEqualTo(6);
    }

    @Test
    void nothingKnownIsNotZero() {
        LiveFigures none = LiveFigures.of(LiveCurve.of(List.of()));
        assertThat(none.peak()).isNull();
        assertThat(none.average()).isNull();
        assertThat(none.length()).isNull();
        LiveFigures unknown = LiveFigures.of(LiveCurve.of(List.of(point(0, null))));
        assertThat(unknown.peak()).isNull();
        assertThat(unknown.median()).isNull();
        assertThat(unknown.points()).isEqualTo(1);
    }
}
