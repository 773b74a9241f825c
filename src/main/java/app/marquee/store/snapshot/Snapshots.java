package app.marquee.store.snapshot;

import app.marquee.model.id.ConnectionId;
import app.marquee.store.database.Database;
import app.marquee.store.database.Schema;

import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Snapshots of every connection's reports, each under its query. Those beyond the retention are
 * deleted, oldest first. Thread-safe. Blocking.
 */
public final class Snapshots implements AutoCloseable {
    private static final Schema SCHEMA =
            new Schema(
                    List.of(
                            List.of(
                                    """
                                    CREATE TABLE snapshot (
                                      id INTEGER PRIMARY KEY,
                                      connection TEXT NOT NULL,
                                      question TEXT NOT NULL,
                                      asked_at INTEGER NOT NULL,
                                      rows INTEGER NOT NULL,
                                      bytes INTEGER NOT NULL,
                                      answer BLOB NOT NULL)
                                    """,
                                    """
                                    CREATE INDEX snapshot_question
                                      ON snapshot (connection, question, asked_at)
                                    """)));

    private static final String KEEP =
            """
            INSERT INTO snapshot (connection, question, asked_at, rows, bytes, answer)
            VALUES (?, ?, ?, ?, ?, ?)
            """;

    private static final String EARLIER =
            "DELETE FROM snapshot WHERE connection = ? AND question = ? AND asked_at <= ?";

    private static final String LATEST =
            """
            SELECT answer FROM snapshot
            WHERE connection = ? AND question = ? AND asked_at < ?
            ORDER BY asked_at DESC, id DESC LIMIT 1
            """;

    private static final String WHEN =
            """
            SELECT max(asked_at) FROM snapshot WHERE connection = ? AND question = ?
            """;

    private static final String WHEN_BEFORE =
            """
            SELECT max(asked_at) FROM snapshot
            WHERE connection = ? AND question = ? AND asked_at < ?
            """;

    private static final String QUESTIONS =
            """
            SELECT DISTINCT question FROM snapshot
            WHERE connection = ? AND question >= ? AND question < ?
            """;

    /** Everything but the newest that fit together. */
    private static final String TOO_MUCH =
            """
            DELETE FROM snapshot WHERE id IN (
              SELECT id FROM (
                SELECT id, sum(bytes) OVER (ORDER BY asked_at DESC, id DESC) AS so_far
                FROM snapshot)
              WHERE so_far > ?)
            """;

    private final Database database;
    private final Clock clock;

