package app.marquee.file;

import app.marquee.model.Interrupts;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * Atomic file: written beside its place and moved there when complete. Until then the earlier file
 * stays unchanged. Where its folder takes no other file, as with one that is mounted alone, the
 * complete file is copied into it.
 */
final class AtomicFile {
    private static final Logger LOG = LoggerFactory.getLogger(AtomicFile.class);

    /** Reasons of a folder that takes no other file. */
    private static final Set<Obstacle> REFUSALS = Set.of(Obstacle.DENIED, Obstacle.READ_ONLY);

    private final Path place;

    AtomicFile(Path place) {
        this.place = place;
    }

    <E extends Exception> long write(OutputFile.Body<E> body)
            throws IOException, InterruptedException, E {
        boolean exists = Files.exists(place);
        if (exists && !Files.isWritable(place)) {
            throw new AccessDeniedException(place.toString());
        }
        Optional<FileRights> rights = exists ? FileRights.of(place) : Optional.empty();
        Path aside = aside(exists, rights.isPresent());
        try {
            long bytes = fill(aside, body);
            if (rights.isPresent()) {
                rights.get().give(aside);
            }
            Interrupts.heed();
            move(aside, exists);
            return bytes;
        } finally {
            discard(aside);
        }
    }

    /** Until it has the rights of the file before, only its owner can read it. */
    private Path aside(boolean exists, boolean isPrivate) throws IOException {
        Path beside = place.resolveSibling("." + UUID.randomUUID() + ".part");
        FileAttribute<?>[] attributes =
                isPrivate
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        try {
            return Files.createFile(beside, attributes);
        } catch (IOException refused) {
            if (exists && REFUSALS.contains(Obstacle.of(refused))) {
                return Files.createTempFile(
                        Path.of(System.getProperty("java.io.tmpdir", "/tmp")), "marquee", ".part");
            }
            throw refused;
        }
    }

    /** Reaches the disk before it takes the place of another file. */
    private static <E extends Exception> long fill(Path aside, OutputFile.Body<E> body)
            throws IOException, InterruptedException, E {
        try (FileChannel file = FileChannel.open(aside, Set.of(StandardOpenOption.WRITE))) {
            long bytes = SpecialFile.write(Channels.newOutputStream(file), body);
            file.force(true);
            return bytes;
        }
    }

    private void move(Path aside, boolean exists) throws IOException {
        if (!isBeside(aside)) {
            copy(aside);
            return;
        }
        try {
            Files.move(aside, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(aside, place, StandardCopyOption.REPLACE_EXISTING);
        } catch (FileSystemException refused) {
            if (!exists) {
                throw refused;
            }
            copy(aside);
        }
    }

    private boolean isBeside(Path aside) {
        return Objects.equals(aside.getParent(), place.getParent());
    }

    /** Not to be interrupted, since the earlier file is gone from here on. */
    private void copy(Path aside) throws IOException {
        long more = Files.size(aside) - Files.size(place);
        if (more > Files.getFileStore(place).getUsableSpace()) {
            throw new FileSystemException(place.toString(), null, "No space left on device");
        }
        try (InputStream from = new FileInputStream(aside.toFile());
                FileOutputStream to = new FileOutputStream(place.toFile())) {
            from.transferTo(to);
            to.getFD().sync();
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
}
