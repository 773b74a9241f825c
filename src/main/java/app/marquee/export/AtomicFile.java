package app.marquee.export;

import app.marquee.model.Interrupts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.UUID;

/**
 * Atomic file: written beside its place and moved there when complete. Until then the earlier file
 * stays unchanged. Blocking.
 */
public final class AtomicFile {
    private static final Logger LOG = LoggerFactory.getLogger(AtomicFile.class);
    private static final long HARDLY_ANY_ROOM = 1 << 16;
    private static final int BUFFER = 1 << 16;

    private final Path target;

    public AtomicFile(Path target) {
        this.target = target.toAbsolutePath();
    }

    /**
     * @throws InterruptedException when the thread was interrupted; nothing is left behind then
     */
    public ExportOutcome write(FileContent content, ExportProgress progress)
            throws InterruptedException {
        var refusal = content.refusal();
        return refusal.isPresent() ? refusal.get() : attempt(content, progress);
    }

    private ExportOutcome attempt(FileContent content, ExportProgress progress)
            throws InterruptedException {
        Path place = target;
        Path aside = null;
        try {
            place = Files.exists(target) ? target.toRealPath() : target;
            if (Files.isDirectory(place)) {
                return new ExportOutcome.NotWritable(target, "a folder has this name");
            }
            aside = place.resolveSibling("." + UUID.randomUUID() + ".part");
            fill(aside, content, progress);
            long bytes = Files.size(aside);
            move(aside, place);
            return new ExportOutcome.Written(target, content.rows(), bytes);
        } catch (TextTooLongException tooLong) {
            return tooLong.outcome();
        } catch (IOException failed) {
            return outcome(failed);
        } catch (UncheckedIOException failed) {
            return outcome(new IOException(String.valueOf(failed.getMessage()), failed));
        } finally {
            if (aside != null) {
                discard(aside);
            }
        }
    }

    /** What was moved is not there any more. */
    private static void discard(Path aside) {
        try {
            Files.deleteIfExists(aside);
        } catch (IOException stays) {
            LOG.warn("Could not delete the temporary file {}", aside, stays);
        }
    }

    /** Reaches the disk before it takes the place of another file. */
    private static void fill(Path aside, FileContent content, ExportProgress progress)
            throws IOException, InterruptedException, TextTooLongException {
        try (FileOutputStream file = new FileOutputStream(aside.toFile())) {
            BufferedOutputStream out = new BufferedOutputStream(file, BUFFER);
            content.write(out, progress);
            out.flush();
            file.getFD().sync();
        }
        Interrupts.heed();
    }

    private static void move(Path aside, Path place) throws IOException {
        try {
            Files.move(aside, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(aside, place, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private ExportOutcome outcome(IOException failed) {
        if (isFull(failed)) {
            return new ExportOutcome.DiskFull(folder());
        }
        String said = failed.getMessage();
        boolean denied = failed instanceof AccessDeniedException;
        return new ExportOutcome.NotWritable(
                target, denied || said == null ? failed.getClass().getSimpleName() : said);
    }

    /** The system says it in its own language, so that the free space is checked as well. */
    private boolean isFull(IOException failed) {
        String said = String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT);
        if (said.contains("no space left") || said.contains("disk quota exceeded")) {
            return true;
        }
        try {
            return Files.getFileStore(folder()).getUsableSpace() < HARDLY_ANY_ROOM;
        } catch (IOException unknown) {
            return false;
        }
    }

    private Path folder() {
        Path folder = target.getParent();
        return folder == null ? target : folder;
    }
}
