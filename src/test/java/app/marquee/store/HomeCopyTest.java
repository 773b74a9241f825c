package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.store.file.Home;
import app.marquee.store.file.HomeLock;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Clock;

/** Copies of a home are removed once their process is gone. */
class HomeCopyTest {
    @TempDir private Path directory;

    private static Path copy(Home home, String name) throws IOException {
        return Files.createDirectories(home.copies().resolve(name));
    }

    private static void age(Path copy) throws IOException {
        Files.setLastModifiedTime(copy, FileTime.fromMillis(0));
    }

    @Test
    void onlyOldCopiesThatNobodyUsesAreRemoved() throws IOException {
        Home home = Home.in(directory.resolve("home")).prepare();
        Path left = copy(home, "copy-left");
        Path begun = copy(home, "copy-begun");
        Path used = copy(home, "copy-used");
        Files.writeString(left.resolve("settings.json"), "{}");
        try (HomeLock _ = Home.in(used).prepare().lock()) {
            age(left);
            age(used);
            HomeCopy.tidy(home, Clock.systemUTC());
        }
        assertThat(left).doesNotExist();
        assertThat(begun).as("may not be locked yet").exists();
        assertThat(used).exists();
    }
}
