package app.marquee.service.video;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** Sizes that heads of pictures tell, and moving pictures cut to their first frame. */
class PictureHeadTest {
    static byte[] picture(String format, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "gif", "jpg"})
    void theSizeIsThatOfThePicture(String format) throws IOException {
        assertThat(PictureHead.of(picture(format, 320, 180))).contains(new PictureHead(320, 180));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "gif", "jpg"})
    void whatIsCutOffOrGarbledNeverThrows(String format) throws IOException {
        byte[] whole = picture(format, 64, 48);
        Random random = new Random(7);
        for (int length = 0; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            PictureHead.of(part);
            GifFirstFrameExtractor.of(part);
            byte[] garbled = whole.clone();
            garbled[random.nextInt(garbled.length)] ^= (byte) random.nextInt();
            garbled[random.nextInt(garbled.length)] ^= (byte) random.nextInt();
            PictureHead.of(garbled);
            GifFirstFrameExtractor.of(garbled);
        }
        assertThat(PictureHead.of(Arrays.copyOf(whole, 8))).isEmpty();
    }

    @Test
    void aSmallFileThatClaimsToBeHugeIsTooLarge() throws IOException {
        byte[] bomb = picture("png", 10, 10);
        bomb[16] = 0;
        bomb[17] = 0;
        bomb[18] = (byte) 0x75;
        bomb[19] = 0x30;
        bomb[22] = (byte) 0x75;
        bomb[23] = 0x30;
        assertThat(PictureHead.of(bomb))
                .hasValueSatisfying(head -> assertThat(head.isTooLarge()).isTrue());
    }

    @Test
    void markupIsNoPicture() {
        assertThat(PictureHead.of("<html>no</html>".getBytes(StandardCharsets.UTF_8))).isEmpty();
        assertThat(PictureHead.of(new byte[0])).isEmpty();
    }

    @Test
    void ofAMovingPictureTheFirstFrameIsLeft() throws IOException {
        byte[] moving = moving(5);
        byte[] first = GifFirstFrameExtractor.of(moving);
        assertThat(frames(moving)).isEqualTo(5);
        assertThat(frames(first)).isEqualTo(1);
        assertThat(first.length).isLessThan(moving.length);
        byte[] still = picture("png", 4, 4);
        assertThat(GifFirstFrameExtractor.of(still)).isEqualTo(still);
    }

    private static byte[] moving(int frames) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < frames; i++) {
                BufferedImage frame = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
                frame.setRGB(i, i, 0xff0000);
                writer.writeToSequence(new IIOImage(frame, null, null), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
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
