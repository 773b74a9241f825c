package app.marquee.ui.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.picture.DecodingMemory;
import app.marquee.model.picture.SampleImages;
import app.marquee.model.video.PictureData;
import app.marquee.ui.testing.WindowTest;

import javafx.scene.image.Image;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** Images as they are shown, and hostile ones that are not. */
class PictureDecoderTest extends WindowTest {
    private static Optional<Image> decoded(byte[] bytes) {
        return PictureDecoder.decode(new PictureData(bytes), 96, 54);
    }

    @Test
    void everyFormatIsDecodedAtTheSizeShown() throws IOException {
        for (byte[] image :
                new byte[][] {
                    SampleImages.picture("png", 320, 180),
                    SampleImages.picture("jpg", 320, 180),
                    SampleImages.picture("gif", 320, 180),
                    SampleImages.progressive(320, 180)
                }) {
            assertThat(decoded(image))
                    .hasValueSatisfying(
                            shown -> {
                                assertThat(shown.getWidth()).isEqualTo(96);
                                assertThat(shown.getHeight()).isEqualTo(54);
                            });
        }
        assertThat(decoded(SampleImages.picture("png", 16, 9)))
                .hasValueSatisfying(shown -> assertThat(shown.getWidth()).isEqualTo(16));
    }

    /** Each would take gigabytes, or has a header that lies. */
    @Test
    void whatIsHostileIsNotDecoded() throws IOException {
        byte[] small = SampleImages.progressive(16, 16);
        assertThat(decoded(SampleImages.resized(small, 24_000, 24_000))).isEmpty();
        assertThat(decoded(SampleImages.resized(SampleImages.picture("jpg", 9, 9), 9_999, 9_999)))
                .isEmpty();
        assertThat(decoded(SampleImages.claiming(20_000, 20_000))).isEmpty();
        assertThat(decoded(SampleImages.with(small, 2, 0xff, 0xf0, 0, 4, 0, 0))).isEmpty();
        assertThat(decoded(new byte[] {'R', 'I', 'F', 'F', 1, 0, 0, 0, 'W', 'E', 'B', 'P'}))
                .isEmpty();
    }

    @Test
    void aDamagedOneIsNone() throws IOException {
        byte[] png = SampleImages.picture("png", 320, 180);
        for (int at = 45; at < png.length - 20; at++) {
            png[at] = 0x55;
        }
        assertThat(decoded(png)).isEmpty();
    }

    @Test
    void itWaitsWhileOthersTakeTheMemory() throws Exception {
        byte[] image = SampleImages.picture("jpg", 320, 180);
        Thread waiting =
                DecodingMemory.SHARED.during(
                        DecodingMemory.MOST,
                        () -> {
                            Thread other = Thread.ofVirtual().start(() -> decoded(image));
                            assertThat(isOver(other)).isFalse();
                            return other;
                        });
        assertThat(waiting.join(Duration.ofSeconds(20))).isTrue();
    }

    private static boolean isOver(Thread decoding) {
        try {
            return decoding.join(Duration.ofMillis(400));
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }
}
