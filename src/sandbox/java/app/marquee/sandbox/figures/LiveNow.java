package app.marquee.sandbox.figures;

/** How a live stream stands at this moment; nobody is watching one that is not on. */
public record LiveNow(int viewers, State state) {
    /** Where a stream is in its life. */
    public enum State {
        SCHEDULED,
        LIVE,
        ENDED
    }
}
