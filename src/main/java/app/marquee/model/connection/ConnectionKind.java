package app.marquee.model.connection;

/**
 * What a connection leads to: it colours the window and decides how much is asked before a write.
 */
public enum ConnectionKind {
    SANDBOX,
    TEST,
    PRODUCTION
}
