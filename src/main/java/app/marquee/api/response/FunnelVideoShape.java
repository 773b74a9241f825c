package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.funnel.FunnelVideo;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/** Shape of a video in a funnel: an object, or only its ID. */
final class FunnelVideoShape implements RowShape<FunnelVideo> {
    @Override
    public String expected() {
        return "videos with IDs";
    }

    @Override
    public Set<String> containers() {
        return Set.of("videos");
    }

    @Override
    public Set<String> signature() {
        return Set.of("video_id", "id", "video", "title");
    }

    @Override
    public @Nullable FunnelVideo read(Fields fields, Keys keys) {
        VideoFields video = VideoFields.take(fields, keys);
        return video.id() == null
                ? null
                : new FunnelVideo(video.id(), video.title(), fields.extras());
    }
}
