package app.marquee.store.file;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.store.file.SharedFolder.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Folders that are no good place for a home. */
class SharedFolderTest {
    @TempDir Path root;

    private Optional<SharedFolder> around(String directory, String type) {
        return SharedFolder.around(root.resolve(directory), _ -> type);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dropbox",
                "Dropbox (Acme)",
                "OneDrive",
                "OneDrive - Acme",
                "Google Drive",
                "Nextcloud",
                "ownCloud",
                "Mobile Documents",
                "com~apple~CloudDocs",
                "CloudStorage"
            })
    void aFolderWithTheNameOfAServiceIsSynced(String name) {
        assertThat(around(name + "/work/marquee", "ext4"))
                .contains(new SharedFolder(Kind.SYNCED, root.resolve(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".dropbox",
                ".dropbox.cache",
                ".stfolder",
                ".sync",
                ".owncloudsync.log",
                ".nextcloudsync.log",
                ".sync_5b0c.db",
                "._sync_5b0c.db",
                ".tmp.drivedownload"
            })
    void aFolderWithTheMarkOfAServiceIsSynced(String mark) throws IOException {
        Path synced = Files.createDirectories(root.resolve("shared"));
        Files.createFile(synced.resolve(mark));
        assertThat(around("shared/marquee", "ext4"))
                .contains(new SharedFolder(Kind.SYNCED, synced));
        assertThat(around("other/marquee", "ext4")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nfs",
                "nfs4",
                "cifs",
                "smb2",
                "smbfs",
                "fuse.sshfs",
                "fuse.rclone",
                "drvfs",
                "afpfs",
                "vboxsf",
                "NFS"
            })
    void aFileSystemOfTheNetworkIsTold(String type) {
        assertThat(around("marquee", type))
                .contains(new SharedFolder(Kind.NETWORK, root.resolve("marquee")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ext4", "btrfs", "xfs", "tmpfs", "overlay", "fuseblk", "apfs", "NTFS", "9p", ""
            })
    void aFileSystemOfThisComputerIsNot(String type) {
        assertThat(around("marquee", type)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"/mnt/c/Users/ana/marquee, true", "/mnt/data/marquee, false"})
    void aDriveOfWindowsIsToldInItsSubsystemForLinux(String directory, boolean isTold) {
        assertThat(SharedFolder.around(Path.of(directory), _ -> "9p").isPresent())
                .isEqualTo(isTold);
    }

    /** A name that only resembles one. */
    @ParameterizedTest
    @ValueSource(strings = {"dropboxes", "my onedrive", "drive", "cloud", "synced"})
    void anotherNameIsNone(String name) {
        assertThat(around(name + "/marquee", "ext4")).isEmpty();
    }

    @Test
    void theTypeIsThatOfTheFirstFolderThatExists() {
        assertThat(
                        SharedFolder.around(
                                root.resolve("a/b/c"),
                                folder -> folder.equals(root) ? "nfs" : "ext4"))
                .isPresent();
    }
}
