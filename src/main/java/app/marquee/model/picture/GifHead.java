package app.marquee.model.picture;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Header of a GIF with its first frame, which may be larger than the screen that it declares. All
 * further frames are cut off, since they would be decoded and held as well. Blocks follow the
 * GIF89a specification.
 */
public final class GifHead {
    private static final int FIRST_BLOCK = 13;
    private static final int IMAGE = 0x2c;
    private static final int EXTENSION = 0x21;
    private static final int APPLICATION = 0xff;
    private static final byte TRAILER = 0x3b;

    /** Colors of the screen, a copy of them, and the indices of the frame. */
    private static final int PER_PIXEL = 4 + 4 + 1;

    private GifHead() {}

    static Optional<PictureHead> of(byte[] bytes) {
        int frame = frame(bytes);
        if (frame < 0) {
            return Optional.empty();
        }
        int width = Math.max(little(bytes, 6), little(bytes, frame + 1) + little(bytes, frame + 5));
        int height =
                Math.max(little(bytes, 8), little(bytes, frame + 3) + little(bytes, frame + 7));
        return Optional.of(new PictureHead(width, height, (long) width * height * PER_PIXEL, 1));
    }

    /** A GIF cut off after its first frame; anything else as it is. */
    public static byte[] firstFrame(byte[] bytes) {
        int frame = frame(bytes);
        if (frame < 0) {
            return bytes;
        }
        int end = behindBlocks(bytes, frame + 11 + colors(bytes[frame + 9]));
        if (end >= bytes.length) {
            return bytes;
        }
        byte[] first = Arrays.copyOf(bytes, end + 1);
        first[end] = TRAILER;
        return first;
    }

    /** Where the first frame begins; -1 when there is none, or something unknown before it. */
    private static int frame(byte[] bytes) {
        if (bytes.length < FIRST_BLOCK || !isGif(bytes)) {
            return -1;
        }
        int at = FIRST_BLOCK + colors(bytes[10]);
        while (at + 10 < bytes.length) {
            int block = PictureHead.one(bytes, at);
            if (block == IMAGE) {
                return at;
            }
            if (block != EXTENSION || isWithoutName(bytes, at)) {
                return -1;
            }
            at = behindBlocks(bytes, at + 2);
        }
        return -1;
    }

    private static boolean isGif(byte[] bytes) {
        String head = new String(bytes, 0, 6, StandardCharsets.ISO_8859_1);
        return head.equals("GIF87a") || head.equals("GIF89a");
    }

    /** Decoders don't agree where an application extension ends that has no name. */
    private static boolean isWithoutName(byte[] bytes, int at) {
        return PictureHead.one(bytes, at + 1) == APPLICATION && bytes[at + 2] == 0;
    }

    /** The bytes of the table of colors that these flags announce. */
    private static int colors(byte flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << ((flags & 7) + 1);
    }

    /** Behind the block of no length that ends a row of blocks. */
    private static int behindBlocks(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length && bytes[at] != 0) {
            at += 1 + PictureHead.one(bytes, at);
        }
        return at + 1;
    }

    private static int little(byte[] bytes, int at) {
        return PictureHead.one(bytes, at) | PictureHead.one(bytes, at + 1) << 8;
    }
}
