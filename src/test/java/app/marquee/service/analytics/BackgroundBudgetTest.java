package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;

/** The budget of the background on a clock that the test moves: each of its limits. */
class BackgroundBudgetTest {
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();

    private final FakeClock clock = FakeClock.running();
    private final BackgroundBudget budget = new BackgroundBudget(() -> 6_000, clock);

    private static int all(BackgroundBudget.Visit visit) throws InterruptedException {
        int taken = 0;
        while (visit.take()) {
            taken++;
        }
        return taken;
    }

    @Test
    void aVisitHasThirty() throws Exception {
        BackgroundBudget.Visit visit = budget.visit();
        assertThat(visit.left()).isEqualTo(30);
        assertThat(all(visit)).isEqualTo(30);
        assertThat(visit.left()).isZero();
        assertThat(budget.visit().left()).isEqualTo(30);
    }

    @Test
    void anHourHasOneHundredAndTwentyOfAllVisits() throws Exception {
        for (int i = 0; i < 4; i++) {
            assertThat(all(budget.visit())).isEqualTo(30);
        }
        assertThat(budget.visit().left()).isZero();
        assertThat(all(budget.visit())).isZero();
        clock.advance(Duration.ofHours(1));
        assertThat(budget.visit().left()).isEqualTo(30);
    }

    @Test
    void noMinuteHasMoreThanAQuarterOfTheConnections() throws Exception {
        BackgroundBudget slow = new BackgroundBudget(() -> 40, clock);
        BackgroundBudget.Visit visit = slow.visit();
        List<Long> times = new ArrayList<>();
        while (visit.take()) {
            times.add(clock.nanos());
        }
        assertThat(times).hasSize(30);
        assertThatNoMinuteHasMoreThanTen(times);
    }

    private static void assertThatNoMinuteHasMoreThanTen(List<Long> times) {
        for (int i = 10; i < times.size(); i++) {
            assertThat(times.get(i) - times.get(i - 10)).isGreaterThanOrEqualTo(MINUTE);
        }
    }

    @Test
    void imagesAndReportsShareTheQuarterOfTheMinute() throws Exception {
        BackgroundBudget slow = new BackgroundBudget(() -> 40, clock);
        BackgroundBudget.Visit visit = slow.visit();
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            if (i % 3 == 0) {
                assertThat(visit.take()).isTrue();
            } else {
                slow.awaitFrame();
            }
            times.add(clock.nanos());
        }
        assertThatNoMinuteHasMoreThanTen(times);
    }

    @Test
    void imagesGoBeforeReportsThatWaitedLonger() throws Exception {
        FakeClock held = FakeClock.held();
        BackgroundBudget one = new BackgroundBudget(() -> 4, held);
        List<String> gone = new CopyOnWriteArrayList<>();
        one.awaitFrame();
        FutureTask<Boolean> report =
                new FutureTask<>(() -> one.visit().take() && gone.add("report"));
        FutureTask<Boolean> image =
                new FutureTask<>(
                        () -> {
                            one.awaitFrame();
                            return gone.add("image");
                        });
        Thread _ = Thread.ofVirtual().start(report);
        Awaitility.await().until(() -> one.waiting() == 1);
        Thread _ = Thread.ofVirtual().start(image);
        Awaitility.await().until(() -> one.waiting() == 2);
        held.advance(Duration.ofMinutes(1));
        Awaitility.await().until(() -> !gone.isEmpty());
        assertThat(gone).containsExactly("image");
        held.advance(Duration.ofMinutes(1));
        Awaitility.await().until(() -> gone.size() == 2);
        assertThat(gone).containsExactly("image", "report");
    }

    @Test
    void imagesHaveNeitherAnHourNorAUserWhoActs() throws Exception {
        budget.acted();
        for (int i = 0; i < BackgroundBudget.AN_HOUR + 1; i++) {
            budget.awaitFrame();
            if (i == 0) {
                assertThat(clock.nanos()).as("at once").isZero();
            }
        }
        assertThat(budget.left()).isEqualTo(BackgroundBudget.AN_HOUR);
    }

    /** Not in the second after the last act. */
    @Test
    void nothingIsSentWhileTheUserActs() throws Exception {
        budget.acted();
        clock.advance(Duration.ofMillis(400));
        budget.acted();
        assertThat(budget.visit().take()).isTrue();
        assertThat(clock.nanos()).isEqualTo(Duration.ofMillis(1_400).toNanos());
    }

    @Test
    void whoWaitsForTheUserCanBeEnded() {
        FakeClock held = FakeClock.held();
        BackgroundBudget waiting = new BackgroundBudget(() -> 6_000, held);
        waiting.acted();
        FutureTask<Boolean> taking = new FutureTask<>(() -> waiting.visit().take());
        Thread thread = Thread.ofVirtual().start(taking);
        Awaitility.await().until(() -> held.waitedOn.getCount() == 0);
        assertThat(taking.isDone()).isFalse();
        thread.interrupt();
        Awaitility.await().until(taking::isDone);
        assertThat(taking).failsWithin(Duration.ZERO);
        assertThat(waiting.left()).as("nothing was counted").isEqualTo(BackgroundBudget.AN_HOUR);
    }
}
