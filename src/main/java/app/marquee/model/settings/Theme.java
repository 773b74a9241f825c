package app.marquee.model.settings;

/** Theme of the window. */
public enum Theme implements Appearance.Part {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
}
