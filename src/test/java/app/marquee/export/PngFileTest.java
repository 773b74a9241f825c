package app.marquee.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;

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

    /** Strict readers refuse a picture with a wrong sum or without its end. */
    @Test
    void everyChunkHasItsSumAndTheLastOneIsTheEnd() throws Exception {
        PngFile file = new PngFile(PicturePixels.picture(3, 2, 2, new int[6]));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        file.write(out, (_, _) -> {});
        List<String> names = new ArrayList<>();
        ByteBuffer png = ByteBuffer.wrap(out.toByteArray()).position(8);
        while (png.hasRemaining()) {
            byte[] data = new byte[png.getInt() + 4];
            png.get(data);
            CRC32 sum = new CRC32();
            sum.update(data);
            assertThat(png.getInt()).isEqualTo((int) sum.getValue());
            String name = new String(data, 0, 4, StandardCharsets.US_ASCII);
            names.add(name);
            if (name.equals("pHYs")) {
                assertThat(ByteBuffer.wrap(data, 4, 8).getInt())
                        .as("pixels of a metre at twice 96 of an inch")
                        .isEqualTo(7_559);
            }
        }
        assertThat(names).startsWith("IHDR", "pHYs", "IDAT").endsWith("IDAT", "IEND");
        assertThat(file.rows()).isEqualTo(2);
    }

    /** Of two colours, so that there are lines of long runs, of short ones, and of none. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void everyLineOfTwoColoursReadsBack(int width) {
        int lines = 1 << width;
        int[] pixels = new int[width * lines];
        for (int line = 0; line < lines; line++) {
            for (int x = 0; x < width; x++) {
                pixels[line * width + x] = (line >> x & 1) == 0 ? 0xff102030 : 0x80ffffff;
            }
        }
        RasterImage picture = PicturePixels.picture(width, lines, 1, pixels);
        assertThat(PicturePixels.argb(picture)).isEqualTo(pixels);
    }

    @Test
    void longRunsReadBackWhicheverLineIsAbove() {
        int width = 100;
        int[] pixels = new int[width * 4];
        Arrays.fill(pixels, 0, 230, 0xff0000ff);
        Arrays.fill(pixels, 230, 300, 0xff00ff00);
        Arrays.fill(pixels, 300, 400, 0xff0000ff);
        RasterImage picture = PicturePixels.picture(width, 4, 1, pixels);
        assertThat(PicturePixels.argb(picture)).isEqualTo(pixels);
    }
}
