package app.marquee.sandbox.state;

/** The database could not do its work; says nothing of what was in it. */
public final class StateFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StateFailure(String message, Throwable cause) {
        super(message, cause);
    }

    public StateFailure(String message) {
        super(message);
    }
}
