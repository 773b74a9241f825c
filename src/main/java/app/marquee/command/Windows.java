package app.marquee.command;

import java.nio.file.Path;

/** Interface to the toolkit, so that the command line can be tested without one. */
public interface Windows {
    /**
     * Opens the window and blocks until it is closed.
     *
     * @throws CommandFailure in one sentence, when no window can be opened here
     */
    void open(WindowRequest request);

    /**
     * Saves a picture of every section and state, without a display.
     *
     * @throws CommandFailure in one sentence, when it cannot be finished
     */
    void tour(Path out, String only);
}
