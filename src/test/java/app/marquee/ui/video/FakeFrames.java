package app.marquee.ui.video;

import app.marquee.model.id.Id;

import java.util.Optional;
import java.util.function.Function;

/** Frames of which none is known. */
public final class FakeFrames {
    public static final VideoFrames.Source NONE =
            source(new RowPictures.Source(new NoPictures(), Runnable::run), _ -> Optional.empty());

    private FakeFrames() {}

    /** Frames of videos whose titles aren't known. */
    public static VideoFrames.Source source(
            RowPictures.Source pictures, Function<Id, Optional<String>> known) {
        return new VideoFrames.Source(pictures, known, _ -> Optional.empty());
    }
}
