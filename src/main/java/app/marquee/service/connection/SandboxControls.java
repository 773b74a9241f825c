package app.marquee.service.connection;

/** Controls of the embedded sandbox while it runs. */
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

    /** Discards every edit and recreates the account. Blocking. */
    void reset();
}
