package app.marquee.ui.video;

import app.marquee.model.video.Picture;
import app.marquee.service.video.PictureService;

import java.net.URI;
import java.nio.file.Path;

/** Pictures of a host that gives none. */
public final class NoPictures implements PictureService {
    @Override
    public Picture picture(URI address) {
        return new Picture.Missing(Picture.Why.NOT_FOUND);
    }

    @Override
    public void save(Picture.Loaded picture, Path target) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void forget(URI address) {
        throw new UnsupportedOperationException();
    }
}
