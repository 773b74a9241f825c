package app.marquee.task;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Every job ends exactly once and then finally, on the thread of the endings. */
class RunnersTest {
    private final List<String> seen = new ArrayList<>();

    private Job<String> job(Job.Work<String> work) {
        return Job.of("a job", work)
                .onSuccess(value -> seen.add("success " + value))
                .onFailure(failure -> seen.add("failure " + failure.getClass().getSimpleName()))
                .onCancelled(() -> seen.add("cancelled"))
                .onFinally(() -> seen.add("finally"));
    }

    @Test
    void successThenFinally() {
        new InlineRunner().submit(job(_ -> "a"));
        assertThat(seen).containsExactly("success a", "finally");
    }

    @Test
    void typedFailureThenFinally() {
        new InlineRunner().submit(job(_ -> fail(new Failure.NoToken())));
        assertThat(seen).containsExactly("failure NoToken", "finally");
    }

    @Test
    void aCancelledFailureIsNoFailure() {
        new InlineRunner().submit(job(_ -> fail(new Failure.Cancelled(false))));
        assertThat(seen).containsExactly("cancelled", "finally");
    }

    @Test
    void aDefectReachesHandlerAndReporter() {
        InlineRunner runner = new InlineRunner();
        runner.submit(
                job(
                        _ -> {
                            throw new IllegalStateException("broken");
                        }));
        assertThat(seen).containsExactly("failure Defect", "finally");
        assertThat(runner.reported()).singleElement().asString().contains("broken");
    }

    @Test
    void anErrorOfTheMachineEndsTheJobToo() {
        new InlineRunner()
                .submit(
                        job(
                                _ -> {
                                    throw new InternalError("of the machine");
                                }));
        assertThat(seen).containsExactly("failure Defect", "finally");
    }

    @Test
    void aFailureThatNobodyHandlesIsReported() {
        InlineRunner runner = new InlineRunner();
        runner.submit(Job.of("lonely", _ -> fail(new Failure.NoToken())));
        assertThat(runner.reported()).containsExactly("lonely: NoToken[]");
    }

    @Test
    void finallyComesEvenWhenAHandlerThrows() {
        Job<String> job =
                job(_ -> "a")
                        .onSuccess(
                                _ -> {
                                    throw new IllegalStateException("handler");
                                });
        try {
            new InlineRunner().submit(job);
        } catch (IllegalStateException expected) {
            seen.add("thrown");
        }
        assertThat(seen).containsExactly("finally", "thrown");
    }

    @Test
    void cancelBeforeTheStartNeverRunsTheWork() {
        HeldRunner runner = new HeldRunner();
        JobHandle handle = runner.submit(job(_ -> seen.toString() + seen.add("ran")));
        handle.cancel();
        runner.release();
        assertThat(seen).containsExactly("cancelled", "finally");
    }

    /** Whoever cancelled expects nothing of it any more, although it was done. */
    @Test
    void cancelBetweenTheEndOfTheWorkAndItsDelivery() throws Exception {
        LinkedBlockingQueue<Runnable> fxThread = new LinkedBlockingQueue<>();
        VirtualThreadRunner runner =
                new VirtualThreadRunner(fxThread::add, new JobRegistry(), (_, _, _) -> {});
        JobHandle handle = runner.submit(job(_ -> "a"));
        Runnable delivery = Objects.requireNonNull(fxThread.poll(30, TimeUnit.SECONDS));
        handle.cancel();
        delivery.run();
        assertThat(seen).containsExactly("cancelled", "finally");
        assertThat(handle.isDone()).isTrue();
    }

    @Test
    void aNewerReadSilencesTheOlder() {
        HeldRunner runner = new HeldRunner();
        LatestJob latest = new LatestJob(runner);
        latest.submit(job(_ -> "old"));
        latest.submit(job(_ -> "new"));
        runner.releaseNewest();
        runner.release();
        assertThat(seen).containsExactly("success new", "finally");
    }

    @Test
    void nothingReachesAClosedScope() {
        HeldRunner runner = new HeldRunner();
        JobScope scope = new JobScope(runner);
        scope.submit(job(_ -> "late" + seen.add("ran")));
        scope.close();
        runner.releaseAll();
        assertThat(seen).isEmpty();
    }

