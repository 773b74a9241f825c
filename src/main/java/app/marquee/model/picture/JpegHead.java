package app.marquee.model.picture;

import java.util.Optional;

/**
 * Header of a JPEG (ITU T.81): walks from marker to marker as a decoder does, up to the frame,
 * which holds the size, and to the scans. Anything unknown on the way refuses it.
 */
final class JpegHead {
    private static final int SCAN = 0xda;
    private static final int PROGRESSIVE = 0xc2;
    private static final int MOST_COMPONENTS = 4;
    private static final int MOST_SAMPLES = 4;
    private static final int BLOCK = 8;

    private final byte[] bytes;
    private int at = 2;

    private JpegHead(byte[] bytes) {
        this.bytes = bytes;
    }

    static Optional<PictureHead> of(byte[] bytes) {
        return bytes.length > 4 && PictureHead.two(bytes, 0) == 0xffd8
                ? new JpegHead(bytes).head()
                : Optional.empty();
    }

    private Optional<PictureHead> head() {
        int frame = segment();
        if (!isFrame(frame)) {
            return Optional.empty();
        }
        int from = at;
        if (!skip() || !isRead(from) || segment() != SCAN) {
            return Optional.empty();
        }
        int width = PictureHead.two(bytes, from + 5);
        int height = PictureHead.two(bytes, from + 3);
        long pixels = 4L * width * height;
        boolean inParts =
                frame == PROGRESSIVE
                        || PictureHead.one(bytes, at + 2) < PictureHead.one(bytes, from + 7);
        return Optional.of(
                inParts
                        ? new PictureHead(width, height, pixels + coefficients(from), scans())
                        : new PictureHead(width, height, pixels, 1));
    }

    /**
     * Moves behind the next marker that is a frame or a scan, past everything that may be before
     * one; -1 for anything else.
     */
    private int segment() {
        int marker = marker();
        while (isAlone(marker) || isTable(marker)) {
            if (isTable(marker) && !skip()) {
                return -1;
            }
            marker = marker();
        }
        return isFrame(marker) || marker == SCAN ? marker : -1;
    }

    /** Moves behind the marker here; -1 when there is none, 0 never. */
    private int marker() {
        if (at >= bytes.length || PictureHead.one(bytes, at) != 0xff) {
            return -1;
        }
        while (at < bytes.length && PictureHead.one(bytes, at) == 0xff) {
            at++;
        }
        at++;
        // The length that follows has to be there as well.
        return at + 3 < bytes.length ? PictureHead.one(bytes, at - 1) : -1;
    }

    /** Moves behind the segment here; false when it isn't whole. */
    private boolean skip() {
        int length = PictureHead.two(bytes, at);
        at += length;
        return length >= 2 && at < bytes.length;
    }

    /** The frames that decoders here can read: baseline, extended and progressive. */
    private static boolean isFrame(int marker) {
        return marker >= 0xc0 && marker <= PROGRESSIVE;
    }

    /** A marker without a length: TEM, and RST0 to RST7. */
    private static boolean isAlone(int marker) {
        return marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    }

    /** DHT, DAC, DQT, DNL, DRI, APP0 to APP15 and COM. */
    private static boolean isTable(int marker) {
        return marker == 0xc4
                || marker == 0xcc
                || (marker >= 0xdb && marker <= 0xdd)
                || (marker >= 0xe0 && marker <= 0xef)
                || marker == 0xfe;
    }

    /** Whether the frame has as many components as it says, each with samples. */
    private boolean isRead(int frame) {
        int count = at - frame < 8 ? 0 : PictureHead.one(bytes, frame + 7);
        boolean isRead = count > 0 && count <= MOST_COMPONENTS && at - frame == 8 + 3 * count;
        for (int component = 0; isRead && component < count; component++) {
            isRead = isSampled(across(frame, component)) && isSampled(down(frame, component));
        }
        return isRead;
    }

    private static boolean isSampled(int factor) {
        return factor > 0 && factor <= MOST_SAMPLES;
    }

    private int across(int frame, int component) {
        return PictureHead.one(bytes, frame + 9 + 3 * component) >> 4;
    }

    private int down(int frame, int component) {
        return PictureHead.one(bytes, frame + 9 + 3 * component) & 0xf;
    }

    /** Bytes of all coefficients: two each, for whole blocks and whole rows of them. */
    private long coefficients(int frame) {
        int count = PictureHead.one(bytes, frame + 7);
        int mostAcross = 1;
        int mostDown = 1;
        for (int component = 0; component < count; component++) {
            mostAcross = Math.max(mostAcross, across(frame, component));
            mostDown = Math.max(mostDown, down(frame, component));
        }
        long all = 0;
        for (int component = 0; component < count; component++) {
            all +=
                    blocks(PictureHead.two(bytes, frame + 5), across(frame, component), mostAcross)
                            * blocks(
                                    PictureHead.two(bytes, frame + 3),
                                    down(frame, component),
                                    mostDown);
        }
        return all * BLOCK * BLOCK * 2;
    }

    private static long blocks(int size, int samples, int most) {
        return (long) samples * Math.ceilDiv(size, BLOCK * most);
    }

    /** Counts the scans from the one here on, up to the end or to anything that isn't one. */
    private int scans() {
        int scans = 0;
        int marker = SCAN;
        while (isTable(marker) || isAlone(marker) || marker == SCAN) {
            if (!isAlone(marker) && !skip()) {
                return scans;
            }
            if (marker == SCAN) {
                scans++;
                toMarker();
            }
            marker = marker();
        }
        return scans;
    }

    /** Past the data of a scan, in which FF is followed by 0 or is the marker of a restart. */
    private void toMarker() {
        while (at + 1 < bytes.length && !isMarker(PictureHead.one(bytes, at + 1))) {
            at++;
        }
    }

    private boolean isMarker(int code) {
        return bytes[at] == (byte) 0xff && code != 0 && !isAlone(code) && code != 0xff;
    }
}
