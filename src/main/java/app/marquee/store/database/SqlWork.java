package app.marquee.store.database;

import java.sql.Connection;
import java.sql.SQLException;

/** SQL statements that belong together; they own the connection until they return. */
@FunctionalInterface
public interface SqlWork<T> {
    T run(Connection sql) throws SQLException;
}
