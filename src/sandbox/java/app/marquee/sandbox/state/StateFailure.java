package app.marquee.sandbox.state;

/** Database failure, without any of its data. */
public final class StateFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StateFailure(String message, Throwable cause) {
        super(message, cause);
    }

    public StateFailure(String message) {
        super(message);
    }
}
