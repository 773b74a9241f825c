package app.marquee.service.video;

import app.marquee.model.picture.GifHead;
import app.marquee.model.video.Picture;
import app.marquee.model.video.PictureData;

import java.net.URI;
import java.nio.file.Path;

/** Image service of files that the user chose, by their URIs. Blocking. */
public final class FilePictures implements PictureService {
    @Override
    public Picture picture(URI file) {
        return switch (ChosenPicture.of(Path.of(file))) {
            case ChosenPicture.Fits(var chosen) ->
                    new Picture.Loaded(
                            new PictureData(GifHead.firstFrame(chosen.data().bytes())),
                            chosen.width(),
                            chosen.height());
            case ChosenPicture.Refused(var why) ->
                    new Picture.Missing(
                            switch (why) {
                                case UNREADABLE -> Picture.Why.NOT_FOUND;
                                case TOO_LARGE -> Picture.Why.TOO_LARGE;
                                case NOT_A_PICTURE -> Picture.Why.NOT_A_PICTURE;
                            });
        };
    }

    /** The user has it already. */
    @Override
    public void save(Picture.Loaded picture, Path target) {
        throw new UnsupportedOperationException();
    }

    /** Nothing is remembered. */
    @Override
    public void forget(URI file) {}
}
