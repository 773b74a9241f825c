package app.marquee.change.engine;

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
 * Locks of a connection's objects across all its sessions: one writer per object, first come, first
 * served. A change locks all its objects in one order, which prevents deadlocks. Thread-safe.
 */
public final class ObjectLocks {
    private record Key(ConnectionId connection, ItemKind kind, String id) {}

    private static final Comparator<Key> ORDER =
            Comparator.comparing(Key::kind).thenComparing(Key::id);

    private final Map<Key, ReentrantLock> locks = new ConcurrentHashMap<>();

    /** Blocks until no other writer has any of these. */
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

    /** An object that does not exist yet has no other writer. */
    private static Optional<Key> key(ConnectionId connection, Subject subject) {
        return Optional.ofNullable(subject.id()).map(id -> new Key(connection, subject.kind(), id));
    }

    /** Held locks, released on the thread that acquired them. */
    static final class Held implements AutoCloseable {
        private final Deque<ReentrantLock> locks = new ArrayDeque<>();

        @Override
        public void close() {
            locks.forEach(ReentrantLock::unlock);
            locks.clear();
        }
    }
}
