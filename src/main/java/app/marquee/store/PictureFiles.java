package app.marquee.store;

import app.marquee.model.failure.FailureException;
import app.marquee.store.file.PrivateFiles;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Disk cache of downloaded images: one file each, named by a hash of the address, least recently
 * used deleted first. An unusable cache is only slower. Thread-safe. Blocking.
 */
public final class PictureFiles {
    private static final int BETWEEN_CLEANINGS = 64;

    private final Path directory;
    private final LongSupplier mostBytes;
    private int sinceCleaning;

    /**
     * @param mostBytes of all files together, about; it may change
     */
    public PictureFiles(Path directory, LongSupplier mostBytes) {
        this.directory = directory;
        this.mostBytes = mostBytes;
    }

    public Optional<byte[]> find(URI address) {
        Path file = file(address);
        try {
            if (!Files.isRegularFile(file)) {
                return Optional.empty();
            }
            byte[] bytes = Files.readAllBytes(file);
            Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            return Optional.of(bytes);
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** Written aside and moved into place, so that no reader sees half of it. */
    public void keep(URI address, byte[] bytes) {
        try {
            PrivateFiles.directory(directory);
            Path aside = Files.createTempFile(directory, "new-", ".part");
            Files.write(aside, bytes);
            Files.move(aside, file(address), StandardCopyOption.ATOMIC_MOVE);
            clean();
        } catch (IOException | FailureException _) {
            // The picture is on the screen all the same; it is fetched again another time.
        }
    }

    /** It is fetched again when it is wanted. */
    public void forget(URI address) {
        try {
            Files.deleteIfExists(file(address));
        } catch (IOException _) {
            // An old image is shown until it is evicted.
        }
    }

    private synchronized void clean() throws IOException {
        if (sinceCleaning++ % BETWEEN_CLEANINGS == 0) {
            removeOldest(files());
        }
    }

    private record Kept(Path file, long bytes, Instant used) {}

    private List<Kept> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.map(PictureFiles::kept)
                    .sorted(Comparator.comparing(Kept::used).reversed())
                    .toList();
        } catch (UncheckedIOException e) {
            throw new IOException(e);
        }
    }

    private static Kept kept(Path file) {
        try {
            return new Kept(file, Files.size(file), Files.getLastModifiedTime(file).toInstant());
        } catch (IOException gone) {
            return new Kept(file, 0, Instant.EPOCH);
        }
    }

    private void removeOldest(List<Kept> newestFirst) throws IOException {
        long bytes = 0;
        long most = mostBytes.getAsLong();
        for (Kept one : newestFirst) {
            bytes += one.bytes();
            if (bytes > most) {
                Files.deleteIfExists(one.file());
            }
        }
    }

    private Path file(URI address) {
        try {
            byte[] name =
                    MessageDigest.getInstance("SHA-256")
                            .digest(address.toString().getBytes(StandardCharsets.UTF_8));
            return directory.resolve(HexFormat.of().formatHex(name));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime", e);
        }
    }
}
