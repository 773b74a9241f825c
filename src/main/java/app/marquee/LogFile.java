package app.marquee;

import ch.qos.logback.core.rolling.RollingFileAppender;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The file of the log, readable by its owner alone. */
final class LogFile<E> extends RollingFileAppender<E> {
    @Override
    public void openFile(String name) throws IOException {
        Path file = Path.of(name);
        try {
            Files.createFile(file, rights(file));
        } catch (FileAlreadyExistsException goesOn) {
            // It was made in the same way.
        }
        super.openFile(name);
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
