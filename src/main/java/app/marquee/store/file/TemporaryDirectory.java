package app.marquee.store.file;

import app.marquee.model.failure.FailureException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Optional;
import java.util.Set;

/**
 * Private directory below that for temporary files, which everybody may write: its owner and its
 * rights are checked, so that nobody else has put it there. Blocking.
 */
public final class TemporaryDirectory {
    private static final Logger LOG = LoggerFactory.getLogger(TemporaryDirectory.class);
    private static final Set<PosixFilePermission> PRIVATE =
            PosixFilePermissions.fromString("rwx------");

    private TemporaryDirectory() {}

    /**
     * The directory of this user, made when it is missing; empty where there can be none.
     *
     * @param own a directory that this user can write
     */
    public static Optional<Path> ofUser(Path own) {
        String user = System.getProperty("user.name", "").replaceAll("[^A-Za-z0-9_-]", "_");
        return in(Path.of(System.getProperty("java.io.tmpdir", "/tmp")), user, own);
    }

    static Optional<Path> in(Path temporary, String user, Path own) {
        Path directory = temporary.resolve("marquee-" + user);
        if (!Files.isDirectory(temporary)) {
            return Optional.empty();
        }
        try {
            if (Files.notExists(directory, LinkOption.NOFOLLOW_LINKS)) {
                PrivateFiles.directory(directory);
            }
        } catch (FailureException unwritable) {
            LOG.warn("There is no temporary directory: {}", unwritable.failure());
        }
        return Optional.of(directory).filter(made -> isPrivate(made, own));
    }

    /**
     * Whether this user alone may use the directory.
     *
     * @param own a directory that this user can write
     */
    public static boolean isPrivate(Path directory, Path own) {
        try {
            PosixFileAttributes found =
                    Files.readAttributes(
                            directory, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return found.isDirectory()
                    && PRIVATE.containsAll(found.permissions())
                    && found.owner().equals(user(own));
        } catch (IOException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    /** The owner of what this process makes. */
    private static UserPrincipal user(Path own) throws IOException {
        Path made = Files.createTempFile(own, "owner", "");
        try {
            return Files.getOwner(made);
        } finally {
            Files.delete(made);
        }
    }
}
