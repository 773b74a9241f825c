package app.marquee.store.snapshot;

import app.marquee.model.id.ConnectionId;
import app.marquee.store.database.Database;
import app.marquee.store.database.Schema;
import app.marquee.store.database.Sql;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
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
            WHERE connection = ? AND question = ?
            ORDER BY asked_at DESC, id DESC LIMIT 1
            """;

    private static final String WHEN =
            """
            SELECT max(asked_at) FROM snapshot WHERE connection = ? AND question = ?
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
        long askedAt = answer.askedAt().toEpochMilli();
        database.write(
                sql -> {
                    if (alone) {
                        Sql.update(sql, EARLIER, connection.value(), question, askedAt);
                    }
                    Sql.update(
                            sql,
                            KEEP,
                            connection.value(),
                            question,
                            askedAt,
                            answer.rows().size(),
                            packed.length,
                            packed);
                    return trim(sql, retention);
                });
    }

    /** Lets go of what a retention does not cover. */
    public void trim(Retention retention) {
        database.write(sql -> trim(sql, retention));
    }

    private int trim(java.sql.Connection sql, Retention retention) throws SQLException {
        long oldest = clock.instant().minusSeconds(retention.days() * 86_400L).toEpochMilli();
        return Sql.update(sql, "DELETE FROM snapshot WHERE asked_at < ?", oldest)
                + Sql.update(sql, TOO_MUCH, retention.bytes());
    }

    /** The latest answer to the same question. */
    public <R> Optional<StoredAnswer<R>> latest(
            ConnectionId connection, String question, StoredRow<R> form) {
        List<byte[]> packed =
                database.read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        LATEST,
                                        row -> row.getBytes(1),
                                        connection.value(),
                                        question));
        return packed.stream().findFirst().map(new SnapshotCodec<>(form)::read);
    }

    /**
     * When the latest saved reports of these queries were loaded; those without one are missing.
     */
    public Map<String, Instant> askedAt(ConnectionId connection, Collection<String> questions) {
        return database.read(
                sql -> {
                    Map<String, Instant> found = new HashMap<>();
                    for (String question : questions) {
                        latest(sql, WHEN, connection.value(), question)
                                .ifPresent(time -> found.put(question, time));
                    }
                    return found;
                });
    }

    /** Empty for the zero that stands for none. */
    private static Optional<Instant> latest(java.sql.Connection sql, String text, Object... values)
            throws SQLException {
        return Sql.rows(sql, text, row -> row.getLong(1), values).stream()
                .filter(time -> time != 0)
                .map(Instant::ofEpochMilli)
                .findFirst();
    }

    /** The questions with this beginning to which an answer is kept, in no order. */
    public List<String> questions(ConnectionId connection, String beginning) {
        return database.read(
                sql ->
                        Sql.rows(
                                sql,
                                QUESTIONS,
                                row -> row.getString(1),
                                connection.value(),
                                beginning,
                                beginning + Character.MAX_VALUE));
    }

    public Usage usage() {
        return database.read(
                sql ->
                        Sql.rows(
                                        sql,
                                        "SELECT count(*), coalesce(sum(bytes), 0) FROM snapshot",
                                        row -> new Usage(row.getLong(1), row.getLong(2)))
                                .getFirst());
    }

    /** Everything of a connection that was deleted. */
    public void forget(ConnectionId connection) {
        database.write(
                sql ->
                        Sql.update(
                                sql,
                                "DELETE FROM snapshot WHERE connection = ?",
                                connection.value()));
    }

    /** Everything of every connection. */
    public void clear() {
        database.write(sql -> Sql.update(sql, "DELETE FROM snapshot"));
    }

    @Override
    public void close() {
        database.close();
    }
}
