package app.marquee.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.series.Series;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class TimeCurveTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");
    private static final TimeCurve VIEWS =
            new TimeCurve(CounterMetric.VIEWS, ZONE, Duration.ofDays(1));

    /** A thing with its days. */
    private record Thing(@Nullable Bucket bucket, CounterSums sums, List<Thing> children)
            implements Timed<Thing> {
        private record Key(@Nullable Key parent) implements TreeKey<Key> {}

        @Override
        public TreeKey<?> key() {
            return new Key(null);
        }

        static Thing day(String day, @Nullable Long views) {
            Counters counters = new Counters(views, null, null, null);
            return new Thing(
                    BucketReader.days(ZONE).of(day),
                    CounterSums.of(Stream.of(counters)),
                    List.of());
        }

        static Thing of(Thing... inside) {
            return new Thing(null, CounterSums.NONE, List.of(inside));
        }
    }

    private static double at(String day) {
        return LocalDate.parse(day).atStartOfDay(ZONE).toEpochSecond();
    }

    @Test
    void daysOfTheSameTimeAddUpInTheOrderOfTime() throws InterruptedException {
        Thing country =
                Thing.of(
                        Thing.of(Thing.day("2026-03-02", 5L), Thing.day("2026-03-01", 1L)),
                        Thing.of(Thing.day("2026-03-02", 7L), Thing.day("2026-03-03", 2L)));

        Series curve = VIEWS.of("Brazil", country);

        assertThat(curve.name()).isEqualTo("Brazil");
        assertThat(curve.x()).containsExactly(at("2026-03-01"), at("2026-03-02"), at("2026-03-03"));
        assertThat(curve.y()).containsExactly(1, 12, 2);
    }

    @Test
    void severalAddUpToOneCurve() throws InterruptedException {
        Series curve =
                VIEWS.of(
                        "Other",
                        List.of(
                                Thing.of(Thing.day("2026-03-01", 1L)),
                                Thing.of(
                                        Thing.day("2026-03-01", 2L), Thing.day("2026-03-02", 4L))));

        assertThat(curve.y()).containsExactly(3, 4);
    }

    /** Also over the change to summer time. */
    @Test
    void aCurveMovesToOtherDays() throws InterruptedException {
        ZoneId madrid = ZoneId.of("Europe/Madrid");
        TimeCurve views = new TimeCurve(CounterMetric.VIEWS, madrid, Duration.ofDays(1));
        Series before =
                views.of(
                        "Spain",
                        Thing.of(Thing.day("2026-03-01", 1L), Thing.day("2026-03-02", 2L)));
        Period later = new Period(LocalDate.of(2026, 3, 29), LocalDate.of(2026, 3, 30));
        Series moved = views.moved(before, 28, later);
        assertThat(moved.y()).containsExactly(1, 2);
        assertThat(moved.x())
                .containsExactly(
                        (double) LocalDate.of(2026, 3, 29).atStartOfDay(madrid).toEpochSecond(),
                        (double) LocalDate.of(2026, 3, 30).atStartOfDay(madrid).toEpochSecond());
        assertThat(views.moved(before, 28, Period.of(LocalDate.of(2026, 3, 30))).y())
                .as("no day outside the period")
                .containsExactly(2);
    }

    /** Half of the world has days of 23 and 25 hours. */
    @Test
    void aDayThatIsMissingIsAGap() throws InterruptedException {
        ZoneId madrid = ZoneId.of("Europe/Madrid");
        Series curve =
                new TimeCurve(CounterMetric.VIEWS, madrid, Duration.ofDays(1))
                        .of(
                                "Spain",
                                Thing.of(
                                        Thing.day("2026-03-28", 1L),
                                        Thing.day("2026-03-29", 2L),
                                        Thing.day("2026-03-30", 3L),
                                        Thing.day("2026-04-01", 4L),
                                        Thing.day("2026-10-25", 5L),
                                        Thing.day("2026-10-26", 6L)));

        assertThat(IntStream.range(0, 6).filter(curve::isGapBefore)).containsExactly(3, 4);
    }

    @Test
    void whatTheServiceDidNotSayIsNoZero() throws InterruptedException {
        Series curve =
                VIEWS.of(
                        "Manaus",
                        Thing.of(
                                Thing.day("2026-03-01", null),
                                Thing.day("2026-03-02", 3L),
                                Thing.day("whenever", 9L)));

        assertThat(curve.y()).containsExactly(Double.NaN, 3);
        assertThat(curve.isKnown(0)).isFalse();
    }

    @Test
    void whatHasNoDaysHasNoPoints() throws InterruptedException {
        assertThat(VIEWS.of("Total", Thing.of()).size()).isZero();
    }
}
