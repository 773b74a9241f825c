package app.marquee.log;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Factory of files that only their owner can read. */
public final class OwnFiles {
    private OwnFiles() {}

    /**
     * Makes an empty file with rights 0600 where the system has rights; one that is there stays.
     */
    public static void create(Path file) throws IOException {
        try {
            Files.createFile(file, rights(file));
        } catch (FileAlreadyExistsException goesOn) {
            // It was made in the same way.
        }
    }

    private static FileAttribute<?>[] rights(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
