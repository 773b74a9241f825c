package app.marquee.model.connection;

/**
 * Environment type of a connection: it colors the window and decides how many confirmations a write
 * needs.
 */
public enum ConnectionKind {
    SANDBOX,
    TEST,
    PRODUCTION
}
