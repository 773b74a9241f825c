package app.marquee.model.failure;

/** Result of the last request to the platform. */
public enum NetworkState {
    /** No request yet. */
    QUIET,
    ONLINE,
    /** The platform responded and limited the request rate. */
    LIMITED,
    /** The server returned an error of its own. */
    FAILING,
    /** The platform could not be reached or did not respond in time. */
    UNREACHABLE,
    /** The platform responded and rejected the token. */
    REFUSED
}
