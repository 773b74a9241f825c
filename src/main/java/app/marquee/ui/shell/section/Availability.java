package app.marquee.ui.shell.section;

/** Whether a command can be run now. */
public sealed interface Availability {
    /** It can. */
    record Ready() implements Availability {}

    /**
     * It cannot.
     *
     * @param reason a key of the room's messages, or the words themselves
     */
    record Refused(String reason) implements Availability {}

    static Availability ready() {
        return new Ready();
    }

    static Availability refused(String reason) {
        return new Refused(reason);
    }

    static Availability when(boolean ready, String reason) {
        return ready ? new Ready() : new Refused(reason);
    }
}
