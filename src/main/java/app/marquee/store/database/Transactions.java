package app.marquee.store.database;

import java.sql.Connection;
import java.sql.SQLException;

/** Transaction runner of a connection. */
final class Transactions {
    private Transactions() {}

    /** Statements of a transaction. */
    @FunctionalInterface
    interface Body {
        void run() throws SQLException;
    }

    static void run(Connection sql, Body body) throws SQLException {
        sql.setAutoCommit(false);
        try {
            body.run();
            sql.commit();
            sql.setAutoCommit(true);
        } catch (SQLException | RuntimeException | Error e) {
            takeBack(sql, e);
            throw e;
        }
    }

    /** A full disk has taken it back already, which is no failure of its own. */
    private static void takeBack(Connection sql, Throwable cause) {
        try {
            sql.rollback();
        } catch (SQLException again) {
            cause.addSuppressed(again);
        }
        try {
            sql.setAutoCommit(true);
        } catch (SQLException again) {
            cause.addSuppressed(again);
        }
    }
}
