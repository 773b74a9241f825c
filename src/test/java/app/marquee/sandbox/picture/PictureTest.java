package app.marquee.sandbox.picture;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedThumbnails;
import app.marquee.sandbox.account.Subject;

import org.junit.jupiter.api.Test;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

/** Thumbnails are files that any program can open, and each is its own. */
class PictureTest {
    private static final UUID VIDEO = UUID.fromString("3f1c9a52-7a31-4c1e-9d5b-0c7f9a1b2c3d");

    private static BufferedImage read(byte[] file) {
        try {
            return ImageIO.read(new ByteArrayInputStream(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void bothKindsOfFileCanBeRead() {
        byte[] jpeg = Picture.jpeg(VIDEO, Subject.BAKING, 0);
        byte[] png = Picture.png(VIDEO, Subject.BAKING, 0);
        assertThat(jpeg).startsWith(0xFF, 0xD8);
        assertThat(png).startsWith(0x89, 'P', 'N', 'G');
        for (byte[] file : List.of(jpeg, png)) {
            assertThat(read(file).getWidth()).isEqualTo(640);
            assertThat(read(file).getHeight()).isEqualTo(360);
        }
    }

    @Test
    void theSameAskedTwiceIsTheSame() {
        assertThat(Picture.jpeg(VIDEO, Subject.BAKING, 3))
                .isEqualTo(Picture.jpeg(VIDEO, Subject.BAKING, 3));
    }

    @Test
    void picturesOfAVideoAndOfVideosDiffer() {
        Set<List<Integer>> seen = new HashSet<>();
        for (int video = 0; video < 6; video++) {
            for (int index = 0; index < 6; index++) {
                assertThat(seen.add(sample(Picture.png(new UUID(video, 5), Subject.BAKING, index))))
                        .isTrue();
            }
        }
    }

    private static List<Integer> sample(byte[] file) {
        BufferedImage image = read(file);
        return IntStream.range(0, 640 * 360 / 97)
                .mapToObj(turn -> image.getRGB(turn * 97 % 640, turn * 97 / 640))
                .toList();
    }

    @Test
    void aCoverDiffersFromTheFrames() {
        for (Subject subject : Subject.values()) {
            assertThat(sample(Picture.png(VIDEO, subject, SeedThumbnails.CUSTOM)))
                    .isNotEqualTo(sample(Picture.png(VIDEO, subject, 0)));
        }
    }

    @Test
    void picturesAreNotFlat() {
        assertThat(new HashSet<>(sample(Picture.png(VIDEO, Subject.BAKING, 2))))
                .hasSizeGreaterThan(100);
    }
}
