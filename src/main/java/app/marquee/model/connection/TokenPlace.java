package app.marquee.model.connection;

/** Storage place of a connection's token. */
public enum TokenPlace {
    /** In the keychain of the system, and there in the next run. */
    KEYCHAIN,
    /** In memory, until the program ends. */
    THIS_RUN,
    /** Nowhere: the user has to enter it. */
    NOWHERE
}
