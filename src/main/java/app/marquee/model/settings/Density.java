package app.marquee.model.settings;

/** How much room rows and controls take. */
public enum Density {
    COMFORTABLE,
    COMPACT
}
