package app.marquee.sandbox.wire;

/** Refusal of a request by the platform: the status and the text of {@code errMsg}. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;

    private Refusal(int status, String words) {
        super(words, null, false, false);
        this.status = status;
    }

    public static Refusal invalid(String words) {
        return new Refusal(400, words);
    }

    public static Refusal notFound(String words) {
        return new Refusal(404, words);
    }

    public int status() {
        return status;
    }

    public String words() {
        return String.valueOf(getMessage());
    }
}
