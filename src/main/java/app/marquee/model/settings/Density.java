package app.marquee.model.settings;

/** Density of rows and controls. */
public enum Density implements Appearance.Part {
    COMFORTABLE,
    COMPACT
}
