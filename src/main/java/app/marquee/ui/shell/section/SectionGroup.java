package app.marquee.ui.shell.section;

/** A group of sections in the rail, in the order shown. */
public enum SectionGroup {
    CONTENT,
    ANALYTICS,
    /** Apart from the others, at the foot of the rail. */
    APPLICATION
}
