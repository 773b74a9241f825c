package app.marquee.canary.service;

/** Canary: SQL outside the store. */
abstract class OwnSql {
    abstract java.sql.Connection connection();
}
