package app.marquee.store;

import app.marquee.model.PictureData;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The files that changes send, beside the journal and each under its SHA-256, so that a change can
 * be sent after a restart as it was reviewed. Blocks; thread-safe.
 */
public final class Uploads {
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{64}");

    private final Path directory;

    Uploads(Path directory) {
        this.directory = directory;
    }

    /**
     * Keeps one, wholly or not at all.
     *
     * @throws app.marquee.model.FailureException with {@link app.marquee.model.Failure.Storage}
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

    /** Empty when it is not there any more, or cannot be read. */
    public Optional<PictureData> find(String sha256) {
        try {
            return NAME.matcher(sha256).matches()
                    ? Optional.of(new PictureData(Files.readAllBytes(directory.resolve(sha256))))
                    : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** What was sent is not needed any more. */
    public void forget(String sha256) {
        try {
            Files.deleteIfExists(directory.resolve(checked(sha256)));
        } catch (IOException _) {
            // It is only in the way; nothing depends on its being gone.
        }
    }

    private static String checked(String sha256) {
        if (!NAME.matcher(sha256).matches()) {
            throw new IllegalArgumentException("No SHA-256");
        }
        return sha256;
    }
}
