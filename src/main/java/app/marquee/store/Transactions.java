package app.marquee.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Runs work as one transaction of a connection. */
final class Transactions {
    private Transactions() {}

    static <T> T run(Connection sql, SqlWork<T> work) throws SQLException {
        sql.setAutoCommit(false);
        boolean whole = false;
        try {
            T result = work.run(sql);
            sql.commit();
            whole = true;
            return result;
        } finally {
            if (!whole) {
                sql.rollback();
            }
            sql.setAutoCommit(true);
        }
    }
}
