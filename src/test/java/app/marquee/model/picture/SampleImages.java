package app.marquee.model.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;

import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Image files made for tests, whole ones and hostile ones. */
public final class SampleImages {
    private SampleImages() {}

    public static byte[] picture(String format, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
        return bytes.toByteArray();
    }

    /** A JPEG whose coefficients come in several scans. */
    public static byte[] progressive(int width, int height) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            ImageWriteParam how = writer.getDefaultWriteParam();
            how.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            writer.setOutput(out);
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            writer.write(null, new IIOImage(image, null, null), how);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /** The same JPEG with another size in its frame. */
    public static byte[] resized(byte[] jpeg, int width, int height) {
        byte[] other = jpeg.clone();
        int frame = frame(other);
        other[frame + 5] = (byte) (height >> 8);
        other[frame + 6] = (byte) height;
        other[frame + 7] = (byte) (width >> 8);
        other[frame + 8] = (byte) width;
        return other;
    }

    /** The same JPEG with all components sampled as often. */
    public static byte[] sampledEvenly(byte[] jpeg) {
        byte[] other = jpeg.clone();
        int frame = frame(other);
        for (int component = 0; component < other[frame + 9]; component++) {
            other[frame + 11 + 3 * component] = 0x11;
        }
        return other;
    }

    /** Where the marker of the frame is. */
    public static int frame(byte[] jpeg) {
        for (int at = 2; at + 10 < jpeg.length; at++) {
            if ((jpeg[at] & 0xff) == 0xff
                    && (jpeg[at + 1] & 0xff) >= 0xc0
                    && (jpeg[at + 1] & 0xff) <= 0xc2) {
                return at;
            }
        }
        throw new IllegalArgumentException("No frame");
    }

    /** Bytes put in between. */
    public static byte[] with(byte[] whole, int at, int... between) {
        byte[] more = new byte[whole.length + between.length];
        System.arraycopy(whole, 0, more, 0, at);
        for (int i = 0; i < between.length; i++) {
            more[at + i] = (byte) between[i];
        }
        System.arraycopy(whole, at, more, at + between.length, whole.length - at);
        return more;
    }

    /** A moving GIF. */
    public static byte[] moving(int frames) throws IOException {
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

    /** A PNG of this size by its header, with the data of a small one. */
    public static byte[] claiming(int width, int height) throws IOException {
        byte[] png = picture("png", 10, 10);
        put(png, 16, width);
        put(png, 20, height);
        return sealed(png, 12);
    }

    /** A PNG of another depth and color type by its header. */
    public static byte[] colored(byte[] png, int depth, int colorType) {
        byte[] other = png.clone();
        other[24] = (byte) depth;
        other[25] = (byte) colorType;
        return sealed(other, 12);
    }

    private static byte[] sealed(byte[] png, int type) {
        CRC32 sum = new CRC32();
        sum.update(png, type, 4 + 13);
        put(png, type + 4 + 13, (int) sum.getValue());
        return png;
    }

    private static void put(byte[] bytes, int at, int value) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (value >> (24 - 8 * i));
        }
    }
}
