package app.marquee.service.video;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Image header, read before decoding: a small file may declare dimensions that would exhaust the
 * memory. JPEG (ITU T.81), PNG (RFC 2083) and GIF89a.
 *
 * @param width in pixels
 * @param height in pixels
 */
public record PictureHead(int width, int height) {
    /** Pixels of one picture; four bytes each while it is decoded. */
    static final long MOST_PIXELS = 40_000_000;

    private static final byte[] PNG = {
        (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'
    };

    /** Empty when it is no picture of these kinds, or cut off before its size. */
    public static Optional<PictureHead> of(byte[] bytes) {
        return png(bytes).or(() -> gif(bytes)).or(() -> jpeg(bytes)).filter(PictureHead::isReal);
    }

    public boolean isTooLarge() {
        return (long) width * height > MOST_PIXELS;
    }

    private boolean isReal() {
        return width > 0 && height > 0;
    }

    private static Optional<PictureHead> png(byte[] bytes) {
        return bytes.length >= 24 && Arrays.equals(bytes, 0, 16, PNG, 0, 16)
                ? Optional.of(new PictureHead(four(bytes, 16), four(bytes, 20)))
                : Optional.empty();
    }

    private static Optional<PictureHead> gif(byte[] bytes) {
        return bytes.length >= 13 && isGif(bytes)
                ? Optional.of(
                        new PictureHead(
                                one(bytes, 6) | one(bytes, 7) << 8,
                                one(bytes, 8) | one(bytes, 9) << 8))
                : Optional.empty();
    }

    static boolean isGif(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(6, bytes.length), StandardCharsets.ISO_8859_1);
        return head.equals("GIF87a") || head.equals("GIF89a");
    }

    /** Walks from marker to marker up to the frame, which holds the size. */
    private static Optional<PictureHead> jpeg(byte[] bytes) {
        if (bytes.length < 4 || two(bytes, 0) != 0xffd8) {
            return Optional.empty();
        }
        int at = 2;
        while (at + 9 < bytes.length && one(bytes, at) == 0xff) {
            int marker = one(bytes, at + 1);
            if (marker == 0xff) {
                at++;
            } else if (isFrame(marker)) {
                return Optional.of(new PictureHead(two(bytes, at + 7), two(bytes, at + 5)));
            } else {
                at += 2 + Math.max(2, two(bytes, at + 2));
            }
        }
        return Optional.empty();
    }

    /** SOF0 to SOF15, without DHT, JPG and DAC, which lie between them. */
    private static boolean isFrame(int marker) {
        return marker >= 0xc0
                && marker <= 0xcf
                && marker != 0xc4
                && marker != 0xc8
                && marker != 0xcc;
    }

    private static int one(byte[] bytes, int at) {
        return bytes[at] & 0xff;
    }

    private static int two(byte[] bytes, int at) {
        return one(bytes, at) << 8 | one(bytes, at + 1);
    }

    private static int four(byte[] bytes, int at) {
        return two(bytes, at) << 16 | two(bytes, at + 2);
    }
}
