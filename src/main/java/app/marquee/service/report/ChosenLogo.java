package app.marquee.service.report;

import app.marquee.model.picture.DecodingMemory;
import app.marquee.model.picture.PictureHead;
import app.marquee.model.video.PictureData;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Result of checking an image file for the cover of reports. It is kept with the template. */
public sealed interface ChosenLogo {
    /** Bytes that a file may have at most, as each template keeps its logo. */
    int MOST_BYTES = 1 << 20;

    /** Pixels that each side may have at most. */
    int MOST_SIDE = 4_000;

    /** Logo that all formats of a report can show. */
    record Fits(PictureData image) implements ChosenLogo {}

    /** Rejected file. */
    record Refused(Why why) implements ChosenLogo {}

    /** Reason for rejecting a file; its name is the end of a message key. */
    enum Why {
        /** The file can't be opened. */
        UNREADABLE,
        /** More bytes or more pixels than a logo may have. */
        TOO_LARGE,
        /** Neither PNG nor JPEG. */
        OTHER_TYPE,
        /** Cut off, or otherwise not decodable. */
        DAMAGED
    }

    /** Reads no more of a file than a logo may have; blocks. */
    static ChosenLogo of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            return bytes.length > MOST_BYTES ? new Refused(Why.TOO_LARGE) : of(bytes);
        } catch (IOException _) {
            return new Refused(Why.UNREADABLE);
        }
    }

    private static ChosenLogo of(byte[] bytes) {
        Optional<PictureHead> head = PictureHead.of(bytes);
        if (head.isEmpty()) {
            return new Refused(isKnown(bytes) ? Why.DAMAGED : Why.OTHER_TYPE);
        }
        if (bytes[0] == 'G') {
            return new Refused(Why.OTHER_TYPE);
        }
        if (head.get().isTooLarge()
                || Math.max(head.get().width(), head.get().height()) > MOST_SIDE) {
            return new Refused(Why.TOO_LARGE);
        }
        return DecodingMemory.SHARED.during(head.get().memory(), () -> isWhole(bytes))
                ? new Fits(new PictureData(bytes))
                : new Refused(Why.DAMAGED);
    }

    /** Whether it begins as a PNG or a JPEG. */
    private static boolean isKnown(byte[] bytes) {
        return bytes.length > 1
                && ((bytes[0] == (byte) 0x89 && bytes[1] == 'P')
                        || (bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xd8));
    }

    private static boolean isWhole(byte[] bytes) {
        try {
            // It closes the stream, which is memory alone: the usual one would make a file.
            return ImageIO.read(new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes)))
                    != null;
        } catch (IOException | RuntimeException _) {
            return false;
        }
    }
}
