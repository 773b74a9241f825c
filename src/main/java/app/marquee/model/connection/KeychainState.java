package app.marquee.model.connection;

/** Availability of the system keychain. */
public enum KeychainState {
    /** This run has none by choice. */
    UNUSED,
    /** Nothing was asked of it yet. */
    NOT_ASKED,
    IN_USE,
    /** There is none, or it is locked. */
    ABSENT,
    /** It does not answer in time. */
    SILENT,
    /** It refused the last thing that was asked. */
    FAILING
}
