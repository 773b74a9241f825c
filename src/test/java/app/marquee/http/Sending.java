package app.marquee.http;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.failure.Failure;

import org.awaitility.Awaitility;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** A request on a thread of its own, to be cancelled in the middle. */
final class Sending {
    private final CompletableFuture<Failure> failure = new CompletableFuture<>();
    private final CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    private final Thread thread;

    private Sending(Rig rig, ApiRequest request, AnswerReader<?> reader) {
        thread =
                Thread.ofPlatform()
                        .daemon()
                        .start(
                                () -> {
                                    try {
                                        failure.complete(rig.thrown(request, reader).failure());
                                    } catch (AssertionError | RuntimeException wrong) {
                                        failure.completeExceptionally(wrong);
                                    }
                                    interrupted.complete(Thread.currentThread().isInterrupted());
                                });
    }

    static Sending of(Rig rig, ApiRequest request) {
        return new Sending(rig, request, Rig.TEXT);
    }

    static Sending of(Rig rig, ApiRequest request, AnswerReader<?> reader) {
        return new Sending(rig, request, reader);
    }

    /** Waits until the client has the request and waits for something itself. */
    Sending untilInClient() {
        Awaitility.await()
                .pollInterval(Duration.ofMillis(5))
                .until(
                        () ->
                                thread.getState() == Thread.State.WAITING
                                        && java.util.Arrays.stream(thread.getStackTrace())
                                                .anyMatch(
                                                        frame ->
                                                                frame.getClassName()
                                                                        .contains("HttpClient")));
        return this;
    }

    /** Waits until the request is put off for a moment. */
    Sending untilAsleep() {
        Awaitility.await()
                .pollInterval(Duration.ofMillis(2))
                .until(() -> thread.getState() == Thread.State.TIMED_WAITING);
        return this;
    }

    /** Interrupts, and gives the failure, which has to come within a second. */
    Failure cancel() {
        thread.interrupt();
        assertThat(interrupted).succeedsWithin(Duration.ofSeconds(1)).isEqualTo(true);
        return failure.join();
    }

    Failure failure() {
        return failure.join();
    }
}
