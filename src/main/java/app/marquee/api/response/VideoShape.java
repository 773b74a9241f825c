package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/** Shape of a video, in a list, alone or after a write. */
final class VideoShape extends RowShape<Video> {
    VideoShape() {
        super(
                ExpectedContent.VIDEOS,
                Set.of("videos"),
                Set.of("id", "video_id", "title", "video_external_id", "video"));
    }

    @Override
    public @Nullable Video read(Fields fields, Keys keys) {
        fields.lift("video");
        VideoId id = keys.id(fields, VideoId::new, "id", "video_id", Fields.VALUE);
        if (id == null) {
            return null;
        }
        return new Video(
                id,
                fields.text("title", "name"),
                fields.text("description"),
                fields.text(VideoStatus::new, "status"),
                fields.id(FolderId::new, "folder_id"),
                fields.id(LiveId::new, "live_id"),
                fields.text("video_external_id", "external_id"),
                fields.instant("created_at"),
                fields.instant("updated_at"),
                fields.whole("storage_size", "size"),
                fields.decimal("length", "duration"),
                fields.whole("width"),
                fields.whole("height"),
                fields.bool("playable"),
                fields.text("video_player", "player"),
                fields.text("video_hls", "hls"),
                fields.text("preview"),
                fields.text("thumbnail"),
                fields.extras());
    }
}
