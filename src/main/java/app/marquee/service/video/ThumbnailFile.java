package app.marquee.service.video;

import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Video;

import java.nio.file.Path;
import java.util.Optional;

/** File of a folder of thumbnails, with the video that it is for. Immutable. */
public record ThumbnailFile(Path file, Result result) {
    /** Part of a file name that names the video. */
    public enum By {
        ID,
        PLAYER_ID,
        TITLE
    }

    /** Result of matching and checking a file. */
    public sealed interface Result {
        /**
         * Image for one video.
         *
         * @param picture checked; its bytes are read when they are sent
         */
        record Fits(Video video, By by, PictureUpload picture) implements Result {}

        /** Image that can't be sent. */
        record Refused(ChosenPicture.Why why) implements Result {}

        /** Name that no video has. */
        record NoVideo() implements Result {}

        /** Name that several videos have. */
        record SeveralVideos(int count) implements Result {}

        /**
         * One of several images for one video.
         *
         * @param other the name of another one
         */
        record SameVideo(Fits fits, String other) implements Result {}
    }

    public String name() {
        return String.valueOf(file.getFileName());
    }

    /** The image for one video, whether or not it is the only one. */
    Optional<Result.Fits> fits() {
        return switch (result) {
            case Result.Fits fits -> Optional.of(fits);
            case Result.SameVideo(var fits, _) -> Optional.of(fits);
            case Result.Refused _, Result.NoVideo _, Result.SeveralVideos _ -> Optional.empty();
        };
    }

    /** The video that it is for; empty while that isn't known. */
    public Optional<Video> video() {
        return fits().map(Result.Fits::video);
    }

    /** Whether it can be sent. */
    public boolean isMatch() {
        return result instanceof Result.Fits;
    }

    ThumbnailFile with(Result other) {
        return new ThumbnailFile(file, other);
    }
}
