package app.marquee.export;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** PNG encoder of an image, line by line, with its print size. */
public final class PngFile implements FileContent {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int CHANNELS = 4;
    private static final int CHUNK = 1 << 16;
    private static final byte ABOVE = 2;

    /** 96 pixels of a window are an inch. */
    private static final double PIXELS_PER_METRE = 96 / 0.0254;

    private final RasterImage picture;

    public PngFile(RasterImage picture) {
        this.picture = picture;
    }

    @Override
    public long rows() {
        return picture.height();
    }

    @Override
    public void write(OutputStream out, ExportProgress progress)
            throws IOException, InterruptedException {
        DataOutputStream png = new DataOutputStream(out);
        png.write(SIGNATURE);
        chunk(
                png,
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(picture.width())
                        .putInt(picture.height())
                        .put(new byte[] {8, 6, 0, 0, 0})
                        .array());
        int density = (int) Math.round(PIXELS_PER_METRE * picture.scale());
        chunk(
                png,
                "pHYs",
                ByteBuffer.allocate(9).putInt(density).putInt(density).put((byte) 1).array());
        lines(png, new Steps(rows(), progress));
        chunk(png, "IEND", new byte[0]);
    }

    private void lines(DataOutputStream png, Steps steps) throws IOException, InterruptedException {
        Deflater deflater = new Deflater();
        try {
            DeflaterOutputStream data = new DeflaterOutputStream(new Chunks(png), deflater, CHUNK);
            int[] pixels = new int[picture.width()];
            byte[] above = new byte[picture.width() * CHANNELS];
            byte[] line = new byte[above.length];
            byte[] filtered = new byte[above.length];
            for (int y = 0; y < picture.height(); y++) {
                picture.lines().read(y, pixels);
                bytes(pixels, line);
                for (int i = 0; i < line.length; i++) {
                    filtered[i] = (byte) (line[i] - above[i]);
                }
                data.write(ABOVE);
                data.write(filtered);
                byte[] swap = above;
                above = line;
                line = swap;
                steps.step();
            }
            data.finish();
        } finally {
            deflater.end();
        }
    }

    private static void bytes(int[] pixels, byte[] line) {
        for (int x = 0; x < pixels.length; x++) {
            int argb = pixels[x];
            int to = x * CHANNELS;
            line[to] = (byte) (argb >> 16);
            line[to + 1] = (byte) (argb >> 8);
            line[to + 2] = (byte) argb;
            line[to + 3] = (byte) (argb >> 24);
        }
    }

    private static void chunk(DataOutputStream png, String type, byte[] data) throws IOException {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(name);
        sum.update(data);
        png.writeInt(data.length);
        png.write(name);
        png.write(data);
        png.writeInt((int) sum.getValue());
    }

    /** Chunked stream: each write of the deflater becomes one chunk. */
    private static final class Chunks extends OutputStream {
        private final DataOutputStream png;

        Chunks(DataOutputStream png) {
            this.png = png;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] data, int from, int length) throws IOException {
            chunk(png, "IDAT", java.util.Arrays.copyOfRange(data, from, from + length));
        }
    }
}
