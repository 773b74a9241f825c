package app.marquee.http.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;

/** The budget on a clock that the test moves. */
class RateBudgetTest {
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();
    private static final Duration PATIENT = Duration.ofMinutes(1);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 60, 120, 200, 6000})
    void noMinuteSeesMoreThanAllowedAndLittleLess(int perMinute) throws Exception {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(perMinute, clock);
        List<Long> taken = new ArrayList<>();
        for (int i = 0; i < perMinute * 5; i++) {
            assertThat(budget.take(Priority.INTERACTIVE, PATIENT)).isTrue();
            taken.add(clock.nanos());
        }
        for (int i = 0; i + perMinute < taken.size(); i++) {
            assertThat(taken.get(i + perMinute) - taken.get(i)).isGreaterThanOrEqualTo(MINUTE);
        }
        assertThat(taken.getLast()).isLessThan(MINUTE * 6);
    }

    @Test
    void aBurstIsServedAtOnce() throws Exception {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(120, clock);
        for (int i = 0; i < 12; i++) {
            budget.take(Priority.INTERACTIVE, PATIENT);
        }
        assertThat(clock.nanos()).isZero();
        budget.take(Priority.INTERACTIVE, PATIENT);
        assertThat(clock.nanos()).isPositive();
    }

    @Test
    void turnsThatNobodyTookAreNotSavedUp() throws Exception {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(120, clock);
        clock.advance(Duration.ofHours(1));
        long idle = clock.nanos();
        for (int i = 0; i < 12; i++) {
            budget.take(Priority.INTERACTIVE, PATIENT);
        }
        assertThat(clock.nanos()).isEqualTo(idle);
        budget.take(Priority.INTERACTIVE, PATIENT);
        assertThat(clock.nanos()).isGreaterThan(idle);
    }

    @Test
    void aPauseAsLongAsOneMayBeIsWaitedFor() throws Exception {
        RateBudget budget = new RateBudget(120, FakeClock.running());
        budget.pause(PATIENT);
        assertThat(budget.take(Priority.INTERACTIVE, PATIENT)).isTrue();
    }

    @Test
    void whoeverAPersonWaitsForGoesFirstAndElseWhoeverCameFirst() throws Exception {
        FakeClock clock = FakeClock.held();
        RateBudget budget = new RateBudget(1, clock);
        budget.take(Priority.BACKGROUND, PATIENT);
        List<String> served = new CopyOnWriteArrayList<>();
        List<Thread> waiting = new ArrayList<>();
        waiting.add(queue(budget, Priority.BACKGROUND, "background 1", served, 1));
        waiting.add(queue(budget, Priority.BACKGROUND, "background 2", served, 2));
        waiting.add(queue(budget, Priority.INTERACTIVE, "interactive 1", served, 3));
        waiting.add(queue(budget, Priority.INTERACTIVE, "interactive 2", served, 4));
        for (int done = 1; done <= 4; done++) {
            int expected = done;
            clock.advance(Duration.ofMinutes(1));
            Awaitility.await().until(() -> served.size() == expected);
        }
        for (Thread thread : waiting) {
            thread.join();
        }
        assertThat(served)
                .containsExactly("interactive 1", "interactive 2", "background 1", "background 2");
    }

    private static Thread queue(
            RateBudget budget, Priority priority, String name, List<String> served, int place) {
        Thread thread =
                Thread.ofVirtual()
                        .start(
                                () -> {
                                    try {
                                        budget.take(priority, PATIENT);
                                        served.add(name);
                                    } catch (InterruptedException over) {
                                        served.add("interrupted " + name);
                                    }
                                });
        Awaitility.await().until(() -> budget.waiting() == place);
        return thread;
    }

    @Test
    void whoeverIsInterruptedLeavesTheQueueToTheOthers() throws Exception {
        FakeClock clock = FakeClock.held();
        RateBudget budget = new RateBudget(1, clock);
        budget.take(Priority.INTERACTIVE, PATIENT);
        List<String> served = new CopyOnWriteArrayList<>();
        Thread first = queue(budget, Priority.INTERACTIVE, "first", served, 1);
        Thread second = queue(budget, Priority.INTERACTIVE, "second", served, 2);
        first.interrupt();
        first.join();
        clock.advance(Duration.ofMinutes(1));
        second.join();
        assertThat(served).containsExactly("interrupted first", "second");
        assertThat(budget.waiting()).isZero();
    }

    @Test
    void anotherNumberHoldsFromNowOnAndEndsNoPause() throws Exception {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(1, clock);
        budget.take(Priority.INTERACTIVE, PATIENT);
        budget.pause(Duration.ofSeconds(40));
        budget.allow(6000);
        assertThat(budget.pause()).isEqualTo(Duration.ofSeconds(40));
        for (int i = 0; i < 100; i++) {
            budget.take(Priority.INTERACTIVE, PATIENT);
        }
        assertThat(Duration.ofNanos(clock.nanos()))
                .isBetween(Duration.ofSeconds(40), Duration.ofSeconds(61));
        assertThatThrownBy(() -> budget.allow(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPauseHoldsEveryoneAndTheLongerOneCounts() throws Exception {
        FakeClock clock = FakeClock.running();
        RateBudget budget = new RateBudget(120, clock);
        budget.pause(Duration.ofSeconds(40));
        budget.pause(Duration.ofSeconds(10));
        assertThat(budget.pause()).isEqualTo(Duration.ofSeconds(40));
        assertThat(budget.take(Priority.INTERACTIVE, PATIENT)).isTrue();
        assertThat(clock.nanos()).isEqualTo(Duration.ofSeconds(40).toNanos());
        assertThat(budget.pause()).isZero();
    }

    @Test
    void aPauseThatIsTooLongSendsEveryoneAway() throws Exception {
        FakeClock clock = FakeClock.held();
        RateBudget budget = new RateBudget(1, clock);
        budget.take(Priority.INTERACTIVE, PATIENT);
        List<Boolean> turns = new CopyOnWriteArrayList<>();
        CountDownLatch over = new CountDownLatch(2);
        for (Priority priority : Priority.values()) {
            Thread.ofVirtual()
                    .start(
                            () -> {
                                try {
                                    turns.add(budget.take(priority, PATIENT));
                                } catch (InterruptedException unexpected) {
                                    Thread.currentThread().interrupt();
                                }
                                over.countDown();
                            });
        }
        Awaitility.await().until(() -> budget.waiting() == 2);
        budget.pause(Duration.ofMinutes(2));
        over.await();
        assertThat(turns).containsExactly(false, false);
    }

    /** A clock without an end of waiting: only a signal wakes whoever waits for a turn. */
    private static final class SilentClock implements WireClock {
        private final AtomicLong nanos = new AtomicLong();

        @Override
        public Instant now() {
            return FakeClock.START;
        }

        @Override
        public long nanos() {
            return nanos.get();
        }

        @Override
        public void sleep(Duration duration) {
            throw new AssertionError("Nobody sleeps");
        }

        // Returning early is allowed: whoever waits looks again.
        @SuppressWarnings("WaitNotInLoop")
        @Override
        public void await(Condition condition, Duration atMost) throws InterruptedException {
            condition.await();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoeverWaitsHearsOfAPauseAndOfAnotherNumber(boolean paused) throws Exception {
        SilentClock clock = new SilentClock();
        RateBudget budget = new RateBudget(1, clock);
        budget.take(Priority.INTERACTIVE, PATIENT);
        FutureTask<Boolean> turn =
                new FutureTask<>(() -> budget.take(Priority.INTERACTIVE, PATIENT));
        Thread.ofVirtual().start(turn);
        Awaitility.await().until(() -> budget.waiting() == 1);
        clock.nanos.set(Duration.ofSeconds(59).toNanos());
        if (paused) {
            budget.pause(PATIENT.plusNanos(1));
        } else {
            budget.allow(6000);
        }
        assertThat(turn.get(1, TimeUnit.MINUTES)).isEqualTo(!paused);
    }

    @Test
    void anInterruptedThreadGetsNoTurn() {
        RateBudget budget = new RateBudget(120, FakeClock.running());
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> budget.take(Priority.INTERACTIVE, PATIENT))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void aBudgetOfNothingIsRefused() {
        assertThatThrownBy(() -> new RateBudget(0, FakeClock.running()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
