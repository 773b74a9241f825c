package app.marquee.task;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** What a job on a thread of its own shows while it runs, and how it is held and ended. */
class VirtualThreadRunnerTest {
    private final List<String> seen = Collections.synchronizedList(new ArrayList<>());
    private final LinkedBlockingQueue<Runnable> fxThread = new LinkedBlockingQueue<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final JobRegistry registry = new JobRegistry(now::get);
    private final VirtualThreadRunner runner =
            new VirtualThreadRunner(fxThread::add, registry, (_, _, _) -> {}, _ -> "masked");
    private final JobScope scope = new JobScope(runner, () -> "Sandbox");

    private Job<String> job(Job.Work<String> work) {
        return Job.of(
                        "a job",
                        progress -> {
                            begun.countDown();
                            go.await();
                            return work.run(progress);
                        })
                .onSuccess(value -> seen.add("success " + value))
                .onFailure(failure -> seen.add("failure " + failure))
                .onCancelled(() -> seen.add("cancelled"))
                .onFinally(() -> seen.add("finally"));
    }

    private void hop() throws InterruptedException {
        Objects.requireNonNull(fxThread.poll(30, TimeUnit.SECONDS)).run();
    }

    private Entry entry() {
        return registry.running().getLast();
    }

    @Test
    void showsWhatRunsWhereAndForHowLong() throws Exception {
        scope.submit(job(_ -> "a"));
        now.set(Instant.EPOCH.plusSeconds(3));
        assertThat(entry().name()).isEqualTo("a job");
        assertThat(entry().place()).isEqualTo("Sandbox");
        assertThat(entry().elapsed()).isEqualTo(Duration.ofSeconds(3));
        assertThat(entry().isPausable()).isFalse();
        assertThat(entry().isWriting()).isFalse();
        assertThat(entry().isDone()).isFalse();
        go.countDown();
        hop();
        assertThat(registry.running()).isEmpty();
        assertThat(seen).containsExactly("success a", "finally");
    }

    @Test
    void keepsThePlaceThatWasSaid() {
        scope.submit(job(_ -> "a").in("elsewhere").pausable().writing());
        assertThat(entry().place()).isEqualTo("elsewhere");
        assertThat(entry().isPausable()).isTrue();
        assertThat(entry().isWriting()).isTrue();
    }

    @Test
    void bringsOnlyTheLatestAmount() throws Exception {
        CountDownLatch reported = new CountDownLatch(1);
        CountDownLatch shown = new CountDownLatch(1);
        go.countDown();
        scope.submit(
                job(
                        progress -> {
                            progress.report(1, 3);
                            progress.report(2, 3);
                            reported.countDown();
                            shown.await();
                            progress.report(3, 3);
                            return "a";
                        }));
        Entry entry = entry();
        assertThat(entry.amountProperty().get()).isEqualTo(Amount.UNKNOWN);
        reported.await();
        assertThat(fxThread).hasSize(1);
        hop();
        assertThat(entry.amountProperty().get()).isEqualTo(new Amount(2, 3));
        shown.countDown();
        hop();
        assertThat(entry.amountProperty().get()).isEqualTo(new Amount(3, 3));
    }

    @Test
    void anAmountWithoutATotalIsNotDeterminate() {
        assertThat(Amount.UNKNOWN.isDeterminate()).isFalse();
        assertThat(new Amount(0, 0).isDeterminate()).isFalse();
        assertThat(new Amount(0, 1).isDeterminate()).isTrue();
    }

    @Test
    void restsWhileItIsPaused() throws Exception {
        AtomicReference<Thread> worker = new AtomicReference<>();
        JobHandle handle =
                scope.submit(
                        job(progress -> {
                                    worker.set(Thread.currentThread());
                                    seen.add("paused " + progress.isPaused());
                                    progress.rest();
                                    seen.add("paused " + progress.isPaused());
                                    return "a";
                                })
                                .pausable());
        handle.pause();
        assertThat(handle.pausedProperty().get()).isTrue();
        go.countDown();
        await().until(() -> worker.get() != null && !isRunning(worker.get()));
        assertThat(seen).containsExactly("paused true");
        handle.resume();
        assertThat(handle.pausedProperty().get()).isFalse();
        hop();
        assertThat(seen).containsExactly("paused true", "paused false", "success a", "finally");
    }

    private static boolean isRunning(Thread thread) {
        return thread.getState() != Thread.State.WAITING
                && thread.getState() != Thread.State.TERMINATED;
    }

    @Test
    void whatCannotRestIsNotPaused() {
        JobHandle handle = scope.submit(job(_ -> "a"));
        handle.pause();
        assertThat(handle.pausedProperty().get()).isFalse();
    }

    @Test
    void aCancelledJobEndsAtItsRestAlthoughItsInterruptIsUsedUp() throws Exception {
        go.countDown();
        CountDownLatch working = new CountDownLatch(1);
        JobHandle handle =
                scope.submit(
                        job(
                                progress -> {
                                    try {
                                        working.countDown();
                                        new CountDownLatch(1).await();
                                    } catch (InterruptedException _) {
                                        seen.add("used up");
                                    }
                                    progress.rest();
                                    seen.add("went on");
                                    return "a";
                                }));
        working.await();
        handle.cancel();
        hop();
        assertThat(seen).containsExactly("used up", "cancelled", "finally");
    }

    @Test
    void bringsNewsUntilItIsClosed() throws Exception {
        go.countDown();
        scope.submit(
                job(
                        progress -> {
                            progress.tell(() -> seen.add("one"));
                            progress.tell(() -> seen.add("two"));
                            return "a";
                        }));
        hop();
        runner.close();
        hop();
        hop();
        assertThat(seen).containsExactly("one");
    }

    @Test
    void closingCancelsWhatRuns() throws Exception {
        scope.submit(job(_ -> "a"));
        begun.await();
        runner.close();
        hop();
        assertThat(registry.running()).isEmpty();
        assertThat(seen).isEmpty();
    }

    @Test
    void masksWhatADefectSays() throws Exception {
        go.countDown();
        scope.submit(
                job(
                        _ -> {
                            throw new IllegalStateException("token");
                        }));
        hop();
        assertThat(seen).containsExactly("failure Defect[detail=masked]", "finally");
    }

    @Test
    void masksNoTypedFailure() throws Exception {
        go.countDown();
        scope.submit(
                job(
                        _ -> {
                            throw new FailureException(new Failure.NoToken());
                        }));
        hop();
        assertThat(seen).containsExactly("failure NoToken[]", "finally");
    }
}
