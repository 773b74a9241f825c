package app.marquee.service.session;

import app.marquee.change.engine.ChangeTypes;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;

/**
 * Capabilities of the connection, learned from the responses of this session and remembered.
 * Documented operations are always available; only {@link #read} sends requests. Thread-safe.
 */
public final class Capabilities {
    private static final int METHOD_NOT_ALLOWED = 405;

    /** Reads whose path names no thing: 404 to them means that there is no such operation. */
    private static final Set<Operation> LISTS =
            EnumSet.of(
                    Operation.LIST_VIDEOS,
                    Operation.LIST_TRASH,
                    Operation.LIST_FOLDERS,
                    Operation.LIST_PLAYLISTS);

    private final Map<Operation, Capability> learned = new EnumMap<>(Operation.class);
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** What is known of a read; a write is there when the read beside it has answered. */
    public Capability of(Operation operation) {
        if (operation.isDocumented()) {
            return Capability.YES;
        }
        synchronized (learned) {
            Capability known = learned.get(operation);
            return known == null ? beside(operation) : known;
        }
    }

    private Capability beside(Operation operation) {
        boolean answered =
                ChangeTypes.learnedFrom(operation).stream()
                        .anyMatch(read -> learned.get(read) == Capability.YES);
        return answered ? Capability.YES : Capability.UNKNOWN;
    }

    /** Whether the operation may be offered to the user. */
    public boolean offers(Operation operation) {
        return of(operation) == Capability.YES;
    }

    /**
     * Reads with an extension unless it is known that there is none; empty when there is none. The
     * first such read is how it is found out. Blocks.
     *
     * @throws FailureException for every failure that does not say that there is no such operation
     */
    public <T> Optional<T> read(Operation operation, Supplier<T> read) {
        if (of(operation) == Capability.NO) {
            return Optional.empty();
        }
        try {
            return Optional.of(read.get());
        } catch (FailureException e) {
            if (saysNo(operation, e.failure())) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Learns from a successful answer; a documented read may stand beside an extension. */
    void answered(Operation operation) {
        learn(operation, Capability.YES);
    }

    /** Learns from an answer that was none. */
    void failed(Operation operation, Failure failure) {
        if (!operation.isDocumented() && saysNo(operation, failure)) {
            withdraw(operation, failure);
        }
    }

    /** 404 to a write that was answered before means the thing that it was about. */
    private void withdraw(Operation write, Failure failure) {
        boolean done;
        synchronized (learned) {
            done = write.isWrite() && learned.get(write) == Capability.YES;
        }
        if (!done || !(failure instanceof Failure.NotFound)) {
            learn(write, Capability.NO);
        }
    }

    private static boolean saysNo(Operation operation, Failure failure) {
        boolean notAllowed =
                failure.said().map(Answer::status).filter(s -> s == METHOD_NOT_ALLOWED).isPresent();
        boolean missing = failure instanceof Failure.NotFound;
        return notAllowed || (missing && (operation.isWrite() || LISTS.contains(operation)));
    }

    private void learn(Operation operation, Capability capability) {
        boolean news;
        synchronized (learned) {
            news = learned.put(operation, capability) != capability;
        }
        if (news) {
            listeners.forEach(Runnable::run);
        }
    }

    /** Runs the listener after something was learned, on the thread that learned it. */
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
