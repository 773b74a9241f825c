package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.model.Member;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/**
 * Video reference of a row: from the row itself, a nested video, an ID that may be the row's own,
 * or the key of the row.
 *
 * @param id null when the row does not say
 */
record VideoFields(@Nullable VideoId id, @Nullable String title) {
    static VideoFields take(Fields fields, Keys keys) {
        Member<VideoId> id = fields.id(VideoId::new, "video_id");
        Member<String> title = fields.text("title", "video_title");
        Fields video = fields.inner("video");
        if (video != null) {
            id = id.isAbsent() ? video.id(VideoId::new, "id", "video_id") : id;
            title = title.isAbsent() ? video.text("title", "name") : title;
        }
        id = id.isAbsent() ? fields.id(VideoId::new, "id", "video", Fields.VALUE) : id;
        title = title.isAbsent() ? fields.text("name", "video_name") : title;
        VideoId known = id.isAbsent() ? keys.id(VideoId::new) : id.orNull();
        return new VideoFields(known, title.orNull());
    }
}
