package app.marquee.command;

/** Exit status of a command, as scripts see it. */
public enum ExitStatus {
    /** Done, or there was nothing to do. */
    DONE(0),
    FAILED(1),
    /** The arguments were not understood. */
    USAGE(2),
    /** Some changes may or may not have been applied. */
    UNKNOWN(3),
    /** The API token is missing or was rejected. */
    TOKEN(4),
    /** A plan has changes, where the exit status is to say so. */
    PENDING(5),
    /** The server asked to wait; the last line says until when. */
    PAUSED(6),
    /** Stopped when the terminal was closed (SIGHUP). */
    HUNG_UP(129),
    /** Stopped by the user (Ctrl+C, SIGINT). */
    INTERRUPTED(130),
    /** Stopped by the system or a timer (SIGTERM). */
    TERMINATED(143);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }
}
