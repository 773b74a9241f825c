package app.marquee.model.picture;

import java.util.Arrays;
import java.util.Optional;

/** Header of a PNG (RFC 2083): its size, and chunks as long as they say up to the image data. */
final class PngHead {
    private static final byte[] BEGINNING = {
        (byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R'
    };

    private static final int FIRST_CHUNK = 33;
    private static final int IMAGE_DATA = 0x49444154;

    private PngHead() {}

    static Optional<PictureHead> of(byte[] bytes) {
        if (bytes.length < FIRST_CHUNK
                || !Arrays.equals(bytes, 0, BEGINNING.length, BEGINNING, 0, BEGINNING.length)) {
            return Optional.empty();
        }
        int each = perPixel(PictureHead.one(bytes, 24), PictureHead.one(bytes, 25));
        return each == 0 || !reachesData(bytes) ? Optional.empty() : head(bytes, each);
    }

    private static Optional<PictureHead> head(byte[] bytes, int each) {
        int width = four(bytes, 16);
        int height = four(bytes, 20);
        return Optional.of(new PictureHead(width, height, (long) width * height * each, 1));
    }

    /** Bytes of a pixel while it is decoded; 0 for a color type that there is not. */
    private static int perPixel(int depth, int colorType) {
        int channels =
                switch (colorType) {
                    case 0 -> 1;
                    case 2 -> 3;
                    // The index, and the color that it stands for.
                    case 3 -> 5;
                    case 4 -> 2;
                    case 6 -> 4;
                    default -> 0;
                };
        return channels == 0 ? 0 : Math.max(4, depth == 16 ? 2 * channels : channels);
    }

    /** A decoder makes room for what a chunk says to have, whether it is there or not. */
    private static boolean reachesData(byte[] bytes) {
        int at = FIRST_CHUNK;
        while (at + 8 <= bytes.length && four(bytes, at + 4) != IMAGE_DATA) {
            int length = four(bytes, at);
            if (length < 0 || length > bytes.length - at - 12) {
                return false;
            }
            at += 12 + length;
        }
        return at + 8 <= bytes.length;
    }

    private static int four(byte[] bytes, int at) {
        return PictureHead.two(bytes, at) << 16 | PictureHead.two(bytes, at + 2);
    }
}
