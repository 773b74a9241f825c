package app.marquee.file;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/** Writer into devices, pipes and open streams. */
final class SpecialFile {
    private static final int BUFFER = 1 << 16;

    private SpecialFile() {}

    static <E extends Exception> long write(OutputPlace.Special place, OutputFile.Body<E> body)
            throws IOException, InterruptedException, E {
        Set<OpenOption> options =
                place.isOpen() && Files.isRegularFile(place.file())
                        ? Set.of(StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                        : Set.of(StandardOpenOption.WRITE);
        try (OutputStream file =
                InterruptibleCall.of(
                        () ->
                                Files.newOutputStream(
                                        place.file(), options.toArray(OpenOption[]::new)))) {
            return write(file, body);
        }
    }

    /** Leaves the stream open. */
    static <E extends Exception> long write(OutputStream stream, OutputFile.Body<E> body)
            throws IOException, InterruptedException, E {
        WatchedStream watched = new WatchedStream(stream);
        BufferedOutputStream out = new BufferedOutputStream(watched, BUFFER);
        try {
            body.write(out);
        } catch (RuntimeException wrapped) {
            requireTaken(watched);
            throw wrapped;
        }
        out.flush();
        requireTaken(watched);
        return watched.bytes();
    }

    private static void requireTaken(WatchedStream watched) throws IOException {
        IOException failure = watched.failure();
        if (failure != null) {
            throw failure;
        }
    }
}
