package app.marquee.sandbox.wire;

/** Host role of a request, or of the one port that serves both hosts. */
public enum HostRole {
    BASE,
    DATA,
    BOTH
}
