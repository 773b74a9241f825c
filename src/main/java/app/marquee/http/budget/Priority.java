package app.marquee.http.budget;

/** Who is served first when the request budget is short. */
public enum Priority {
    /** A person waits for it. */
    INTERACTIVE,
    /** Refreshing and bulk work. */
    BACKGROUND
}
