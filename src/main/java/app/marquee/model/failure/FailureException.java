package app.marquee.model.failure;

/**
 * Exception that carries a {@link Failure} out of a blocking call. Its message names the type of
 * failure and holds no secret.
 */
public final class FailureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    public FailureException(Failure failure) {
        super(failure.type().recorded());
        this.failure = failure;
    }

    public FailureException(Failure failure, Throwable cause) {
        super(failure.type().recorded(), cause);
        this.failure = failure;
    }

    public Failure failure() {
        return failure;
    }
}
