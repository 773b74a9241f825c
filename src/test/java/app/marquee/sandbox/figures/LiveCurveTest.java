package app.marquee.sandbox.figures;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.SeedLive;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** A live stream's curve rises, falls, has a gap, and never knows the future. */
class LiveCurveTest {
    private static final Instant NOW = Instant.parse("2025-08-12T12:00:55Z");

    private final Account account = Account.generate(7, 1, NOW);
    private final Figures figures = Figures.of(account);

    @Test
    void unknownStreamsHaveNoHistory() {
        assertThat(figures.liveHistory(new UUID(1, 1), NOW)).isEmpty();
    }

    @Test
    void curvesRiseToAPeakAndEndLow() {
        account.lives()
                .filter(live -> live.endedAt().isBefore(NOW))
                .forEach(
                        live -> {
                            List<LivePoint> points =
                                    figures.liveHistory(live.id(), NOW).orElseThrow();
                            int peak =
                                    points.stream()
                                            .mapToInt(LivePoint::viewers)
                                            .max()
                                            .orElseThrow();
                            assertThat(peak).isBetween(live.peak() / 2, live.peak() * 11 / 10);
                            assertThat(points.getFirst().viewers()).isLessThan(peak / 4);
                            assertThat(points.getLast().viewers()).isLessThan(peak / 4);
                            assertThat(points)
                                    .isSortedAccordingTo(Comparator.comparing(LivePoint::at));
                        });
    }

    @Test
    void exactlyOneGapOfSomeMinutes() {
        SeedLive over = account.lives().skip(4).findFirst().orElseThrow();
        List<LivePoint> points = figures.liveHistory(over.id(), NOW).orElseThrow();
        List<Duration> gaps =
                IntStream.range(1, points.size())
                        .mapToObj(
                                next ->
                                        Duration.between(
                                                points.get(next - 1).at(), points.get(next).at()))
                        .filter(pause -> pause.compareTo(Duration.ofMinutes(1)) > 0)
                        .toList();
        assertThat(gaps).hasSize(1);
        assertThat(gaps.getFirst()).isGreaterThanOrEqualTo(Duration.ofMinutes(3));
    }

    @Test
    void oneIsOnOneIsAnnouncedAndTheOthersAreOver() {
        SeedLive on = account.lives().findFirst().orElseThrow();
        List<LivePoint> points = figures.liveHistory(on.id(), NOW).orElseThrow();
        assertThat(points.getLast().viewers()).isPositive();
        assertThat(points.getLast().at()).isBetween(NOW.minusSeconds(60), NOW);
        assertThat(figures.liveHistory(on.id(), NOW.plusSeconds(600)).orElseThrow())
                .hasSize(points.size() + 10)
                .startsWith(points.toArray(LivePoint[]::new));
        SeedLive announced = account.lives().skip(1).findFirst().orElseThrow();
        assertThat(figures.liveHistory(announced.id(), NOW).orElseThrow()).isEmpty();
    }
}
