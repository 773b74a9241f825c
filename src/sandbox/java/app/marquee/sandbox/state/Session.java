package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Database session on one connection, with positional arguments. Not thread-safe. */
public final class Session {
    private static final int BATCH = 5_000;

    private final Connection connection;

    public Session(Connection connection) {
        this.connection = connection;
    }

    public <T> List<T> list(String sql, Function<Row, T> reader, @Nullable Object... args) {
        List<T> all = new ArrayList<>();
        each(sql, row -> all.add(reader.apply(row)), args);
        return all;
    }

    public <T> Optional<T> first(String sql, Function<Row, T> reader, @Nullable Object... args) {
        return list(sql + " LIMIT 1", reader, args).stream().findFirst();
    }

    /** The single number that a statement such as {@code SELECT count(*) AS n} gives. */
    public long number(String sql, @Nullable Object... args) {
        return list(sql, row -> row.number("n"), args).getFirst();
    }

    /** Hands over row after row, without holding them. */
    public void each(String sql, Consumer<Row> sink, @Nullable Object... args) {
        try (PreparedStatement statement = prepare(sql, args);
                ResultSet result = statement.executeQuery()) {
            Row row = new Row(result);
            while (result.next()) {
                sink.accept(row);
            }
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    /** How many rows were changed. */
    public int update(String sql, @Nullable Object... args) {
        try (PreparedStatement statement = prepare(sql, args)) {
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    /** One statement for many rows of arguments. */
    public void batch(String sql, Stream<@Nullable Object[]> rows) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            int waiting = 0;
            for (Iterator<@Nullable Object[]> all = rows.iterator(); all.hasNext(); ) {
                bind(statement, all.next());
                statement.addBatch();
                if (++waiting == BATCH) {
                    statement.executeBatch();
                    waiting = 0;
                }
            }
            statement.executeBatch();
        } catch (SQLException e) {
            throw failure(sql, e);
        }
    }

    private PreparedStatement prepare(String sql, @Nullable Object[] args) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        try {
            bind(statement, args);
            return statement;
        } catch (SQLException e) {
            statement.close();
            throw e;
        }
    }

    private static void bind(PreparedStatement statement, @Nullable Object[] args)
            throws SQLException {
        for (int i = 0; i < args.length; i++) {
            statement.setObject(i + 1, column(args[i]));
        }
    }

    private static @Nullable Object column(@Nullable Object value) {
        return switch (value) {
            case Instant time -> time.toEpochMilli();
            case Boolean flag -> flag ? 1 : 0;
            case UUID id -> id.toString();
            case null, default -> value;
        };
    }

    private static StateFailure failure(String sql, SQLException e) {
        return new StateFailure("Database error: " + sql, e);
    }
}
