package app.marquee.ui.shell.section;

/** Group of sections in the rail, in display order. */
public enum SectionGroup {
    /** First. */
    OVERVIEW(false),
    CONTENT(true),
    ANALYTICS(true),
    /** What is sent to others. */
    OUTWARD(false),
    /** Apart from the others, at the foot of the rail. */
    APPLICATION(false);

    private final boolean isTitled;

    SectionGroup(boolean isTitled) {
        this.isTitled = isTitled;
    }

    /** Whether its title stands above its sections. */
    public boolean isTitled() {
        return isTitled;
    }
}