    private Snapshots(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static Snapshots open(Path file, Clock clock) {
        return new Snapshots(Database.open(file, SCHEMA, clock), clock);
    }

    /** Where the damaged file is now, when there was one; it began anew then. */
    public Optional<Path> damaged() {
        return database.damaged();
    }

    /**
     * Retention limits.
     *
     * @param days how old an answer may become
     * @param bytes how much all of them may take together
     */
    public record Retention(int days, long bytes) {
        public static final Retention USUAL = new Retention(400, 512_000_000);
    }

    /** Current disk usage. */
    public record Usage(long answers, long bytes) {}

    /** Keeps an answer, and lets go of what the retention no longer covers. */
    public <R> void keep(
            ConnectionId connection,
            String question,
            StoredRow<R> form,
            StoredAnswer<R> answer,
            Retention retention) {
        keep(connection, question, form, answer, retention, false);
    }

    /** The same in place of the earlier answers to the question, where the latest says it all. */
    public <R> void keepAlone(
            ConnectionId connection,
            String question,
            StoredRow<R> form,
            StoredAnswer<R> answer,
            Retention retention) {
        keep(connection, question, form, answer, retention, true);
    }

    private <R> void keep(
            ConnectionId connection,
            String question,
            StoredRow<R> form,
            StoredAnswer<R> answer,
            Retention retention,
            boolean alone) {
        byte[] packed = new SnapshotCodec<>(form).write(answer);
        database.write(
                sql -> {
                    if (alone) {
                        deleteEarlier(sql, connection, question, answer.askedAt());
                    }
                    insert(sql, connection, question, answer, packed);
                    return trim(sql, retention);
                });
    }

    private static void deleteEarlier(
            java.sql.Connection sql, ConnectionId connection, String question, Instant askedAt)
            throws SQLException {
        try (PreparedStatement delete = sql.prepareStatement(EARLIER)) {
            delete.setString(1, connection.value());
            delete.setString(2, question);
            delete.setLong(3, askedAt.toEpochMilli());
            delete.executeUpdate();
        }
    }

    private static void insert(
            java.sql.Connection sql,
            ConnectionId connection,
            String question,
            StoredAnswer<?> answer,
            byte[] packed)
            throws SQLException {
        try (PreparedStatement insert = sql.prepareStatement(KEEP)) {
            insert.setString(1, connection.value());
            insert.setString(2, question);
            insert.setLong(3, answer.askedAt().toEpochMilli());
            insert.setLong(4, answer.rows().size());
            insert.setLong(5, packed.length);
            insert.setBytes(6, packed);
            insert.executeUpdate();
        }
    }

    /** Lets go of what a retention does not cover. */
    public void trim(Retention retention) {
        database.write(sql -> trim(sql, retention));
    }

    private int trim(java.sql.Connection sql, Retention retention) throws SQLException {
        long oldest = clock.instant().minusSeconds(retention.days() * 86_400L).toEpochMilli();
        return delete(sql, "DELETE FROM snapshot WHERE asked_at < ?", oldest)
                + delete(sql, TOO_MUCH, retention.bytes());
    }

    /** The latest answer to the same question. */
    public <R> Optional<StoredAnswer<R>> latest(
            ConnectionId connection, String question, StoredRow<R> form) {
        return before(connection, question, Instant.MAX, form);
    }

    /** The latest answer to the same question that was asked for before this time. */
    public <R> Optional<StoredAnswer<R>> before(
            ConnectionId connection, String question, Instant time, StoredRow<R> form) {
        Optional<byte[]> packed =
                database.read(
                        sql -> {
                            try (PreparedStatement query = sql.prepareStatement(LATEST)) {
                                query.setString(1, connection.value());
                                query.setString(2, question);
                                query.setLong(3, limit(time));
                                try (ResultSet found = query.executeQuery()) {
                                    return found.next()
                                            ? Optional.of(found.getBytes(1))
                                            : Optional.empty();
                                }
                            }
                        });
        return packed.map(new SnapshotCodec<>(form)::read);
    }

    /**
     * When the latest saved reports of these queries were loaded; those without one are missing.
     */
    public Map<String, Instant> askedAt(ConnectionId connection, Collection<String> questions) {
        return database.read(
                sql -> {
                    Map<String, Instant> found = new HashMap<>();
                    try (PreparedStatement query = sql.prepareStatement(WHEN)) {
                        query.setString(1, connection.value());
                        for (String question : questions) {
                            query.setString(2, question);
                            try (ResultSet latest = query.executeQuery()) {
                                long time = latest.next() ? latest.getLong(1) : 0;
                                if (!latest.wasNull() && time != 0) {
                                    found.put(question, Instant.ofEpochMilli(time));
                                }
                            }
                        }
                    }
                    return found;
                });
    }

    /** When the latest answer to a question was asked for before this time; reads none. */
    public Optional<Instant> lastAskedAt(ConnectionId connection, String question, Instant before) {
        return database.read(
                sql -> {
                    try (PreparedStatement query = sql.prepareStatement(WHEN_BEFORE)) {
                        query.setString(1, connection.value());
                        query.setString(2, question);
                        query.setLong(3, limit(before));
                        try (ResultSet latest = query.executeQuery()) {
                            long time = latest.next() ? latest.getLong(1) : 0;
                            return latest.wasNull() || time == 0
                                    ? Optional.empty()
                                    : Optional.of(Instant.ofEpochMilli(time));
                        }
                    }
                });
    }

    /** The questions with this beginning to which an answer is kept, in no order. */
    public List<String> questions(ConnectionId connection, String beginning) {
        return database.read(
                sql -> {
                    List<String> found = new ArrayList<>();
                    try (PreparedStatement query = sql.prepareStatement(QUESTIONS)) {
                        query.setString(1, connection.value());
                        query.setString(2, beginning);
                        query.setString(3, beginning + Character.MAX_VALUE);
                        try (ResultSet each = query.executeQuery()) {
                            while (each.next()) {
                                found.add(each.getString(1));
                            }
                        }
                    }
                    return found;
                });
    }

    private static long limit(Instant before) {
        return before.equals(Instant.MAX) ? Long.MAX_VALUE : before.toEpochMilli();
    }

    public Usage usage() {
        return database.read(
                sql -> {
                    try (PreparedStatement query =
                                    sql.prepareStatement(
                                            "SELECT count(*), coalesce(sum(bytes), 0) FROM"
                                                    + " snapshot");
                            ResultSet found = query.executeQuery()) {
                        found.next();
                        return new Usage(found.getLong(1), found.getLong(2));
                    }
                });
    }

    /** Everything of a connection that was deleted. */
    public void forget(ConnectionId connection) {
        database.write(
                sql ->
                        delete(
                                sql,
                                "DELETE FROM snapshot WHERE connection = ?",
                                connection.value()));
    }

    /** Everything of every connection. */
    public void clear() {
        database.write(sql -> delete(sql, "DELETE FROM snapshot WHERE id >= ?", 0L));
    }

    private static int delete(java.sql.Connection sql, String text, Object value)
            throws SQLException {
        try (PreparedStatement delete = sql.prepareStatement(text)) {
            delete.setObject(1, value);
            return delete.executeUpdate();
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
