package app.marquee.http.budget;

/** Priority of a request when the request budget is short. */
public enum Priority {
    /** Foreground: the user sees its progress. */
    INTERACTIVE,
    /** Refreshing and bulk work. */
    BACKGROUND
}
