package app.marquee.service.video;

import java.util.Arrays;

/**
 * Extractor of a GIF's first frame, since all of its frames would be decoded and held. Blocks
 * follow the GIF89a specification.
 */
final class GifFirstFrameExtractor {
    private static final int HEAD = 13;
    private static final int IMAGE = 0x2c;
    private static final int EXTENSION = 0x21;
    private static final byte TRAILER = 0x3b;

    private GifFirstFrameExtractor() {}

    /** Anything but a whole first frame of a GIF comes back as it is. */
    static byte[] of(byte[] bytes) {
        if (!PictureHead.isGif(bytes) || bytes.length < HEAD) {
            return bytes;
        }
        int at = HEAD + colours(bytes[10]);
        while (at < bytes.length) {
            int kind = bytes[at] & 0xff;
            if (kind == EXTENSION) {
                at = behindBlocks(bytes, at + 2);
            } else if (kind == IMAGE && at + 9 < bytes.length) {
                return cut(bytes, behindBlocks(bytes, at + 11 + colours(bytes[at + 9])));
            } else {
                return bytes;
            }
        }
        return bytes;
    }

    /** The bytes of the table of colours that these flags announce. */
    private static int colours(byte flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << ((flags & 7) + 1);
    }

    /** Behind the block of no length that ends a row of blocks. */
    private static int behindBlocks(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length && bytes[at] != 0) {
            at += 1 + (bytes[at] & 0xff);
        }
        return at + 1;
    }

    private static byte[] cut(byte[] bytes, int end) {
        if (end >= bytes.length) {
            return bytes;
        }
        byte[] first = Arrays.copyOf(bytes, end + 1);
        first[end] = TRAILER;
        return first;
    }
}
