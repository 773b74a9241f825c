package app.marquee.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Target that the user chose. A regular file is replaced when the new one is complete, and stays
 * unchanged until then. A device, a pipe and an open file of the process are written into.
 * Blocking.
 */
public final class OutputFile {
    private final Path target;

    public OutputFile(Path target) {
        this.target = target;
    }

    /** Writer of the content, which leaves the stream open. */
    @FunctionalInterface
    public interface Body<E extends Exception> {
        void write(OutputStream out) throws IOException, InterruptedException, E;
    }

    /** Whether it is standard output under another name, such as /dev/stdout. */
    public boolean isStandardOutput() {
        try {
            return OutputPlace.of(target).equals(OutputPlace.Standard.OUT);
        } catch (IOException none) {
            return false;
        }
    }

    /** Whether it is a file with a name, which is there or will be; else it is written into. */
    public boolean isRegular() {
        try {
            return OutputPlace.of(target) instanceof OutputPlace.Regular;
        } catch (IOException none) {
            return true;
        }
    }

    /**
     * @return how many bytes were written
     * @throws InterruptedException when the thread was interrupted; nothing is left behind then
     */
    public <E extends Exception> long write(Body<E> body)
            throws OutputFailure, InterruptedException, E {
        try {
            return written(body);
        } catch (IOException | RuntimeException failed) {
            throw failure(failed);
        }
    }

    /** Writes into a stream that is open already, and leaves it open. */
    public <E extends Exception> void writeTo(OutputStream stream, Body<E> body)
            throws OutputFailure, InterruptedException, E {
        try {
            long _ = SpecialFile.write(stream, body);
        } catch (IOException | RuntimeException failed) {
            throw failure(failed);
        }
    }

    private <E extends Exception> long written(Body<E> body)
            throws IOException, InterruptedException, E {
        return switch (OutputPlace.of(target)) {
            case OutputPlace.Regular(var file) -> new AtomicFile(file).write(body);
            case OutputPlace.Special special -> SpecialFile.write(special, body);
            case OutputPlace.Standard standard -> SpecialFile.write(standard.stream(), body);
        };
    }

    private OutputFailure failure(Exception thrown) throws InterruptedException {
        IOException failed =
                thrown instanceof RuntimeException wrapped
                        ? OutputFailure.cause(wrapped).orElseThrow(() -> wrapped)
                        : (IOException) thrown;
        if (failed instanceof ClosedByInterruptException) {
            boolean _ = Thread.interrupted();
            throw new InterruptedException();
        }
        Obstacle known = Obstacle.of(failed);
        Path folder = folder();
        Obstacle obstacle =
                known == Obstacle.OTHER && Obstacle.isFull(folder) ? Obstacle.FULL : known;
        return new OutputFailure(obstacle == Obstacle.FULL ? folder : target, obstacle, failed);
    }

    /** The folder that takes a regular file, also behind a link; else the target itself. */
    private Path folder() {
        try {
            return OutputPlace.of(target) instanceof OutputPlace.Regular(var file)
                    ? Objects.requireNonNullElse(file.toAbsolutePath().getParent(), target)
                    : target;
        } catch (IOException none) {
            return target;
        }
    }
}
