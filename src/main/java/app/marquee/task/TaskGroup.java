package app.marquee.task;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;

/**
 * Group of parallel parts of one job, each on its own virtual thread. Closing it blocks until every
 * part has ended. Used by the job's thread only.
 *
 * @param <T> result of a part; never null
 */
public final class TaskGroup<T> implements AutoCloseable {
    private record Ended<T>(
            @Nullable Thread worker, @Nullable T value, @Nullable Throwable defect) {}

    private final List<Thread> working = new ArrayList<>();
    private final BlockingQueue<Ended<T>> ended = new LinkedBlockingQueue<>();

    /**
     * @param part throws only what is a defect
     */
    public void start(String name, Supplier<T> part) {
        working.add(Thread.ofVirtual().name(name).start(() -> ended.add(run(part))));
    }

    // Whatever a part throws is thrown again where its end is taken.
    private static <T> Ended<T> run(Supplier<T> part) {
        try {
            return new Ended<>(Thread.currentThread(), part.get(), null);
        } catch (RuntimeException | Error defect) {
            return new Ended<>(Thread.currentThread(), null, defect);
        }
    }

    /** How many parts were begun whose end was not taken. */
    public int size() {
        return working.size();
    }

    /** Lets {@link #take} return although no part has ended; may be called by any thread. */
    public void wake() {
        ended.add(new Ended<>(null, null, null));
    }

    /** Blocks until a part ends, only while there is one; empty when it was woken before. */
    public Optional<T> take() throws InterruptedException {
        return value(ended.take());
    }

    /** The same, whatever interrupts it; the interrupt is kept. */
    public Optional<T> takeInAnyCase() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return value(ended.take());
                } catch (InterruptedException _) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private Optional<T> value(Ended<T> one) {
        if (one.worker != null) {
            working.remove(one.worker);
        }
        if (one.defect instanceof RuntimeException defect) {
            throw defect;
        }
        if (one.defect instanceof Error defect) {
            throw defect;
        }
        return Optional.ofNullable(one.value);
    }

    /** Interrupts every part that is still done. */
    public void interrupt() {
        working.forEach(Thread::interrupt);
    }

    /** Interrupts the remaining parts and blocks until they end. */
    @Override
    public void close() {
        interrupt();
        while (!working.isEmpty()) {
            try {
                takeInAnyCase();
            } catch (RuntimeException | Error _) {
                // One is on its way to the caller already.
            }
        }
    }
}
