package app.marquee.store.database;

import java.sql.Connection;
import java.sql.SQLException;

/** Statements that belong together; the connection is theirs until they return. */
@FunctionalInterface
public interface SqlWork<T> {
    T run(Connection sql) throws SQLException;
}
