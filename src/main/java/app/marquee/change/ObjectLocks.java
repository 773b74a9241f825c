package app.marquee.change;

import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * One writer per object of a connection, over all its sessions in this process: whoever comes first
 * is sent first. All objects of a change are taken in one order, so that two changes never wait for
 * each other. Thread-safe.
 */
public final class ObjectLocks {
    private record Key(ConnectionId connection, ItemKind kind, String id) {}

    private static final Comparator<Key> ORDER =
            Comparator.comparing(Key::kind).thenComparing(Key::id);

    private final Map<Key, ReentrantLock> locks = new ConcurrentHashMap<>();

    /** Waits until nobody else writes any of these. */
    Held take(ConnectionId connection, Collection<Subject> subjects) throws InterruptedException {
        Held held = new Held();
        boolean all = false;
        try {
            for (ReentrantLock lock : inOrder(connection, subjects)) {
                lock.lockInterruptibly();
                held.locks.push(lock);
            }
            all = true;
            return held;
        } finally {
            if (!all) {
                held.close();
            }
        }
    }

    private SequencedCollection<ReentrantLock> inOrder(
            ConnectionId connection, Collection<Subject> subjects) {
        return subjects.stream()
                .flatMap(subject -> key(connection, subject).stream())
                .distinct()
                .sorted(ORDER)
                .map(key -> locks.computeIfAbsent(key, _ -> new ReentrantLock(true)))
                .toList();
    }

    /** What does not exist yet has nobody to wait for. */
    private static Optional<Key> key(ConnectionId connection, Subject subject) {
        return Optional.ofNullable(subject.id()).map(id -> new Key(connection, subject.kind(), id));
    }

    /** Frees the objects again, on the thread that took them. */
    static final class Held implements AutoCloseable {
        private final Deque<ReentrantLock> locks = new ArrayDeque<>();

        @Override
        public void close() {
            locks.forEach(ReentrantLock::unlock);
            locks.clear();
        }
    }
}
