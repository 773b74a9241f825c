package app.marquee.api;

import static app.marquee.api.GoldenRequests.write;
import static app.marquee.api.TestIds.VIDEO;

import app.marquee.http.FilePart;
import app.marquee.model.video.PictureData;

import java.util.stream.Stream;

/** The golden requests that write thumbnails. */
final class ThumbnailGoldens {
    /** Line ends and strokes of a picture stay as they are. */
    private static final PictureData DATA =
            new PictureData(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', '-', '-', 0});

    static final FilePart PICTURE = new FilePart(DATA, "thumbnail.png", "image/png", DATA.sha256());

    private static final String PATH = " BASE /thumbs/1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01";

    private ThumbnailGoldens() {}

    static Stream<GoldenRequest> all() {
        String fence = "--marquee-" + PICTURE.sha256().substring(0, 32);
        return Stream.of(
                write(
                        "replace a thumbnail",
                        ThumbnailRequests.replace(VIDEO, PICTURE),
                        "POST" + PATH,
                        fence
                                + "\r\nContent-Disposition: form-data; name=\"file\";"
                                + " filename=\"thumbnail.png\"\r\nContent-Type: image/png\r\n\r\n"
                                + "\u0089PNG\r\n--\0\r\n"
                                + fence
                                + "--\r\n"),
                write("remove a thumbnail", ThumbnailRequests.remove(VIDEO), "DELETE" + PATH, ""));
    }
}
