package app.marquee.model.settings;

/** Whether anything in the window moves by itself. */
public enum Motion {
    SYSTEM,
    FULL,
    REDUCED
}
