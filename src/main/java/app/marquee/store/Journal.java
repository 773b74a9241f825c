package app.marquee.store;

import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.store.JournalRows.Row;
import app.marquee.store.database.Database;
import app.marquee.store.database.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import tools.jackson.core.JacksonException;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Journal of every staged change and its outcome. Written data is on disk when a method returns.
 * Thread-safe. Blocking.
 */
public final class Journal implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

    private static final String COLUMNS = "SELECT sequence, line FROM change_line ";
    private static final String BY_ID = "WHERE id = ?";

    private final Database database;
    private final ChangeLineJson json = new ChangeLineJson();
    private final Set<Long> unreadable = new ConcurrentSkipListSet<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private final Uploads uploads;

    private Journal(Database database, Uploads uploads) {
        this.database = database;
        this.uploads = uploads;
    }

    /** The files that lines send. */
    public Uploads uploads() {
        return uploads;
    }

    /**
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public static Journal open(Path file, Clock clock) {
        return new Journal(
                Database.open(file, JournalSchema.SCHEMA, clock),
                new Uploads(file.resolveSibling("uploads")));
    }

    /** Where the damaged journal is now, when there was one; the journal began anew then. */
    public Optional<Path> damaged() {
        return database.damaged();
    }

    /**
     * The places of lines met so far that cannot be read, because something else wrote into them.
     * They stay in the file as they are; every other line is read as if they were not there.
     */
    public List<Long> unreadable() {
        return List.copyOf(unreadable);
    }

    /** Records a new line and gives it its place in the order of all lines. */
    public ChangeLine add(ChangeLine line) {
        return addAll(List.of(line)).getFirst();
    }

    /** Records new lines, all of them or none, each with its place in the order of all lines. */
    public List<ChangeLine> addAll(Collection<ChangeLine> lines) {
        List<Row> rows = lines.stream().map(this::row).toList();
        return told(database.write(sql -> JournalRows.insert(sql, rows)));
    }

    /** Records how the line stands now. */
    public void update(ChangeLine line) {
        Row row = row(line);
        told(database.write(sql -> JournalRows.update(sql, row)));
    }

    /**
     * Reads how lines stand and records what follows from it, with nothing in between: all of it or
     * nothing. A line that the journal does not have, or cannot read, is left out.
     *
     * @param next what a line becomes, or empty when it stays; what it throws is thrown again
     * @return what was recorded, in the order given
     */
    public List<ChangeLine> advance(
            Collection<ChangeId> ids, Function<ChangeLine, Optional<ChangeLine>> next) {
        List<ChangeLine> recorded =
                database.write(
                        sql -> {
                            List<ChangeLine> updated = new ArrayList<>();
                            for (ChangeId id : ids) {
                                for (ChangeLine known : lines(sql, BY_ID, id.value())) {
                                    Optional<ChangeLine> after = next.apply(known);
                                    if (after.isPresent()) {
                                        updated.add(JournalRows.update(sql, row(after.get())));
                                    }
                                }
                            }
                            return List.copyOf(updated);
                        });
        return recorded.isEmpty() ? recorded : told(recorded);
    }

    /**
     * Records what becomes of a line that the journal has exactly as it is given; otherwise does
     * nothing, and {@link #advance} returns its state.
     *
     * @throws IllegalArgumentException when what follows is about other things
     */
    public Optional<ChangeLine> replace(ChangeLine known, ChangeLine next) {
        if (!next.id().equals(known.id()) || !next.subjects().equals(known.subjects())) {
            throw new IllegalArgumentException(
                    "The new entry is for another change than " + known.id());
        }
        String expected = json.write(known);
        Row row = row(next);
        return database.write(sql -> JournalRows.replace(sql, expected, row)).map(this::told);
    }

    private Row row(ChangeLine line) {
        return new Row(line, json.write(line));
    }

    public Optional<ChangeLine> find(ChangeId id) {
        return lines(BY_ID, id.value()).stream().findFirst();
    }

    /** The lines of a list, in its order; those of every connection. */
    public List<ChangeLine> ofList(ChangeListId list) {
        return lines("WHERE list = ? ORDER BY position, sequence", list.value());
    }

    /** Whether a line that is not done, of any connection, speaks of a file by its SHA-256. */
    public boolean needsFile(String sha256) {
        String text = "SELECT 1 FROM change_line WHERE state <> ? AND instr(line, ?) > 0 LIMIT 1";
        return database.read(
                sql ->
                        !Sql.rows(sql, text, row -> row.getLong(1), ChangeState.DONE.name(), sha256)
                                .isEmpty());
    }

    /**
     * Forgets the files that were kept before this moment and that no line can send any more: it
     * was applied or discarded. What is staged, failed or unknown keeps its file, however old.
     */
    public void tidyUploads(Instant before) {
        uploads.tidy(before, this::filesNeeded);
    }

    private Set<String> filesNeeded() {
        String text =
                "SELECT line FROM change_line WHERE state NOT IN (?, ?) AND instr(line, ?) > 0";
        List<String> lines =
                database.read(
                        sql ->
                                Sql.rows(
                                        sql,
                                        text,
                                        row -> row.getString(1),
                                        ChangeState.DONE.name(),
                                        ChangeState.CANCELLED.name(),
                                        "sha256"));
        return lines.stream()
                .flatMap(line -> DIGEST.matcher(line).results())
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    /** How many lines of a connection are in one state. */
    public long count(ConnectionId connection, ChangeState state) {
        String text = "SELECT count(*) FROM change_line WHERE connection = ? AND state = ?";
        return database.read(
                sql ->
                        Sql.rows(sql, text, row -> row.getLong(1), connection.value(), state.name())
                                .getFirst());
    }

    /** Runs the listener after lines were recorded, on the thread that did. */
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private <T> T told(T recorded) {
        listeners.forEach(Runnable::run);
        return recorded;
    }

    /** The newest lines of a connection, the latest first. */
    public List<ChangeLine> newest(ConnectionId connection, int limit) {
        return lines(
                "WHERE connection = ? ORDER BY sequence DESC LIMIT ?", connection.value(), limit);
    }

    /** All lines of a connection in one state, in the order in which they were staged. */
    public List<ChangeLine> inState(ConnectionId connection, ChangeState state) {
        return lines(
                "WHERE connection = ? AND state = ? ORDER BY sequence",
                connection.value(),
                state.name());
    }

    /** All lines of a connection of one operation, in the order in which they were staged. */
    public List<ChangeLine> of(ConnectionId connection, Operation operation) {
        return lines(
                        "WHERE connection = ? AND instr(line, ?) > 0 ORDER BY sequence",
                        connection.value(),
                        operation.name())
                .stream()
                .filter(line -> line.operation() == operation)
                .toList();
    }

    /** What was done to one thing, the latest first. */
    public List<ChangeLine> about(ConnectionId connection, ItemKind kind, String id) {
        return lines(
                "WHERE connection = ? AND sequence IN"
                        + " (SELECT sequence FROM change_subject WHERE kind = ? AND id = ?)"
                        + " ORDER BY sequence DESC",
                connection.value(),
                kind.name(),
                id);
    }

    /**
     * Settles what an earlier run was sending when it ended: the outcome is unknown. To be called
     * once at the start, by the application that has the home.
     *
     * @return the lines that became {@link ChangeState#UNKNOWN}
     */
    public List<ChangeLine> settleInterrupted(Clock clock) {
        List<ChangeLine> settled = new ArrayList<>();
        for (ChangeLine line : lines("WHERE state = ?", ChangeState.SENDING.name())) {
            ChangeAnswer answer = new ChangeAnswer(null, null, "LostAnswer", null);
            ChangeLine unknown = line.ended(ChangeState.UNKNOWN, clock.instant(), answer);
            update(unknown);
            settled.add(unknown);
        }
        return List.copyOf(settled);
    }

    private List<ChangeLine> lines(String which, Object... values) {
        return database.read(sql -> lines(sql, which, values));
    }

    private List<ChangeLine> lines(Connection sql, String which, Object... values)
            throws SQLException {
        return Sql.rows(sql, COLUMNS + which, row -> line(row.getLong(1), row.getString(2)), values)
                .stream()
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * Empty for a line that is no line; what stands in it is not logged, since it may be anything.
     */
    private Optional<ChangeLine> line(long sequence, String text) {
        try {
            return Optional.of(json.read(text).withSequence(sequence));
        } catch (JacksonException | IllegalArgumentException | DateTimeException e) {
            if (unreadable.add(sequence)) {
                LOG.warn(
                        "Could not read journal entry {}: {}",
                        sequence,
                        e.getClass().getSimpleName());
            }
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
