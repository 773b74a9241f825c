package app.marquee.store;

import app.marquee.model.change.ChangeLine;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * SQL statements that write changes, within a transaction. Their text is prepared before, since the
 * single writer thread blocks all others.
 */
final class JournalRows {
    private static final String INSERT =
            "INSERT INTO change_line (id, connection, state, list, position, line)"
                    + " VALUES (?, ?, ?, ?, ?, ?) RETURNING sequence";
    private static final String NAME =
            "INSERT OR IGNORE INTO change_subject (sequence, kind, id) VALUES (?, ?, ?)";
    private static final String UPDATE = "UPDATE change_line SET state = ?, line = ? WHERE id = ?";
    private static final String REPLACE = UPDATE + " AND line = ? RETURNING sequence";

    private JournalRows() {}

    /** Change with its text. */
    record Row(ChangeLine line, String text) {}

    static List<ChangeLine> insert(Connection sql, List<Row> rows) throws SQLException {
        List<ChangeLine> added = new ArrayList<>();
        try (PreparedStatement insert = sql.prepareStatement(INSERT);
                PreparedStatement name = sql.prepareStatement(NAME)) {
            for (Row row : rows) {
                ChangeLine line = row.line();
                var list = line.identity().list();
                insert.setString(1, line.id().value());
                insert.setString(2, line.connection().value());
                insert.setString(3, line.state().name());
                insert.setString(4, list == null ? null : list.value());
                insert.setInt(5, line.identity().position());
                insert.setString(6, row.text());
                ChangeLine placed = line.withSequence(sequence(insert));
                nameSubjects(name, placed);
                added.add(placed);
            }
            name.executeBatch();
        }
        return List.copyOf(added);
    }

    private static long sequence(PreparedStatement insert) throws SQLException {
        try (ResultSet row = insert.executeQuery()) {
            row.next();
            return row.getLong(1);
        }
    }

    static ChangeLine update(Connection sql, Row row) throws SQLException {
        try (PreparedStatement update = sql.prepareStatement(UPDATE)) {
            setNext(update, row);
            if (update.executeUpdate() != 1) {
                throw new IllegalArgumentException("Journal entry not found: " + row.line().id());
            }
        }
        nameSubjects(sql, row.line());
        return row.line();
    }

    /**
     * Only while the line has exactly the text that is expected; it stays about the same things.
     */
    static Optional<ChangeLine> replace(Connection sql, String expected, Row next)
            throws SQLException {
        try (PreparedStatement replace = sql.prepareStatement(REPLACE)) {
            setNext(replace, next);
            replace.setString(4, expected);
            try (ResultSet row = replace.executeQuery()) {
                return row.next()
                        ? Optional.of(next.line().withSequence(row.getLong(1)))
                        : Optional.empty();
            }
        }
    }

    private static void setNext(PreparedStatement update, Row next) throws SQLException {
        update.setString(1, next.line().state().name());
        update.setString(2, next.text());
        update.setString(3, next.line().id().value());
    }

    /** An update may have learned the id of what was created. */
    private static void nameSubjects(Connection sql, ChangeLine line) throws SQLException {
        try (PreparedStatement name = sql.prepareStatement(NAME)) {
            nameSubjects(name, line);
            name.executeBatch();
        }
    }

    private static void nameSubjects(PreparedStatement name, ChangeLine line) throws SQLException {
        for (var subject : line.subjects()) {
            if (subject.id() != null) {
                name.setLong(1, line.sequence());
                name.setString(2, subject.kind().name());
                name.setString(3, subject.id());
                name.addBatch();
            }
        }
    }
}
