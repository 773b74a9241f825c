package app.marquee.model.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;

import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** Sizes and memory that heads of pictures tell, and moving pictures cut to their first frame. */
class PictureHeadTest {
    private static PictureHead head(byte[] bytes) {
        return PictureHead.of(bytes).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"png, 4", "gif, 9", "jpg, 4"})
    void theSizeIsThatOfThePicture(String format, int perPixel) throws IOException {
        assertThat(PictureHead.of(SampleImages.picture(format, 320, 180)))
                .contains(new PictureHead(320, 180, 320L * 180 * perPixel, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "gif", "jpg", "progressive"})
    void whatIsCutOffOrGarbledNeverThrows(String format) throws IOException {
        byte[] whole =
                format.equals("progressive")
                        ? SampleImages.progressive(64, 48)
                        : SampleImages.picture(format, 64, 48);
        Random random = new Random(7);
        for (int length = 0; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            PictureHead.of(part);
            GifHead.firstFrame(part);
            byte[] garbled = whole.clone();
            garbled[random.nextInt(garbled.length)] ^= (byte) random.nextInt();
            garbled[random.nextInt(garbled.length)] ^= (byte) random.nextInt();
            PictureHead.of(garbled);
            GifHead.firstFrame(garbled);
        }
        assertThat(PictureHead.of(Arrays.copyOf(whole, 8))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"30000, 30000, true", "5792, 5792, false", "5793, 5793, true", "65535, 400, false"})
    void aSmallFileThatClaimsToBeHugeIsTooLarge(int width, int height, boolean tooLarge)
            throws IOException {
        assertThat(head(SampleImages.claiming(width, height)).isTooLarge()).isEqualTo(tooLarge);
        assertThat(
                        head(SampleImages.resized(
                                        SampleImages.picture("jpg", 16, 16), width, height))
                                .isTooLarge())
                .isEqualTo(tooLarge);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<html>no</html>",
                "",
                "RIFF$\u0000\u0000\u0000WEBPVP8 ",
                "BM:\u0000\u0000\u0000",
                "II*\u0000\u0008\u0000\u0000\u0000",
                "\u0000\u0000\u0000\u001cftypavif",
                "<svg xmlns='http://www.w3.org/2000/svg'/>"
            })
    void otherFormatsAreNoPicture(String content) {
        assertThat(PictureHead.of(content.getBytes(StandardCharsets.ISO_8859_1))).isEmpty();
    }

    /**
     * A decoder passes by markers without a length. Who takes the bytes behind one for its length
     * lands in a comment that looks like a frame.
     */
    @ParameterizedTest
    @ValueSource(strings = {"01", "d0", "d7", "01ffffffd3"})
    void aFrameBehindMarkersWithoutLengthIsTheOneThatCounts(String markers) throws IOException {
        byte[] real = SampleImages.resized(SampleImages.progressive(16, 16), 24_000, 24_000);
        byte[] alone = HexFormat.of().parseHex("ff" + markers);
        int[] lie = new int[alone.length + 4 + 0xff00 + 0x1000];
        int comment = alone.length + 2 + 0xff00;
        int landing = 0x1_0000;
        for (int i = 0; i < alone.length; i++) {
            lie[i] = alone[i];
        }
        put(lie, alone.length, 0xff, 0xfe, 0xff, 0x00);
        put(lie, comment, 0xff, 0xfe, 0x10, 0x00);
        put(lie, landing, 0xff, 0xc0, 0, 17, 8, 270 >> 8, 270 & 0xff, 480 >> 8, 480 & 0xff, 3);
        PictureHead head = head(SampleImages.with(real, 2, lie));
        assertThat(head.width()).isEqualTo(24_000);
        assertThat(head.height()).isEqualTo(24_000);
        assertThat(head.isTooLarge()).isTrue();
    }

    private static void put(int[] bytes, int at, int... values) {
        System.arraycopy(values, 0, bytes, at, values.length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00", "02", "bf", "c3", "c5", "c7", "c8", "c9", "cb", "cf", "d8", "d9", "da", "de",
                "df", "f0", "fd"
            })
    void anythingUnknownBeforeTheFrameRefuses(String marker) throws IOException {
        int code = HexFormat.fromHexDigits(marker);
        byte[] real = SampleImages.picture("jpg", 16, 16);
        assertThat(PictureHead.of(SampleImages.with(real, 2, 0xff, code, 0, 4, 0, 0))).isEmpty();
        assertThat(PictureHead.of(SampleImages.with(real, 2, 0xff, 0xfe, 0, 4, 0, 0))).isPresent();
        assertThat(PictureHead.of(SampleImages.with(real, 2, 0xff, 0xfe, 0, 1))).isEmpty();
        assertThat(PictureHead.of(SampleImages.with(real, 2, 0))).isEmpty();
    }

    @Test
    void thereIsOneFrame() throws IOException {
        byte[] real = SampleImages.picture("jpg", 16, 16);
        int frame = SampleImages.frame(real);
        int[] again = new int[19];
        for (int i = 0; i < again.length; i++) {
            again[i] = real[frame + i];
        }
        assertThat(PictureHead.of(SampleImages.with(real, frame, again))).isEmpty();
    }

    /** 4000 × 3000 pixels at four bytes, and 250 × 188 groups of six blocks at 128 bytes. */
    @Test
    void allCoefficientsOfAProgressiveOneAreHeldBesideItsPixels() throws IOException {
        byte[] small = SampleImages.progressive(16, 16);
        PictureHead head = head(SampleImages.resized(small, 4_000, 3_000));
        assertThat(head.memory()).isEqualTo(48_000_000 + 250 * 188 * 6 * 128);
        assertThat(head.scans()).isBetween(6, 12);
        assertThat(head.isTooLarge()).isFalse();
        assertThat(head(SampleImages.resized(small, 5_000, 4_000)).isTooLarge()).isTrue();
        byte[] even = SampleImages.sampledEvenly(small);
        assertThat(head(SampleImages.resized(even, 3_700, 3_600)).isTooLarge()).isFalse();
        assertThat(head(SampleImages.resized(even, 3_700, 3_700)).isTooLarge()).isTrue();
    }

    /** Also when it isn't progressive: its first scan has one component of three. */
    @Test
    void aPictureWhoseComponentsComeOneAfterTheOtherIsHeldAsWhole() throws IOException {
        byte[] whole = SampleImages.resized(SampleImages.picture("jpg", 16, 16), 4_000, 3_000);
        assertThat(head(whole).memory()).isEqualTo(48_000_000);
        byte[] parts = whole.clone();
        int scan = SampleImages.frame(parts);
        while (parts[scan] != (byte) 0xff || parts[scan + 1] != (byte) 0xda) {
            scan++;
        }
        parts[scan + 4] = 1;
        assertThat(head(parts).memory()).isGreaterThan(80_000_000);
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "0, 0", "1, 0", "5, 1", "1, 15"})
    void aFrameWithoutComponentsOrSamplesIsNone(int across, int down) throws IOException {
        byte[] real = SampleImages.progressive(16, 16);
        real[SampleImages.frame(real) + 11] = (byte) (across << 4 | down);
        assertThat(PictureHead.of(real)).isEmpty();
        real[SampleImages.frame(real) + 9] = 0;
        assertThat(PictureHead.of(real)).isEmpty();
    }

    /** Each goes through all coefficients: thousands of them fit into a small file. */
    @Test
    void aPictureOfThousandsOfScansIsTooLarge() throws IOException {
        byte[] real = SampleImages.progressive(16, 16);
        int scan = SampleImages.frame(real);
        while (real[scan] != (byte) 0xff || real[scan + 1] != (byte) 0xda) {
            scan++;
        }
        byte[] bomb = real;
        for (int i = 0; i < 120; i++) {
            bomb = SampleImages.with(bomb, scan, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0x55, 0xff, 0);
        }
        assertThat(head(real).isTooLarge()).isFalse();
        assertThat(head(bomb).scans()).isGreaterThan(120);
        assertThat(head(bomb).isTooLarge()).isTrue();
    }

    @Test
    void aFrameOfAGifMayBeLargerThanItsScreen() throws IOException {
        byte[] gif = SampleImages.picture("gif", 40, 30);
        int frame = frameOfGif(gif);
        gif[frame + 6] = 0x7f;
        gif[frame + 8] = 0x7f;
        assertThat(head(gif).width()).isEqualTo(0x7f28);
        assertThat(head(gif).isTooLarge()).isTrue();
    }

    private static int frameOfGif(byte[] gif) {
        int at = 13 + (3 << ((gif[10] & 7) + 1));
        while (gif[at] != 0x2c) {
            at++;
        }
        return at;
    }

    /** Whoever goes on there sees other frames than the one that is left. */
    @Test
    void anythingUnknownBeforeTheFirstFrameOfAGifRefuses() throws IOException {
        byte[] gif = SampleImages.moving(3);
        int first = 13 + (3 << ((gif[10] & 7) + 1));
        assertThat(PictureHead.of(gif)).isPresent();
        assertThat(PictureHead.of(SampleImages.with(gif, first, 0x21, 0xfe, 1, 9, 0))).isPresent();
        assertThat(PictureHead.of(SampleImages.with(gif, first, 0x21, 0xff, 0))).isEmpty();
        assertThat(PictureHead.of(SampleImages.with(gif, first, 0x07))).isEmpty();
        assertThat(PictureHead.of(SampleImages.with(gif, first, 0x3b))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"8, 6, 4", "16, 6, 8", "16, 2, 6", "8, 3, 5", "1, 0, 4", "8, 2, 4"})
    void thePixelsOfAPngTakeWhatItsColorsNeed(int depth, int type, int each) throws IOException {
        byte[] png = SampleImages.colored(SampleImages.picture("png", 10, 10), depth, type);
        assertThat(head(png).memory()).isEqualTo(100L * each);
        assertThat(PictureHead.of(SampleImages.colored(png, 8, 5))).isEmpty();
    }

    /** A decoder makes room for a palette before it sees that the file has none. */
    @Test
    void aChunkOfAPngIsAsLongAsItSays() throws IOException {
        byte[] png = SampleImages.picture("png", 10, 10);
        int[] palette = {0, 0, 0, 3, 'P', 'L', 'T', 'E', 1, 2, 3, 0, 0, 0, 0};
        assertThat(PictureHead.of(SampleImages.with(png, 33, palette))).isPresent();
        palette[0] = 0x3f;
        assertThat(PictureHead.of(SampleImages.with(png, 33, palette))).isEmpty();
        palette[0] = 0xff;
        assertThat(PictureHead.of(SampleImages.with(png, 33, palette))).isEmpty();
        assertThat(PictureHead.of(Arrays.copyOf(png, 33))).isEmpty();
    }

    @Test
    void ofAMovingPictureTheFirstFrameIsLeft() throws IOException {
        byte[] moving = SampleImages.moving(5);
        byte[] first = GifHead.firstFrame(moving);
        assertThat(frames(moving)).isEqualTo(5);
        assertThat(frames(first)).isEqualTo(1);
        assertThat(first.length).isLessThan(moving.length);
        byte[] still = SampleImages.picture("png", 4, 4);
        assertThat(GifHead.firstFrame(still)).isEqualTo(still);
    }

    private static int frames(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
            reader.setInput(in);
            return reader.getNumImages(true);
        } finally {
            reader.dispose();
        }
    }
}
