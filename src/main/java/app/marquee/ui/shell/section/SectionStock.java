package app.marquee.ui.shell.section;

/** Stock of a section: whether it has anything to show, from what is known on this computer. */
public interface SectionStock {
    /** Whether the platform lists nothing for it and nothing is known. Blocks. */
    boolean isEmpty();

    /** Runs the listener after that may have changed, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
