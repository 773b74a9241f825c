package app.marquee.api;

import static app.marquee.api.GoldenRequests.write;
import static app.marquee.api.TestIds.VIDEO;

import app.marquee.model.video.PictureData;
import app.marquee.model.video.PictureUpload;

import java.util.stream.Stream;

/** The golden requests that write thumbnails. */
final class ThumbnailGoldens {
    /** Line ends and strokes of a picture stay as they are. */
    private static final PictureData DATA =
            new PictureData(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', '-', '-', 0});

    private static final PictureUpload PICTURE =
            PictureUpload.of(DATA, "cover.png", "image/png", 1, 1);

    private static final String PATH = " BASE /thumbs/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01";

    private ThumbnailGoldens() {}

    static Stream<GoldenRequest> all() {
        String fence = "--marquee-" + PICTURE.sha256().substring(0, 32);
        return Stream.of(
                write(
                        "replace a thumbnail",
                        Writes.replaceThumbnail(VIDEO, PICTURE),
                        "POST" + PATH,
                        fence
                                + "\r\nContent-Disposition: form-data; name=\"file\";"
                                + " filename=\"thumbnail.png\"\r\nContent-Type: image/png\r\n\r\n"
                                + "\u0089PNG\r\n--\0\r\n"
                                + fence
                                + "--\r\n"),
                write("remove a thumbnail", Writes.removeThumbnail(VIDEO), "DELETE" + PATH, ""));
    }
}
