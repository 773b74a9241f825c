package app.marquee.change;

import app.marquee.api.Gateways;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.Operation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Current state on the server, to compare changes with: every item is loaded once. Blocking. Not
 * thread-safe.
 */
public final class ServerState {
    private final Gateways gateways;
    private final Reads reads;
    private final Map<Key, Supplier<Optional<?>>> loaded = new HashMap<>();

    /** Reads of a connection; empty where it doesn't have the operation. */
    @FunctionalInterface
    public interface Reads {
        <T> Optional<T> read(Operation operation, Supplier<T> read);
    }

    private record Key(Operation operation, String id) {}

    public ServerState(Gateways gateways, Reads reads) {
        this.gateways = gateways;
        this.reads = reads;
    }

    /**
     * @param id of the item, or empty for a list of all
     * @return empty where it can't be loaded. 404 says little: the item or the operation may be
     *     missing.
     */
    @SuppressWarnings("unchecked") // an operation is always read as the same type
    public <T> Optional<T> read(Operation operation, String id, Function<Gateways, T> read) {
        return (Optional<T>)
                loaded.computeIfAbsent(
                                new Key(operation, id),
                                _ -> load(operation, () -> read.apply(gateways)))
                        .get();
    }

    /** Whether it was loaded, or tried to. */
    public boolean has(Operation operation, String id) {
        return loaded.containsKey(new Key(operation, id));
    }

    /** What failed once is not asked for again. */
    private <T> Supplier<Optional<?>> load(Operation operation, Supplier<T> read) {
        try {
            Optional<T> found = reads.read(operation, read);
            return () -> found;
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.NotFound) {
                return Optional::empty;
            }
            return () -> {
                throw e;
            };
        }
    }
}
