package app.marquee.model.settings;

/** Motion setting of the window's animations. */
public enum Motion implements Appearance.Part {
    SYSTEM,
    FULL,
    REDUCED
}
