package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.playlist.PlaylistVideo;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/** Shape of a video in a playlist. */
final class PlaylistVideoShape extends RowShape<PlaylistVideo> {
    PlaylistVideoShape() {
        super(
                ExpectedContent.PLAYLIST_VIDEOS,
                Set.of("videos", "playlist", "playlist_videos", "entries"),
                Set.of("video_id", "id", "video", "title"));
    }

    @Override
    public @Nullable PlaylistVideo read(Fields fields, Keys keys) {
        VideoFields video = VideoFields.takeListed(fields, keys);
        if (video.id() == null) {
            return null;
        }
        return new PlaylistVideo(
                video.id(),
                video.title(),
                fields.whole("order", "position", "index").orNull(),
                video.length(),
                video.thumbnail(),
                fields.extras());
    }
}
