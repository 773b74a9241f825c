package app.marquee.model.settings;

/** The look of the window. */
public enum Theme {
    SYSTEM,
    LIGHT,
    DARK,
    HIGH_CONTRAST
}
