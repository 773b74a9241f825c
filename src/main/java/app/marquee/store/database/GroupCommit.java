package app.marquee.store.database;

import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Group commit: one writer thread combines the queued writes of many threads in one commit. Each is
 * atomic and fails alone, and a call returns when its data is on disk. Statements ignore
 * interrupts. Thread-safe.
 */
final class GroupCommit implements AutoCloseable {
    private static final int MOST = 256;

    private final Connection sql;
    private final BlockingQueue<Waiting<?>> queue = new LinkedBlockingQueue<>();
    private final ReentrantLock asking = new ReentrantLock();
    private final Thread writer;
    private boolean closed;

    GroupCommit(Connection sql, String name) {
        this.sql = sql;
        // A platform thread: a statement would hold the carrier of a virtual one until the disk is
        // done.
        this.writer = Thread.ofPlatform().daemon().name(name).start(this::writeAll);
    }

    <T> T write(SqlWork<T> work) throws SQLException {
        Waiting<T> waiting = new Waiting<>(work);
        ask(waiting);
        waiting.awaitEnd();
        return waiting.result();
    }

    private void ask(Waiting<?> waiting) throws SQLException {
        asking.lock();
        try {
            if (closed) {
                throw new SQLException("The database is closed");
            }
            queue.add(waiting);
        } finally {
            asking.unlock();
        }
    }

    /** Number of queued works. */
    int waiting() {
        return queue.size();
    }

    private void writeAll() {
        List<Waiting<?>> group = new ArrayList<>();
        try {
            while (true) {
                group.add(queue.take());
                queue.drainTo(group, MOST);
                boolean last = group.removeIf(Waiting::isEnd);
                commit(group);
                group.clear();
                if (last) {
                    return;
                }
            }
        } catch (InterruptedException _) {
            // It is never interrupted.
        }
    }

    private void commit(List<Waiting<?>> group) {
        try {
            if (group.size() == 1) {
                Transactions.run(sql, () -> group.getFirst().alone(sql));
            } else if (group.size() > 1) {
                Transactions.run(sql, () -> together(group));
            }
        } catch (SQLException | RuntimeException | Error e) {
            // Nothing of the group is on the disk.
            group.forEach(one -> one.fail(e));
        } finally {
            group.forEach(Waiting::end);
        }
    }

    private void together(List<Waiting<?>> group) throws SQLException {
        for (Waiting<?> one : group) {
            Savepoint before = sql.setSavepoint();
            if (one.runs(sql)) {
                sql.releaseSavepoint(before);
            } else {
                sql.rollback(before);
            }
        }
    }

    /** Returns when everything that was asked for is written. */
    @Override
    public void close() {
        asking.lock();
        try {
            if (!closed) {
                closed = true;
                queue.add(new Waiting<>(null));
            }
        } finally {
            asking.unlock();
        }
        joinWriter();
    }

    private void joinWriter() {
        boolean interrupted = false;
        while (writer.isAlive()) {
            try {
                writer.join();
            } catch (InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Queued write with its result; an empty one ends the queue. */
    private static final class Waiting<T> {
        private final @Nullable SqlWork<T> work;
        private final CountDownLatch over = new CountDownLatch(1);
        private @Nullable T result;
        private @Nullable Throwable failure;

        Waiting(@Nullable SqlWork<T> work) {
            this.work = work;
        }

        boolean isEnd() {
            return work == null;
        }

        /** A failure ends the transaction, which is only its own. */
        void alone(Connection sql) throws SQLException {
            if (work != null) {
                result = work.run(sql);
            }
        }

        /** False when it failed, so that its part is rolled back and the others go on. */
        boolean runs(Connection sql) {
            try {
                alone(sql);
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
            over.countDown();
        }

        /** Whatever interrupts it: the work is done or not done, and guessing is forbidden. */
        void awaitEnd() {
            boolean interrupted = false;
            while (over.getCount() > 0) {
                try {
                    over.await();
                } catch (InterruptedException _) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        // What the work returned, null included, is what its caller declared.
        @SuppressWarnings("NullAway")
        T result() throws SQLException {
            if (failure instanceof SQLException e) {
                throw e;
            }
            if (failure instanceof RuntimeException e) {
                throw e;
            }
            if (failure instanceof Error e) {
                throw e;
            }
            return result;
        }
    }
}
