package app.marquee.store;

import app.marquee.model.change.ChangeLine;
import app.marquee.store.database.Sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
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

    private static final Sql.RowReader<Long> SEQUENCE = row -> row.getLong(1);

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
                Sql.bind(
                        insert,
                        line.id().value(),
                        line.connection().value(),
                        line.state().name(),
                        list == null ? null : list.value(),
                        line.identity().position(),
                        row.text());
                ChangeLine placed = line.withSequence(Sql.rows(insert, SEQUENCE).getFirst());
                nameSubjects(name, placed);
                added.add(placed);
            }
            name.executeBatch();
        }
        return List.copyOf(added);
    }

    static ChangeLine update(Connection sql, Row next) throws SQLException {
        ChangeLine line = next.line();
        if (Sql.update(sql, UPDATE, line.state().name(), next.text(), line.id().value()) != 1) {
            throw new IllegalArgumentException("Journal entry not found: " + line.id());
        }
        nameSubjects(sql, line);
        return line;
    }

    /**
     * Only while the line has exactly the text that is expected; it stays about the same things.
     */
    static Optional<ChangeLine> replace(Connection sql, String expected, Row next)
            throws SQLException {
        ChangeLine line = next.line();
        return Sql.rows(
                        sql,
                        REPLACE,
                        SEQUENCE,
                        line.state().name(),
                        next.text(),
                        line.id().value(),
                        expected)
                .stream()
                .findFirst()
                .map(line::withSequence);
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
                Sql.bind(name, line.sequence(), subject.kind().name(), subject.id());
                name.addBatch();
            }
        }
    }
}
