package app.marquee.service.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.picture.SampleImages;
import app.marquee.model.video.PictureData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import javax.imageio.ImageIO;

/** Which files are taken for a logo. */
class ChosenLogoTest {
    @TempDir private Path folder;

    private static byte[] image(String format, int width, int height) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, out);
        return out.toByteArray();
    }

    private ChosenLogo chosen(byte[] bytes) throws IOException {
        return ChosenLogo.of(Files.write(folder.resolve("logo"), bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg"})
    void pngAndJpegFit(String format) throws Exception {
        byte[] bytes = image(format, 40, 20);
        assertThat(chosen(bytes)).isEqualTo(new ChosenLogo.Fits(new PictureData(bytes)));
    }

    @Test
    void otherTypesAreRefused() throws Exception {
        ChosenLogo refused = new ChosenLogo.Refused(ChosenLogo.Why.OTHER_TYPE);
        assertThat(chosen(image("gif", 40, 20))).isEqualTo(refused);
        assertThat(chosen("<svg/>".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                .isEqualTo(refused);
        assertThat(chosen(new byte[0])).isEqualTo(refused);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "jpg"})
    void aDamagedImageIsRefused(String format) throws Exception {
        byte[] bytes = image(format, 400, 200);
        byte[] damaged = bytes.clone();
        Arrays.fill(damaged, bytes.length - bytes.length / 2, bytes.length, (byte) 0xff);
        assertThat(chosen(format.equals("png") ? damaged : Arrays.copyOf(bytes, 200)))
                .isEqualTo(new ChosenLogo.Refused(ChosenLogo.Why.DAMAGED));
    }

    @Test
    void largeImagesAreRefused() throws Exception {
        ChosenLogo refused = new ChosenLogo.Refused(ChosenLogo.Why.TOO_LARGE);
        assertThat(chosen(image("png", ChosenLogo.MOST_SIDE + 1, 1))).isEqualTo(refused);
        assertThat(chosen(Arrays.copyOf(image("png", 4, 4), ChosenLogo.MOST_BYTES + 1)))
                .isEqualTo(refused);
        assertThat(chosen(image("png", ChosenLogo.MOST_SIDE, 1)))
                .isInstanceOf(ChosenLogo.Fits.class);
        byte[] even = SampleImages.sampledEvenly(SampleImages.progressive(16, 16));
        assertThat(chosen(SampleImages.resized(even, 4_000, 3_990))).isEqualTo(refused);
    }

    @Test
    void aMissingFileIsUnreadable() {
        assertThat(ChosenLogo.of(folder.resolve("none")))
                .isEqualTo(new ChosenLogo.Refused(ChosenLogo.Why.UNREADABLE));
    }
}
