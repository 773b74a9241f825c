package app.marquee.model.settings;

/** Theme of the window. */
public enum Theme {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
}