    @Test
    void aFailureThatNobodyHandlesIsReportedFromAScopeToo() {
        InlineRunner runner = new InlineRunner();
        JobScope scope = new JobScope(runner);
        scope.submit(Job.of("lonely", _ -> fail(new Failure.NoToken())));
        assertThat(runner.reported()).containsExactly("lonely: NoToken[]");
        scope.submit(job(_ -> fail(new Failure.NoToken())));
        assertThat(seen).containsExactly("failure NoToken", "finally");
    }

    @Test
    void aCancelledLatestJobSaysSoAndASupersededOneDoesNot() {
        HeldRunner runner = new HeldRunner();
        LatestJob latest = new LatestJob(runner);
        latest.cancel();
        latest.supersede();
        latest.submit(job(_ -> "a"));
        latest.cancel();
        runner.release();
        assertThat(seen).containsExactly("cancelled", "finally");
        seen.clear();
        latest.submit(job(_ -> "b")).cancel();
        runner.release();
        assertThat(seen).containsExactly("cancelled", "finally");
        seen.clear();
        latest.submit(job(_ -> "c"));
        latest.supersede();
        runner.release();
        assertThat(seen).isEmpty();
    }

    @Test
    void workThatWasInterruptedIsCancelled() {
        new InlineRunner()
                .submit(
                        job(
                                _ -> {
                                    throw new InterruptedException();
                                }));
        assertThat(seen).containsExactly("cancelled", "finally");
    }

    @Test
    void cancellingAfterTheWorkInterruptsNobody() {
        RunningJob<String> running = new RunningJob<>(job(_ -> "a"), (_, _, _) -> {});
        running.run(Progress.NONE);
        running.cancel();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void aDefectIsReportedWithWhereItsJobWasSubmitted() {
        IllegalStateException defect = new IllegalStateException("broken");
        List<Throwable> reported = new ArrayList<>();
        RunningJob<String> running =
                new RunningJob<>(
                        job(
                                _ -> {
                                    throw defect;
                                }),
                        (_, _, submitted) -> reported.add(submitted));
        running.end(running.run(Progress.NONE));
        assertThat(reported)
                .singleElement()
                .extracting(Throwable::getSuppressed)
                .isEqualTo(new Throwable[] {defect});
    }

    @Test
    void cancellingReadsLeavesWhatSendsAChange() {
        HeldRunner runner = new HeldRunner();
        JobScope scope = new JobScope(runner);
        scope.submit(job(_ -> "changed").writing());
        assertThat(scope.cancelReads()).as("there is nothing to cancel").isFalse();
        scope.submit(job(_ -> "read"));
        assertThat(scope.cancelReads()).isTrue();
        runner.releaseAll();
        assertThat(seen).containsExactly("success changed", "finally", "cancelled", "finally");
    }

    @Test
    void cancellingInterruptsTheWork() throws Exception {
        try (var fxThread = Executors.newSingleThreadExecutor()) {
            CountDownLatch started = new CountDownLatch(1);
            LinkedBlockingQueue<String> endings = new LinkedBlockingQueue<>();
            Job<String> job =
                    Job.<String>of(
                                    "sleeper",
                                    _ -> {
                                        started.countDown();
                                        new CountDownLatch(1).await();
                                        return "never";
                                    })
                            .onSuccess(endings::add)
                            .onCancelled(() -> endings.add("cancelled"))
                            .onFinally(() -> endings.add("finally"));
            JobRegistry registry = new JobRegistry();
            VirtualThreadRunner runner =
                    new VirtualThreadRunner(fxThread, registry, (_, _, _) -> {});
            JobHandle handle = fxThread.submit(() -> runner.submit(job)).get();
            started.await();
            handle.cancel();
            assertThat(endings.poll(30, TimeUnit.SECONDS)).isEqualTo("cancelled");
            assertThat(endings.poll(30, TimeUnit.SECONDS)).isEqualTo("finally");
            assertThat(registry.running()).isEmpty();
        }
    }

    private static String fail(Failure failure) {
        throw new FailureException(failure);
    }

    @Test
    void newsOfPartsComeInOrderBeforeTheEndingAndNotToAViewThatIsGone() {
        InlineRunner runner = new InlineRunner();
        JobScope scope = new JobScope(runner);
        scope.submit(
                job(
                        progress -> {
                            progress.tell(() -> seen.add("one"));
                            progress.tell(() -> seen.add("two"));
                            scope.close();
                            progress.tell(() -> seen.add("three"));
                            return "a";
                        }));
        assertThat(seen).containsExactly("one", "two");
    }
}
