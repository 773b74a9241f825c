package app.marquee.change;

import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.Difference;
import app.marquee.model.id.ItemKind;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Log of changes made elsewhere until the user has seen them: one entry per value, from first to
 * last known. In memory. Thread-safe.
 */
public final class ExternalChangeLog {
    /** More than a user reads; the oldest are dropped first. */
    private static final int LIMIT = 10_000;

    private final LinkedHashMap<Value, Difference> all = new LinkedHashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Field of one item. */
    private record Value(ItemKind kind, String id, String member) {
        static Value of(Difference one) {
            return new Value(one.of().kind(), String.valueOf(one.of().id()), one.change().member());
        }
    }

    public void add(Collection<Difference> some) {
        if (some.isEmpty()) {
            return;
        }
        synchronized (all) {
            some.forEach(this::add);
            while (all.size() > LIMIT) {
                all.pollFirstEntry();
            }
        }
        tell();
    }

    private void add(Difference one) {
        Difference earlier = all.get(Value.of(one));
        boolean isNews = !(one.change().before() instanceof ChangeValue.Unknown);
        Difference now = earlier == null ? one : earlier.then(one);
        if (now.isOver()) {
            all.remove(Value.of(one));
        } else if (earlier != null || isNews) {
            all.put(Value.of(one), now);
        }
    }

    /** Those of things of these kinds, the oldest first. */
    public List<Difference> of(Set<ItemKind> kinds) {
        synchronized (all) {
            return all.values().stream().filter(one -> kinds.contains(one.of().kind())).toList();
        }
    }

    /** The user has seen these; what was read after them stays. */
    public void seen(Collection<Difference> some) {
        synchronized (all) {
            some.forEach(one -> all.remove(Value.of(one), one));
        }
        tell();
    }

    private void tell() {
        listeners.forEach(Runnable::run);
    }

    /** Runs the listener after they changed, on any thread, until it is let go. */
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
