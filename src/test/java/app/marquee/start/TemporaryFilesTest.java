package app.marquee.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Where temporary files go. */
class TemporaryFilesTest {
    @TempDir Path root;

    @Test
    void thatOfTheSystemIsUsedWhereItCanBeWritten() {
        assertThat(TemporaryFiles.usable(root, root.resolve("cache"))).isEqualTo(root);
        assertThat(root.resolve("cache")).doesNotExist();
    }

    @Test
    void aMissingOneIsReplacedByOneThatIsPrivate() throws IOException {
        Path other = TemporaryFiles.usable(root.resolve("missing"), root.resolve("home/cache"));
        assertThat(other).isEqualTo(root.resolve("home/cache/tmp")).isDirectory();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(other)))
                .isEqualTo("rwx------");
    }

    @Test
    void whereTheCacheCannotBeWrittenEitherItStays() throws IOException {
        Path file = Files.createFile(root.resolve("file"));
        assertThat(TemporaryFiles.usable(root.resolve("missing"), file))
                .isEqualTo(root.resolve("missing"));
    }
}
