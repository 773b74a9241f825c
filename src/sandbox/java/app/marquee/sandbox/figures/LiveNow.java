package app.marquee.sandbox.figures;

/** Current state of a live stream; it has viewers only while on air. */
public record LiveNow(int viewers, State state) {
    /** State in the life of a stream. */
    public enum State {
        SCHEDULED,
        LIVE,
        ENDED
    }
}
