package app.marquee.canary.service;

/** Breaks the border of the store on purpose. */
abstract class OwnSql {
    abstract java.sql.Connection connection();
}
