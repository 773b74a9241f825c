package app.marquee.store.keychain;

import app.marquee.model.connection.KeychainState;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Guard around a keychain: opened at first use, called in order on one dedicated thread with a time
 * limit, and every exception becomes a state. A hanging keychain costs only its own thread.
 * Thread-safe.
 */
public final class GuardedKeychain implements AutoCloseable {
    /** Long enough for a service that has to start first. */
    public static final Duration USUAL_LIMIT = Duration.ofSeconds(4);

    private static final Logger LOG = LoggerFactory.getLogger(GuardedKeychain.class);

    private final Supplier<Optional<Keychain>> source;
    private final Duration limit;
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("keychain").factory());
    private final Used used = new Used();
    private volatile KeychainState state = KeychainState.NOT_ASKED;

    /** Keychain handle, touched only by its own thread. */
    private static final class Used {
        private boolean opened;
        private @Nullable Keychain keychain;
    }

    /**
     * @param source finds the keychain; may hang or throw like the keychain itself
     * @param limit the time limit of one call
     */
    public GuardedKeychain(Supplier<Optional<Keychain>> source, Duration limit) {
        this.source = source;
        this.limit = limit;
    }

    public KeychainState state() {
        return state;
    }

    /**
     * Asks the keychain when it is its turn.
     *
     * @param late takes the answer on the keychain's thread, however late it comes; empty when
     *     there is no keychain or it failed
     * @return the same, and empty when it did not come in time
     */
    <T> CompletableFuture<Optional<T>> ask(
            Function<Keychain, Optional<T>> question, Consumer<Optional<T>> late) {
        CompletableFuture<Optional<T>> answer = new CompletableFuture<>();
        try {
            worker.execute(() -> complete(answer, answer(question), late));
        } catch (RejectedExecutionException closed) {
            complete(answer, Optional.empty(), late);
        }
        return answer.copy()
                .orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(this::noAnswer);
    }

    private static <T> void complete(
            CompletableFuture<Optional<T>> answer, Optional<T> found, Consumer<Optional<T>> late) {
        late.accept(found);
        answer.complete(found);
    }

    private <T> Optional<T> noAnswer(Throwable thrown) {
        if (thrown instanceof TimeoutException) {
            state = KeychainState.SILENT;
        }
        return Optional.empty();
    }

    // These libraries throw whatever comes: null pointers, missing symbols, bad memory access.
    private <T> Optional<T> answer(Function<Keychain, Optional<T>> question) {
        try {
            Keychain keychain = open();
            if (keychain == null) {
                state = KeychainState.ABSENT;
                return Optional.empty();
            }
            Optional<T> answer = question.apply(keychain);
            state = KeychainState.IN_USE;
            return answer;
        } catch (Throwable odd) {
            // Its message might hold what was to be kept.
            LOG.warn("Keychain failed: {}", odd.getClass().getName());
            state = used.keychain == null ? KeychainState.ABSENT : KeychainState.FAILING;
            return Optional.empty();
        }
    }

    private @Nullable Keychain open() {
        if (!used.opened) {
            used.opened = true;
            used.keychain = source.get().orElse(null);
        }
        return used.keychain;
    }

    /** Lets it finish what it was given, up to the time limit of one call. */
    @Override
    public void close() {
        worker.shutdown();
        try {
            if (!worker.awaitTermination(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                worker.shutdownNow();
            }
        } catch (InterruptedException ended) {
            worker.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
