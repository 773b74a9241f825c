package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.model.Member;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Video reference of a row: from the row itself, a nested video, an ID that may be the row's own,
 * or the key of the row.
 *
 * @param id null when the row does not say
 */
record VideoFields(
        @Nullable VideoId id,
        @Nullable String title,
        @Nullable BigDecimal length,
        @Nullable String thumbnail) {
    private static final String THUMBNAIL = "thumbnail";

    /** Its ID and title. */
    static VideoFields take(Fields fields, Keys keys) {
        return take(fields, fields.inner("video"), keys);
    }

    /** Its ID, title, length and image. */
    static VideoFields takeListed(Fields fields, Keys keys) {
        Fields video = fields.inner("video");
        VideoFields named = take(fields, video, keys);
        Member<BigDecimal> length = fields.decimal("length", "duration");
        Member<String> thumbnail = fields.text(THUMBNAIL);
        if (video != null) {
            length = length.isAbsent() ? video.decimal("length", "duration") : length;
            thumbnail = thumbnail.isAbsent() ? video.text(THUMBNAIL) : thumbnail;
        }
        return new VideoFields(named.id, named.title, length.orNull(), thumbnail.orNull());
    }

    private static VideoFields take(Fields fields, @Nullable Fields video, Keys keys) {
        Member<VideoId> id = fields.id(VideoId::new, "video_id");
        Member<String> title = fields.text("title", "video_title");
        if (video != null) {
            id = id.isAbsent() ? video.id(VideoId::new, "id", "video_id") : id;
            title = title.isAbsent() ? video.text("title", "name") : title;
        }
        id = id.isAbsent() ? fields.id(VideoId::new, "id", "video", Fields.VALUE) : id;
        title = title.isAbsent() ? fields.text("name", "video_name") : title;
        VideoId known = id.isAbsent() ? keys.id(VideoId::new) : id.orNull();
        return new VideoFields(known, title.orNull(), null, null);
    }
}
