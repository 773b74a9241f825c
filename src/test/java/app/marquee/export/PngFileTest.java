package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Random;

import javax.imageio.ImageIO;

/** A picture reads back pixel by pixel. */
class PngFileTest {
    @Test
    void everyPixelIsThere() throws Exception {
        int width = 331;
        int height = 257;
        int[] pixels = new Random(1).ints((long) width * height).toArray();
        pixels[0] = 0xff000000;
        pixels[1] = 0x00ffffff;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PngFile(PicturePixels.picture(width, height, 2, pixels)).write(out, (_, _) -> {});
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(read.getWidth()).isEqualTo(width);
        assertThat(read.getRGB(0, 0, width, height, null, 0, width)).isEqualTo(pixels);
    }
}
