package app.marquee.store;

import app.marquee.model.failure.StorageReason;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.store.file.PrivateFiles;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Upload files of pending changes, each named by its SHA-256, so that a change can be sent after a
 * restart as it was reviewed. Thread-safe. Blocking.
 */
public final class Uploads {
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern OURS = Pattern.compile("[0-9a-f]{64}|new-[0-9]+\\.part");

    /** The others follow at the next start. */
    private static final int MOST = 1000;

    private final Path directory;

    Uploads(Path directory) {
        this.directory = directory;
    }

    /**
     * Keeps one, wholly or not at all.
     *
     * @throws app.marquee.model.failure.FailureException with {@link
     *     app.marquee.model.failure.Failure.Storage}
     */
    public void keep(String sha256, PictureData content) {
        Path target = directory.resolve(checked(sha256));
        try {
            PrivateFiles.directory(directory);
            Path aside = Files.createTempFile(directory, "new-", ".part");
            Files.write(aside, content.bytes());
            Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw PrivateFiles.failure(target, e);
        }
    }

    /** Empty when it is not there any more, cannot be read, or is another one. */
    public Optional<PictureData> find(String sha256) {
        if (!NAME.matcher(sha256).matches()) {
            return Optional.empty();
        }
        Path file = directory.resolve(sha256);
        try {
            PictureData content = new PictureData(Files.readAllBytes(file));
            return content.sha256().equals(sha256)
                    ? Optional.of(unloaded(file, content.length(), sha256))
                    : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /**
     * Content of a file that is read whenever it is needed, and not held in memory, so that
     * thousands can be pending. Reading fails with {@link
     * app.marquee.model.failure.Failure.Storage} when the file is another one by then.
     */
    public static PictureData unloaded(Path file, int length, String sha256) {
        return new PictureData(length, () -> read(file, sha256));
    }

    private static byte[] read(Path file, String sha256) {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(PictureUpload.LARGEST + 1);
        } catch (IOException e) {
            throw PrivateFiles.failure(file, e);
        }
        if (!new PictureData(bytes).sha256().equals(sha256)) {
            throw PrivateFiles.failure(file, StorageReason.CHANGED);
        }
        return bytes;
    }

    /** What was sent is not needed any more. */
    public void forget(String sha256) {
        try {
            Files.deleteIfExists(directory.resolve(checked(sha256)));
        } catch (IOException _) {
            // It is only in the way; nothing depends on its being gone.
        }
    }

    /**
     * Files that were kept before this moment and that nothing needs are gone afterwards, and so is
     * what was left of files that were never wholly kept; at most so many at a time.
     *
     * @param needed the SHA-256 of all that is needed; asked for only when something is old enough
     */
    void tidy(Instant before, Supplier<Set<String>> needed) {
        List<Path> old = olderThan(before);
        if (old.isEmpty()) {
            return;
        }
        Set<String> kept = needed.get();
        for (Path file : old) {
            if (!kept.contains(file.getFileName().toString())) {
                delete(file);
            }
        }
    }

    /** Only files that we made; one that cannot be looked at is left alone. */
    private List<Path> olderThan(Instant moment) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> OURS.matcher(file.getFileName().toString()).matches())
                    .filter(file -> isOlder(file, moment))
                    .limit(MOST)
                    .toList();
        } catch (IOException | UncheckedIOException _) {
            return List.of();
        }
    }

    private static boolean isOlder(Path file, Instant moment) {
        try {
            return Files.getLastModifiedTime(file).toInstant().isBefore(moment);
        } catch (IOException _) {
            return false;
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // It is looked at again the next time.
        }
    }

    private static String checked(String sha256) {
        if (!NAME.matcher(sha256).matches()) {
            throw new IllegalArgumentException("SHA-256 is missing from this Java runtime");
        }
        return sha256;
    }
}
