package app.marquee.http;

/** Who is served first when the request budget is short. */
public enum Priority {
    /** A person waits for it. */
    INTERACTIVE,
    /** Refreshing and bulk work. */
    BACKGROUND
}
