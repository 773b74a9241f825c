package app.marquee.ui.shell.section;

import java.util.Optional;

/** Availability of a command. */
public sealed interface Availability {
    /** State of a command that can be run. */
    record Ready() implements Availability {}

    /**
     * State of a command that cannot be run.
     *
     * @param reason a message key of the section, or the text itself
     */
    record Refused(String reason) implements Availability {}

    static Availability ready() {
        return new Ready();
    }

    static Availability refused(String reason) {
        return new Refused(reason);
    }

    static Availability unless(Optional<String> reason) {
        return reason.map(Availability::refused).orElseGet(Availability::ready);
    }

    static Availability when(boolean ready, String reason) {
        return ready ? new Ready() : new Refused(reason);
    }
}
