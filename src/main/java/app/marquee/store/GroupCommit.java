package app.marquee.store;

import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Writes of several threads through one connection: what comes while a commit is on its way to the
 * disk goes with the next one, all of it in one commit. Each work is whole or not done at all, and
 * one that fails takes no other with it. A call returns when its own work is on the disk.
 * Thread-safe; interrupting does not break off a statement.
 */
final class GroupCommit {
    private static final int MOST = 256;

    private final Connection sql;
    private final ReentrantLock writing;
    private final Queue<Waiting<?>> queue = new ConcurrentLinkedQueue<>();

    /**
     * @param writing is held while the connection is used
     */
    GroupCommit(Connection sql, ReentrantLock writing) {
        this.sql = sql;
        this.writing = writing;
    }

    <T> T write(SqlWork<T> work) throws SQLException {
        Waiting<T> waiting = new Waiting<>(work);
        queue.add(waiting);
        writing.lock();
        try {
            while (!waiting.over) {
                commit(next());
            }
        } finally {
            writing.unlock();
        }
        return waiting.result();
    }

    private List<Waiting<?>> next() {
        List<Waiting<?>> group = new ArrayList<>();
        for (Waiting<?> one = queue.poll(); one != null; one = queue.poll()) {
            group.add(one);
            if (group.size() == MOST) {
                break;
            }
        }
        return group;
    }

    /** Whoever is first commits for all; the others find their work done. */
    private void commit(List<Waiting<?>> group) {
        try {
            if (group.size() == 1) {
                Transactions.run(sql, _ -> group.getFirst().alone(sql));
            } else {
                Transactions.run(sql, _ -> together(group));
            }
        } catch (SQLException | RuntimeException | Error e) {
            // Nothing of the group is on the disk.
            group.forEach(one -> one.fail(e));
        } finally {
            group.forEach(Waiting::end);
        }
    }

    private int together(List<Waiting<?>> group) throws SQLException {
        for (Waiting<?> one : group) {
            Savepoint before = sql.setSavepoint();
            if (one.runs(sql)) {
                sql.releaseSavepoint(before);
            } else {
                sql.rollback(before);
            }
        }
        return group.size();
    }

    /** One work and what became of it; written by whoever holds the lock. */
    private static final class Waiting<T> {
        private final SqlWork<T> work;
        private boolean over;
        private @Nullable T result;
        private @Nullable Throwable failure;

        Waiting(SqlWork<T> work) {
            this.work = work;
        }

        /** A failure ends the transaction, which is only its own. */
        int alone(Connection sql) throws SQLException {
            result = work.run(sql);
            return 1;
        }

        /** False when it failed, so that its part is taken back and the others go on. */
        boolean runs(Connection sql) {
            try {
                result = work.run(sql);
                return true;
            } catch (SQLException | RuntimeException e) {
                failure = e;
                return false;
            }
        }

        void fail(Throwable why) {
            if (failure == null) {
                failure = why;
            }
        }

        void end() {
            over = true;
        }

        // What the work returned, null included, is what its caller declared.
        @SuppressWarnings("NullAway")
        T result() throws SQLException {
            return switch (failure) {
                case null -> result;
                case SQLException e -> throw e;
                case RuntimeException e -> throw e;
                case Error e -> throw e;
                default -> throw new IllegalStateException(failure);
            };
        }
    }
}
