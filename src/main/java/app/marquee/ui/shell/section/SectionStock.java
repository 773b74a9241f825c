package app.marquee.ui.shell.section;

/** Stock of a section: whether it has anything to show, from what is known on this computer. */
public interface SectionStock {
    /** Whether the platform lists nothing for it and nothing is known. Blocks. */
    boolean isEmpty();

    /** Runs the listener on any thread after this may have changed, until the result runs. */
    Runnable listen(Runnable listener);
}
