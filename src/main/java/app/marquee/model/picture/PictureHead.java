package app.marquee.model.picture;

import java.util.Optional;

/**
 * Image header, read before decoding: a small file may declare what would exhaust the memory. JPEG,
 * PNG and GIF.
 *
 * @param width in pixels
 * @param height in pixels
 * @param memory bytes that are held while the image is decoded: its pixels, and all coefficients of
 *     a JPEG whose parts come one after the other
 * @param scans times that a decoder goes through all of these coefficients
 */
public record PictureHead(int width, int height, long memory, int scans) {
    /** Memory that one image may take while it is decoded. */
    public static final long MOST_MEMORY = 128L << 20;

    /** Pixels that fit into it at four bytes each. */
    public static final long MOST_PIXELS = MOST_MEMORY / 4;

    /** Encoders write about ten. */
    private static final int MOST_SCANS = 100;

    /** Empty for anything but a header of these formats that a decoder would read the same way. */
    public static Optional<PictureHead> of(byte[] bytes) {
        return PngHead.of(bytes)
                .or(() -> GifHead.of(bytes))
                .or(() -> JpegHead.of(bytes))
                .filter(head -> head.width > 0 && head.height > 0);
    }

    /** Whether decoding would take more memory than one image may, or go on for minutes. */
    public boolean isTooLarge() {
        return memory > MOST_MEMORY || scans > MOST_SCANS;
    }

    static int one(byte[] bytes, int at) {
        return bytes[at] & 0xff;
    }

    static int two(byte[] bytes, int at) {
        return one(bytes, at) << 8 | one(bytes, at + 1);
    }
}
