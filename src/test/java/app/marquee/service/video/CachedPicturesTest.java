package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ContentClient;
import app.marquee.http.ContentConnections;
import app.marquee.http.PictureClient;
import app.marquee.model.picture.SampleImages;
import app.marquee.model.video.Picture;
import app.marquee.store.PictureFiles;

import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A picture is fetched once, whoever asks for it and after a restart as well. */
class CachedPicturesTest {
    @TempDir Path home;
    private final AtomicInteger asked = new AtomicInteger();
    private final ContentClient content = ContentConnections.at(URI.create("http://127.0.0.1:1"));
    private final PictureClient client = new PictureClient(content, Duration.ofSeconds(20));
    private HttpServer server;
    private byte[] body = new byte[0];

    @BeforeEach
    void start() throws IOException {
        body = SampleImages.picture("jpg", 32, 18);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    asked.incrementAndGet();
                    exchange.sendResponseHeaders(200, body.length);
                    try (exchange) {
                        exchange.getResponseBody().write(body);
                    }
                });
        server.start();
    }

    @AfterEach
    void stop() {
        content.close();
        server.stop(0);
    }

    private URI address(String path) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
    }

    private CachedPictures pictures(long most) {
        return new CachedPictures(client, new PictureFiles(home.resolve("pictures"), () -> most));
    }

    @Test
    void itComesFromMemoryAndThenFromTheDisk() throws InterruptedException {
        CachedPictures first = pictures(1 << 20);
        assertThat(first.picture(address("/a"))).isInstanceOf(Picture.Loaded.class);
        assertThat(first.picture(address("/a"))).isInstanceOf(Picture.Loaded.class);
        assertThat(pictures(1 << 20).picture(address("/a")))
                .isInstanceOfSatisfying(
                        Picture.Loaded.class, picture -> assertThat(picture.width()).isEqualTo(32));
        assertThat(asked).hasValue(1);
    }

    @Test
    void whatIsNoPictureIsNotKept() throws InterruptedException, IOException {
        body = "<html>".getBytes(StandardCharsets.UTF_8);
        Picture.Missing missing = new Picture.Missing(Picture.Why.NOT_A_PICTURE);
        assertThat(pictures(1 << 20).picture(address("/a"))).isEqualTo(missing);
        assertThat(pictures(1 << 20).picture(address("/a"))).isEqualTo(missing);
        assertThat(asked).hasValue(2);
    }

    /** Neither what came now nor what an earlier version left on the disk. */
    @Test
    void whatIsTooLargeToDecodeIsNotGiven() throws InterruptedException, IOException {
        Picture.Missing missing = new Picture.Missing(Picture.Why.TOO_LARGE);
        byte[] huge = SampleImages.resized(SampleImages.progressive(16, 16), 24_000, 24_000);
        byte[] small = body;
        body = huge;
        CachedPictures pictures = pictures(1 << 20);
        assertThat(pictures.picture(address("/a"))).isEqualTo(missing);
        assertThat(pictures.picture(address("/a"))).isEqualTo(missing);
        assertThat(asked).hasValue(2);
        new PictureFiles(home.resolve("pictures"), () -> 1 << 20).keep(address("/b"), huge);
        body = small;
        assertThat(pictures.picture(address("/b"))).isInstanceOf(Picture.Loaded.class);
        assertThat(asked).hasValue(3);
    }

    @Test
    void theDirectoryDoesNotGrowWithoutEnd() throws InterruptedException, IOException {
        CachedPictures pictures = pictures(body.length * 10L);
        for (int i = 0; i < 130; i++) {
            pictures.picture(address("/" + i));
        }
        try (Stream<Path> files = Files.list(home.resolve("pictures"))) {
            assertThat(files.count()).isLessThanOrEqualTo(10 + 64);
        }
    }

    @Test
    void aDirectoryThatCannotBeWrittenOnlyMakesItSlower() throws InterruptedException, IOException {
        Files.writeString(home.resolve("pictures"), "in the way");
        assertThat(pictures(1 << 20).picture(address("/a"))).isInstanceOf(Picture.Loaded.class);
        assertThat(pictures(1 << 20).picture(address("/a"))).isInstanceOf(Picture.Loaded.class);
        assertThat(asked).hasValue(2);
    }

    @Test
    void aSavedPictureIsWhatCame() throws InterruptedException, IOException {
        CachedPictures pictures = pictures(1 << 20);
        Path target = home.resolve("saved.jpg");
        pictures.save((Picture.Loaded) pictures.picture(address("/a")), target);
        assertThat(Files.readAllBytes(target)).isEqualTo(body);
        try (Stream<Path> files = Files.list(home)) {
            assertThat(files.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder("pictures", "saved.jpg");
        }
    }
}
