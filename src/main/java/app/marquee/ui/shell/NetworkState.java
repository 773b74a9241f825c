package app.marquee.ui.shell;

/** How the service was the last time it was asked. */
public enum NetworkState {
    /** Nothing was asked yet. */
    QUIET,
    ONLINE,
    /** It answered, and said to slow down. */
    LIMITED,
    /** It could not be reached, or did not answer in time. */
    UNREACHABLE,
    /** It answered, and refused the token. */
    REFUSED
}
