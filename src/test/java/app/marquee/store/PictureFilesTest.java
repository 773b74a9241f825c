package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** Images on the disk: the least recently used go first, and not before there are too many. */
class PictureFilesTest {
    @TempDir Path home;
    private Path directory;

    @BeforeEach
    void nameTheDirectory() {
        directory = home.resolve("pictures");
    }

    private static URI address(String name) {
        return URI.create("https://images.example/" + name);
    }

    /** Ten bytes, used so long ago. */
    private void keep(PictureFiles files, String name, int hoursAgo) throws IOException {
        List<Path> before = Files.exists(directory) ? list() : List.of();
        files.keep(
                address(name),
                (name + "         ").substring(0, 10).getBytes(StandardCharsets.UTF_8));
        Path added = list().stream().filter(each -> !before.contains(each)).findAny().orElseThrow();
        Files.setLastModifiedTime(
                added, FileTime.from(Instant.now().minus(Duration.ofHours(hoursAgo))));
    }

    private List<Path> list() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.toList();
        }
    }

    private static Stream<String> found(PictureFiles files, String... names) {
        return Stream.of(names).filter(name -> files.find(address(name)).isPresent());
    }

    @Test
    void anImageComesBackAsItWasUntilItIsForgotten() throws IOException {
        PictureFiles files = new PictureFiles(directory, () -> 1_000);
        assertThat(files.find(address("a"))).isEmpty();
        files.keep(address("a"), "content".getBytes(StandardCharsets.UTF_8));
        assertThat(new PictureFiles(directory, () -> 1_000).find(address("a")))
                .hasValueSatisfying(
                        bytes ->
                                assertThat(new String(bytes, StandardCharsets.UTF_8))
                                        .isEqualTo("content"));
        assertThat(files.find(address("b"))).isEmpty();
        files.forget(address("a"));
        assertThat(files.find(address("a"))).isEmpty();
        assertThat(list()).isEmpty();
    }

    @Test
    void theLeastRecentlyUsedGoesWhenThereIsNoRoomForAll() throws IOException {
        PictureFiles files = new PictureFiles(directory, () -> 30);
        keep(files, "a", 4);
        keep(files, "b", 3);
        keep(files, "c", 2);
        PictureFiles next = new PictureFiles(directory, () -> 30);
        assertThat(next.find(address("a"))).as("now it is the last that was used").isPresent();
        next.keep(address("d"), "0123456789".getBytes(StandardCharsets.UTF_8));
        assertThat(found(next, "a", "b", "c", "d")).containsExactly("a", "c", "d");
    }

    /** The limit may be lowered while the program runs. */
    @Test
    void aLowerLimitHoldsAtTheNextCleaning() throws IOException {
        AtomicLong most = new AtomicLong(1_000);
        PictureFiles files = new PictureFiles(directory, most::get);
        keep(files, "a", 4);
        keep(files, "b", 3);
        most.set(10);
        for (int n = 0; n < 64; n++) {
            keep(files, "n" + n, 1);
        }
        assertThat(list()).hasSizeLessThan(3);
    }

    @Test
    void itIsCleanedNowAndThenWhileItGrows() throws IOException {
        PictureFiles files = new PictureFiles(directory, () -> 30);
        for (int n = 0; n < 65; n++) {
            keep(files, "n" + n, 100 - n);
        }
        assertThat(list()).hasSize(3);
    }
}
