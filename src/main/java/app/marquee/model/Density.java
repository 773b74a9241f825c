package app.marquee.model;

/** How much room rows and controls take. */
public enum Density {
    COMFORTABLE,
    COMPACT
}
