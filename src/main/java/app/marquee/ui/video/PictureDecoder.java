package app.marquee.ui.video;

import app.marquee.model.picture.DecodingMemory;
import app.marquee.model.picture.GifHead;
import app.marquee.model.picture.PictureHead;
import app.marquee.model.video.PictureData;

import javafx.scene.image.Image;

import java.io.ByteArrayInputStream;
import java.util.Optional;

/**
 * Decoder of images at the size in which they are shown, never enlarged. It checks each header, and
 * waits until there is memory. Blocking, so not on the FX thread.
 */
public final class PictureDecoder {
    private PictureDecoder() {}

    /** Empty for an image that is damaged, too large or none. */
    public static Optional<Image> decode(PictureData data, double width, double height) {
        return PictureHead.of(data.bytes())
                .filter(head -> !head.isTooLarge())
                .map(
                        head ->
                                DecodingMemory.SHARED.during(
                                        head.memory(), () -> image(data, head, width, height)))
                .filter(image -> !image.isError());
    }

    private static Image image(PictureData data, PictureHead head, double width, double height) {
        return new Image(
                new ByteArrayInputStream(GifHead.firstFrame(data.bytes())),
                Math.min(width, head.width()),
                Math.min(height, head.height()),
                true,
                true);
    }
}
