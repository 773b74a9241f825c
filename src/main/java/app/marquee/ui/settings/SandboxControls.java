package app.marquee.ui.settings;

/** What can be changed of the embedded sandbox while it runs. */
public interface SandboxControls {
    /** The faults that are injected now, as they were written; empty for none. */
    String faults();

    /**
     * Replaces the faults from the next request on.
     *
     * @throws IllegalArgumentException with a sentence on what is not understood; the faults stay
     *     as they were
     */
    void setFaults(String faults);

    /** Throws every edit away and makes the account anew. Blocks. */
    void reset();
}
