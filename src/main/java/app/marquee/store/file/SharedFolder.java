package app.marquee.store.file;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Folder that other computers may write as well. The databases of a home need locks and an order of
 * writes that such a folder doesn't keep (SQLite, "How To Corrupt An SQLite Database File", section
 * 2).
 *
 * @param folder the one that is synced, or where the network begins to be known
 */
public record SharedFolder(Kind kind, Path folder) {
    /** Kind of a shared folder. */
    public enum Kind {
        SYNCED,
        NETWORK;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Files by which services mark a folder that they sync. */
    private static final String MARKS =
            "{.dropbox,.dropbox.cache,.stfolder,.sync,.owncloudsync.log,.nextcloudsync.log,"
                    + ".sync_*.db,._sync_*.db,.tmp.drivedownload}";

    /** Names of such folders, in lower case. */
    private static final Pattern NAMES =
            Pattern.compile(
                    "onedrive( ?- .*)?|dropbox( \\(.*\\))?|google ?drive|my"
                            + " drive|nextcloud|owncloud|icloud ?drive|mobile"
                            + " documents|com~apple~clouddocs|cloudstorage");

    private static final Pattern NETWORK_TYPES =
            Pattern.compile(
                    "(nfs|cifs|smb|afp|webdav|davfs|fuse\\.|drvfs|ncpfs|ceph|gluster|lustre|afs"
                            + "|vboxsf|vmhgfs|prl_fs).*");

    /** Drives of Windows in its subsystem for Linux. */
    private static final Pattern WINDOWS_DRIVE = Pattern.compile("/mnt/[a-z](/.*)?");

    /** The shared folder that a directory is in. Blocking. */
    static Optional<SharedFolder> around(Path directory) {
        return around(directory, SharedFolder::type);
    }

    /**
     * @param type the type of the file system of an existing directory; empty where it isn't known
     */
    static Optional<SharedFolder> around(Path directory, Function<Path, String> type) {
        Path whole = directory.toAbsolutePath().normalize();
        for (Path folder = whole; folder != null; folder = folder.getParent()) {
            if (isSynced(folder)) {
                return Optional.of(new SharedFolder(Kind.SYNCED, folder));
            }
        }
        return isNetwork(whole, type.apply(existing(whole)))
                ? Optional.of(new SharedFolder(Kind.NETWORK, whole))
                : Optional.empty();
    }

    private static boolean isSynced(Path folder) {
        @Nullable Path name = folder.getFileName();
        if (name != null && NAMES.matcher(name.toString().toLowerCase(Locale.ROOT)).matches()) {
            return true;
        }
        try (DirectoryStream<Path> marks = Files.newDirectoryStream(folder, MARKS)) {
            return marks.iterator().hasNext();
        } catch (IOException | DirectoryIteratorException | UncheckedIOException _) {
            return false;
        }
    }

    private static boolean isNetwork(Path directory, String type) {
        String plain = type.toLowerCase(Locale.ROOT);
        return directory.toString().startsWith("\\\\")
                || NETWORK_TYPES.matcher(plain).matches()
                || (plain.equals("9p") && WINDOWS_DRIVE.matcher(directory.toString()).matches());
    }

    private static Path existing(Path directory) {
        Path folder = directory;
        while (!Files.exists(folder) && folder.getParent() != null) {
            folder = folder.getParent();
        }
        return folder;
    }

    private static String type(Path directory) {
        try {
            FileStore store = Files.getFileStore(directory);
            return store.type();
        } catch (IOException _) {
            return "";
        }
    }
}
