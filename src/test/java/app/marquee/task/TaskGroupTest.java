package app.marquee.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Every part of a crew is taken once, and none outlives the crew. */
class TaskGroupTest {
    private static String untilInterrupted() {
        try {
            new CountDownLatch(1).await();
            return "never";
        } catch (InterruptedException _) {
            return "interrupted";
        }
    }

    @Test
    void everyPartIsTakenOnce() throws Exception {
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            crew.start("one", () -> "a");
            crew.start("two", () -> "b");
            assertThat(crew.size()).isEqualTo(2);
            List<String> taken = new ArrayList<>();
            taken.add(crew.take().orElseThrow());
            taken.add(crew.take().orElseThrow());
            assertThat(taken).containsExactlyInAnyOrder("a", "b");
            assertThat(crew.size()).isZero();
        }
    }

    @Test
    void wakingTakesNoPart() throws Exception {
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            crew.start("waits", TaskGroupTest::untilInterrupted);
            crew.wake();
            assertThat(crew.take()).isEmpty();
            assertThat(crew.size()).isEqualTo(1);
            crew.interrupt();
            assertThat(crew.take()).contains("interrupted");
        }
    }

    @Test
    void aDefectIsThrownWhereItsPartIsTaken() {
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            crew.start(
                    "defect",
                    () -> {
                        throw new IllegalStateException("broken");
                    });
            assertThatThrownBy(crew::take).hasMessage("broken");
            crew.start(
                    "error",
                    () -> {
                        throw new InternalError("of the machine");
                    });
            assertThatThrownBy(crew::take).hasMessage("of the machine");
            assertThat(crew.size()).isZero();
        }
    }

    @Test
    void aPartIsTakenInAnyCaseAndTheInterruptKept() {
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            CountDownLatch taking = new CountDownLatch(1);
            crew.start("one", () -> "a");
            assertThat(crew.takeInAnyCase()).contains("a");
            assertThat(Thread.interrupted()).as("without an interrupt").isFalse();
            crew.start("two", () -> TaskGroupTest.after(taking));
            Thread.currentThread().interrupt();
            taking.countDown();
            assertThat(crew.takeInAnyCase()).contains("b");
            assertThat(Thread.interrupted()).as("after an interrupt").isTrue();
        }
    }

    private static String after(CountDownLatch latch) {
        try {
            latch.await();
            return "b";
        } catch (InterruptedException _) {
            return "interrupted";
        }
    }

    @Test
    void closingInterruptsAndWaitsForEveryPart() {
        List<String> ended = new ArrayList<>();
        try (TaskGroup<String> crew = new TaskGroup<>()) {
            crew.start(
                    "waits",
                    () -> {
                        ended.add(untilInterrupted());
                        throw new IllegalStateException("on its way to the caller already");
                    });
        }
        assertThat(ended).containsExactly("interrupted");
    }
}
