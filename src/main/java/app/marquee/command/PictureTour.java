package app.marquee.command;

import java.nio.file.Path;

/** Tour of the window that saves images, found by {@link java.util.ServiceLoader}. */
public interface PictureTour {
    /**
     * @param only how the names of the stops begin that are visited, empty for all
     * @throws CommandFailure in one sentence, when it cannot be finished
     */
    void run(Path out, String only);
}
