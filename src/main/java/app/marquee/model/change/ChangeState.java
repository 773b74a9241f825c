package app.marquee.model.change;

/** State of a change in the journal. */
public enum ChangeState {
    /** Recorded and not sent, or refused for now (429, 401, 403) and pending again. */
    STAGED,
    /** About to be sent, or sent and not answered. After a crash this becomes {@link #UNKNOWN}. */
    SENDING,
    /** The service said that it did it. */
    DONE,
    /** It was not done. */
    FAILED,
    /** It may have been done; never sent again by itself. */
    UNKNOWN,
    /** Discarded before anything was sent. */
    CANCELLED;
}
