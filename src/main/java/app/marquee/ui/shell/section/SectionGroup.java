package app.marquee.ui.shell.section;

/** Group of sections in the rail, in display order. */
public enum SectionGroup {
    /** First, without a title. */
    OVERVIEW,
    CONTENT,
    ANALYTICS,
    /** What is sent to others, without a title. */
    OUTWARD,
    /** Apart from the others, at the foot of the rail. */
    APPLICATION
}
