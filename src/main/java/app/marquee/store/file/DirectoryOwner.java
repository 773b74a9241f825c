package app.marquee.store.file;

import app.marquee.model.failure.StorageReason;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Owner of a directory. A home that another user owns would let that user read its files, and could
 * hold connections to a server of that user.
 */
final class DirectoryOwner {
    private static final String USER = "unix:uid";
    private static final int ADMINISTRATOR = 0;

    private DirectoryOwner() {}

    /** Refuses a directory of another user; the administrator may use all, and own one. */
    static void requireSelf(Path directory) throws IOException {
        if (!directory.getFileSystem().supportedFileAttributeViews().contains("unix")
                || Files.getOwner(directory).getName().equals(System.getProperty("user.name"))) {
            return;
        }
        // A user may have no name, so what is compared is the owner of a new file.
        Path own = Files.createTempFile(directory, ".marquee", ".owner");
        try {
            requireSame(directory, number(directory), number(own));
        } finally {
            Files.delete(own);
        }
    }

    static void requireSame(Path directory, int owner, int self) {
        if (owner != self && self != ADMINISTRATOR && owner != ADMINISTRATOR) {
            throw PrivateFiles.failure(directory, StorageReason.OTHER_USER);
        }
    }

    private static int number(Path path) throws IOException {
        return (int) Files.getAttribute(path, USER);
    }
}
