package app.marquee.file;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Mode, owner and group of a file, which the file in its place gets, too.
 *
 * @param mode with the bits for the user and group that a program runs as
 */
record FileRights(int mode, int owner, int group) {
    private static final Logger LOG = LoggerFactory.getLogger(FileRights.class);

    private static final String VIEW = "unix:";
    private static final int ALL = 07777;
    private static final int AS_OWNER = 04000;
    private static final int AS_GROUP = 02000;
    private static final int OF_GROUP = 0070;
    private static final int OF_OTHERS = 0007;

    /** None where the system has no such rights. */
    static Optional<FileRights> of(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return Optional.empty();
        }
        return Optional.of(
                new FileRights(get(file, "mode") & ALL, get(file, "uid"), get(file, "gid")));
    }

    private static int get(Path file, String name) throws IOException {
        return (int) Files.getAttribute(file, VIEW + name);
    }

    /** Gives a file what the system allows; never more rights than before. */
    void give(Path file) throws IOException {
        Optional<FileRights> now = of(file);
        if (now.isEmpty()) {
            return;
        }
        int given = mode;
        if (now.get().group != group && !set(file, "gid", group)) {
            given &= ~(AS_GROUP | OF_GROUP) | (given & OF_OTHERS) << 3;
        }
        if (now.get().owner != owner && !set(file, "uid", owner)) {
            given &= ~AS_OWNER;
        }
        set(file, "mode", given);
    }

    private static boolean set(Path file, String name, int value) {
        try {
            Files.setAttribute(file, VIEW + name, value);
            return true;
        } catch (IOException refused) {
            LOG.debug("Could not set {} of {}", name, file, refused);
            return false;
        }
    }
}
