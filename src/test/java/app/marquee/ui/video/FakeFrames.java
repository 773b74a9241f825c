package app.marquee.ui.video;

import java.util.Optional;

/** Frames of which none is known. */
public final class FakeFrames {
    public static final VideoFrames.Source NONE =
            new VideoFrames.Source(
                    new RowPictures.Source(new NoPictures(), Runnable::run), _ -> Optional.empty());

    private FakeFrames() {}
}
