package app.marquee.sandbox.wire;

/** Which of the platform's two hosts a request reached, or that one port stands for both. */
public enum HostRole {
    BASE,
    DATA,
    BOTH
}
