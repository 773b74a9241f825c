package app.marquee.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** File content that can be streamed. */
public interface FileContent {
    /** Why it cannot be written at all, known before anything is. */
    default Optional<ExportOutcome> refusal() {
        return Optional.empty();
    }

    /** How many rows, or lines of a picture, it has. */
    long rows();

    /** How many of the rows only the compared period has. */
    default long gone() {
        return 0;
    }

    /** How many rows the view has beyond these, because they do not pass its filter. */
    default long leftOut() {
        return 0;
    }

    /**
     * Writes all of it and leaves the stream open.
     *
     * @throws InterruptedException when the thread was interrupted
     * @throws TextTooLongException when a text does not fit this kind of file
     */
    void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException, TextTooLongException;
}
