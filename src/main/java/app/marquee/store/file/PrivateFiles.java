package app.marquee.store.file;

import app.marquee.file.Obstacle;
import app.marquee.file.OutputFailure;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.failure.StorageReason;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Factory of files and directories that only their owner can read, which also moves damaged files
 * aside. Every error is a worded {@link Failure.Storage}.
 */
public final class PrivateFiles {
    private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);
    private static final Set<PosixFilePermission> DIRECTORY =
            PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE =
            PosixFilePermissions.fromString("rw-------");

    /** What is written into a home. */
    private static final Pattern OURS =
            Pattern.compile(
                    "((settings|reports|damage)\\.json|(journal|catalogue|snapshots)\\.db)([-.].*)?"
                        + "|marquee\\.(lock|log|sock)(\\..*)?|cache|copies|logs|native|pictures|sandbox|uploads");

    /** Codes of SQLite's results, and the part of one that isn't a detail. */
    private static final int SQLITE_IOERR = 10;

    private static final int SQLITE_FULL = 13;
    private static final int PRIMARY = 0xFF;

    private PrivateFiles() {}

    /**
     * Creates the directory and those above it. From one that exists every right of others is
     * taken, too, unless something is in it that is not ours: that is for whoever shares it.
     */
    public static void directory(Path directory) {
        try {
            Path parent = directory.getParent();
            if (Files.isDirectory(directory)) {
                requireWritable(directory);
                DirectoryOwner.requireSelf(directory);
                close(directory);
            } else {
                if (parent != null && !Files.isDirectory(parent)) {
                    directory(parent);
                }
                Files.createDirectory(directory, attributes(directory, DIRECTORY));
            }
        } catch (FileAlreadyExistsException _) {
            if (!Files.isDirectory(directory)) {
                throw failure(directory, StorageReason.NO_FOLDER);
            }
        } catch (IOException e) {
            throw failure(directory, e);
        }
    }

    private static void close(Path directory) {
        if (!isPosix(directory)) {
            return;
        }
        try {
            if (Files.getPosixFilePermissions(directory).stream().allMatch(DIRECTORY::contains)) {
                return;
            }
            if (holdsOnlyOurs(directory)) {
                Files.setPosixFilePermissions(directory, DIRECTORY);
            } else {
                LOG.warn(
                        "Other users may read {}, which also holds files of other programs",
                        directory);
            }
        } catch (IOException e) {
            LOG.warn("Could not change the permissions of {}", directory, e);
        }
    }

    private static boolean holdsOnlyOurs(Path directory) throws IOException {
        try (Stream<Path> entries = Files.list(directory)) {
            return entries.map(entry -> String.valueOf(entry.getFileName()))
                    .allMatch(name -> OURS.matcher(name).matches());
        }
    }

    private static void requireWritable(Path directory) {
        if (!Files.isWritable(directory)) {
            throw failure(directory, StorageReason.NOT_WRITABLE);
        }
    }

    /** Creates the file when it is missing, and takes every right of others from it. */
    public static void file(Path file) {
        try {
            Files.createFile(file, attributes(file, FILE));
        } catch (FileAlreadyExistsException _) {
            restrict(file);
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    private static void restrict(Path file) {
        if (!isPosix(file) || !Files.isRegularFile(file)) {
            return;
        }
        try {
            Files.setPosixFilePermissions(file, FILE);
        } catch (IOException _) {
            // A foreign file: opening it says more clearly what is wrong.
        }
    }

    /** Refuses a directory in the place of a file, and a link to nowhere. */
    public static void requireFile(Path file) {
        if (Files.isDirectory(file)) {
            throw failure(file, StorageReason.NO_FILE);
        }
        if (Files.isSymbolicLink(file) && Files.notExists(file)) {
            throw failure(file, StorageReason.LOST_LINK);
        }
    }

    /** Lets nobody but the owner connect to a socket. */
    public static void socket(Path socket) throws IOException {
        if (isPosix(socket)) {
            Files.setPosixFilePermissions(socket, FILE);
        }
    }

    /** Moves the file to a new name beside it, with the time, and returns that name. */
    public static Path setAside(Path file, Instant now) {
        return move(file, asideOf(file, now));
    }

    /** A free name for a file that is set aside. */
    public static Path asideOf(Path file, Instant now) {
        String name = new AsideName(String.valueOf(file.getFileName()), now).text();
        Path aside = file.resolveSibling(name);
        for (int n = 2; Files.exists(aside); n++) {
            aside = file.resolveSibling(name + "-" + n);
        }
        return aside;
    }

    /** Writes a file that is there wholly or not at all, also after the power fails. */
    public static void replace(Path file, byte[] content) {
        Path aside = file.resolveSibling(file.getFileName() + ".new");
        file(aside);
        try {
            Files.write(aside, content);
        } catch (IOException e) {
            throw failure(file, e);
        }
        force(aside);
        move(aside, file);
    }

    /** Removes what may be there. */
    public static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    /** What was written into the file is on the disk, also if the thread is interrupted. */
    public static void force(Path file) {
        if (Files.notExists(file)) {
            throw failure(file, new NoSuchFileException(file.toString()));
        }
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            open.getFD().sync();
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    /** Puts the file in the place of another one, which is then there wholly or not at all. */
    public static Path move(Path file, Path target) {
        try {
            return Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw failure(file, e);
        }
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> rights) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    public static FailureException failure(Path path, StorageReason reason) {
        return failure(path, reason.detail());
    }

    public static FailureException failure(Path path, String detail) {
        return new FailureException(new Failure.Storage(path.toString(), detail));
    }

    public static FailureException failure(Path path, Exception cause) {
        return new FailureException(
                new Failure.Storage(path.toString(), words(path, cause)), cause);
    }

    /** SQLite says so itself only where it writes; the index of its log is made in another way. */
    private static boolean isFull(Path path, SQLException failed) {
        int code = failed.getErrorCode() & PRIMARY;
        Path folder = path.toAbsolutePath().getParent();
        return code == SQLITE_FULL
                || (code == SQLITE_IOERR && folder != null && Obstacle.isFull(folder));
    }

    private static String words(Path path, Exception cause) {
        @Nullable String message = cause.getMessage();
        return switch (cause) {
            case SQLException sql when isFull(path, sql) -> StorageReason.FULL.detail();
            case AccessDeniedException _ -> StorageReason.DENIED.detail();
            case OutputFailure told -> String.valueOf(told.getMessage());
            case Exception _ when message == null || message.isBlank() ->
                    cause.getClass().getSimpleName();
            default -> cause.getClass().getSimpleName() + ": " + message;
        };
    }
}
