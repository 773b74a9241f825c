package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;

/** Row of a result by column name; valid until the next one. */
public final class Row {
    private final ResultSet result;

    Row(ResultSet result) {
        this.result = result;
    }

    public String text(String column) {
        String value = textOrNull(column);
        if (value == null) {
            throw new StateFailure("Column " + column + " is empty");
        }
        return value;
    }

    public @Nullable String textOrNull(String column) {
        try {
            return result.getString(column);
        } catch (SQLException e) {
            throw new StateFailure("Can't read " + column, e);
        }
    }

    public long number(String column) {
        try {
            return result.getLong(column);
        } catch (SQLException e) {
            throw new StateFailure("Can't read " + column, e);
        }
    }

    public int place(String column) {
        return Math.toIntExact(number(column));
    }

    public boolean flag(String column) {
        return number(column) != 0;
    }

    public Instant time(String column) {
        return Instant.ofEpochMilli(number(column));
    }

    public @Nullable Instant timeOrNull(String column) {
        return textOrNull(column) == null ? null : time(column);
    }

    public byte[] bytes(String column) {
        try {
            return result.getBytes(column);
        } catch (SQLException e) {
            throw new StateFailure("Can't read " + column, e);
        }
    }
}
