package app.marquee.model.change;

/** Where a line of the journal stands. */
public enum ChangeState {
    /** Recorded and not sent, or refused for now (429, 401, 403) and waiting to be sent again. */
    STAGED,
    /** About to be sent, or sent and not answered. After a crash this becomes {@link #UNKNOWN}. */
    SENDING,
    /** The service said that it did it. */
    DONE,
    /** It was not done. */
    FAILED,
    /** It may have been done; never sent again by itself. */
    UNKNOWN,
    /** Given up before anything was sent. */
    CANCELLED;

    /** Whether nothing more happens to the line by itself. */
    public boolean isEnd() {
        return this != STAGED && this != SENDING;
    }
}
