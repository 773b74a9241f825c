package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.budget.FakeClock;
import app.marquee.http.budget.WireClock;

import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.Condition;

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

    /** Clock that begins something when one thread looks at it a certain time. */
    private static final class LookedAt implements WireClock {
        private int wanted;
        private int looks;
        private @Nullable Thread who;
        private Runnable then = () -> {};

        void onLook(int number, Runnable begun) {
            who = Thread.currentThread();
            looks = 0;
            wanted = number;
            then = begun;
        }

        @Override
        public Instant now() {
            return FakeClock.START;
        }

        @Override
        public long nanos() {
            if (Thread.currentThread().equals(who) && ++looks == wanted) {
                then.run();
            }
            return 0;
        }

        @Override
        public void sleep(Duration duration) {
            throw new AssertionError(duration);
        }

        @Override
        public void await(Condition condition, Duration atMost) {
            throw new AssertionError(atMost);
        }
    }

    /** The other one comes at each moment at which this one looks at the clock. */
    @Test
    void ofTwoAtTheSameTimeOneTakesTheLastRequestOfTheHour() throws Exception {
        LookedAt looked = new LookedAt();
        boolean isOver = false;
        for (int look = 1; !isOver; look++) {
            BackgroundBudget last = new BackgroundBudget(() -> 6_000, looked);
            for (int i = 0; i < BackgroundBudget.AN_HOUR - 1; i++) {
                assertThat(last.visit().take()).isTrue();
            }
            FutureTask<Boolean> taking = new FutureTask<>(() -> last.visit().take());
            Thread other = new Thread(taking);
            looked.onLook(look, () -> begin(other));
            boolean isTaken = last.visit().take();
            isOver = looked.looks < look;
            if (isOver) {
                assertThat(look).as("moments").isGreaterThan(3);
                continue;
            }
            assertThat(isTaken != taking.get()).as("look %d at the clock", look).isTrue();
            assertThat(last.left()).as("look %d at the clock", look).isZero();
        }
    }

    /** Until it has ended or waits for the lock. */
    private static void begin(Thread other) {
        other.start();
        Awaitility.await()
                .until(
                        other::getState,
                        state -> state == Thread.State.WAITING || state == Thread.State.TERMINATED);
    }
}
