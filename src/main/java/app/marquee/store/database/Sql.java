package app.marquee.store.database;

import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Statements with their values, and the rows that they return. */
public final class Sql {
    private Sql() {}

    /** Reader of the row at which the result stands. */
    @FunctionalInterface
    public interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    public static <T> List<T> rows(
            Connection sql, String text, RowReader<T> reader, @Nullable Object... values)
            throws SQLException {
        try (PreparedStatement query = sql.prepareStatement(text)) {
            bind(query, values);
            return rows(query, reader);
        }
    }

    /** The rows of a statement that has its values. */
    public static <T> List<T> rows(PreparedStatement query, RowReader<T> reader)
            throws SQLException {
        List<T> found = new ArrayList<>();
        try (ResultSet rows = query.executeQuery()) {
            while (rows.next()) {
                found.add(reader.read(rows));
            }
        }
        return found;
    }

    /** Returns how many rows it changed. */
    public static int update(Connection sql, String text, @Nullable Object... values)
            throws SQLException {
        try (PreparedStatement update = sql.prepareStatement(text)) {
            bind(update, values);
            return update.executeUpdate();
        }
    }

    public static void bind(PreparedStatement statement, @Nullable Object... values)
            throws SQLException {
        for (int at = 0; at < values.length; at++) {
            statement.setObject(at + 1, values[at]);
        }
    }
}
