package app.marquee.model.settings;

/** Density of rows and controls. */
public enum Density {
    COMFORTABLE,
    COMPACT
}
