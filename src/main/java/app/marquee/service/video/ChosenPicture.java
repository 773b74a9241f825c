package app.marquee.service.video;

import app.marquee.model.picture.PictureHead;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;
import app.marquee.store.Uploads;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Result of checking an image file that the user chose, before anything is decoded or sent. */
public sealed interface ChosenPicture {
    /** Valid image. */
    record Fits(PictureUpload picture) implements ChosenPicture {}

    /** Rejected image. */
    record Refused(Why why) implements ChosenPicture {}

    /** Reason for rejecting an image. */
    enum Why {
        UNREADABLE,
        /** More bytes or more pixels than are sent. */
        TOO_LARGE,
        NOT_A_PICTURE
    }

    /** How many pixels a picture has at most. */
    static long mostPixels() {
        return PictureHead.MOST_PIXELS;
    }

    /** Reads no more of a file than may be sent; blocks. */
    static ChosenPicture of(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(PictureUpload.LARGEST + 1);
            return bytes.length > PictureUpload.LARGEST
                    ? new Refused(Why.TOO_LARGE)
                    : of(bytes, String.valueOf(file.getFileName()));
        } catch (IOException _) {
            return new Refused(Why.UNREADABLE);
        }
    }

    /** The same without holding its bytes in memory; they are read again when they are sent. */
    static ChosenPicture unloaded(Path file) {
        ChosenPicture checked = of(file);
        return checked instanceof Fits(var picture)
                ? new Fits(
                        picture.with(
                                Uploads.unloaded(file, picture.data().length(), picture.sha256())))
                : checked;
    }

    /** An image that was loaded before. */
    static ChosenPicture of(Picture.Loaded loaded) {
        return of(loaded.data().bytes(), "thumbnail." + loaded.extension());
    }

    private static ChosenPicture of(byte[] bytes, String name) {
        Optional<PictureHead> head = PictureHead.of(bytes);
        if (head.isEmpty()) {
            return new Refused(Why.NOT_A_PICTURE);
        }
        return head.get().isTooLarge()
                ? new Refused(Why.TOO_LARGE)
                : new Fits(
                        PictureUpload.of(
                                new PictureData(bytes),
                                name,
                                type(bytes),
                                head.get().width(),
                                head.get().height()));
    }

    private static String type(byte[] bytes) {
        return switch (bytes[0]) {
            case 'G' -> "image/gif";
            case (byte) 0x89 -> "image/png";
            default -> "image/jpeg";
        };
    }
}
