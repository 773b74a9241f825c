package app.marquee.command;

/** Opener of the data of a home for a command, so that commands are tested without one. */
@FunctionalInterface
public interface Runs {
    /**
     * Opens the home. A command that only reads gets a copy while another Marquee has it. Blocking.
     *
     * @throws CommandFailure in one sentence, when the home can't be used
     */
    CommandRun open(RunRequest request);
}
