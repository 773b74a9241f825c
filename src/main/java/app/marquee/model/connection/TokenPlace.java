package app.marquee.model.connection;

/** Where the token of a connection is. */
public enum TokenPlace {
    /** In the keychain of the system, and there in the next run. */
    KEYCHAIN,
    /** In memory, until the program ends. */
    THIS_RUN,
    /** Nowhere: somebody has to give it. */
    NOWHERE
}
