package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.funnel.FunnelVideo;
import app.marquee.model.id.FunnelId;
import app.marquee.model.id.OrganizationId;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/** Shape of a funnel, in the list, alone with its videos, or after its creation. */
final class FunnelShape extends RowShape<Funnel> {
    private static final FunnelVideoShape VIDEO = new FunnelVideoShape();

    FunnelShape() {
        super(
                ExpectedContent.FUNNELS,
                Set.of("funnels"),
                Set.of("id", "funnel_id", "name", "organization_id", "videos", "funnel"));
    }

    @Override
    public @Nullable Funnel read(Fields fields, Keys keys) {
        fields.lift("funnel");
        FunnelId id = keys.id(fields, FunnelId::new, "id", "funnel_id", Fields.VALUE);
        if (id == null) {
            return null;
        }
        return new Funnel(
                id,
                fields.text("name", "title").orNull(),
                fields.id(OrganizationId::new, "organization_id").orNull(),
                fields.instant("created_at").orNull(),
                fields.instant("updated_at").orNull(),
                fields.take(InnerRows.of(VIDEO), "videos"),
                fields.extras());
    }

    /** Shape of a video in a funnel: an object, or only its ID. */
    private static final class FunnelVideoShape extends RowShape<FunnelVideo> {
        FunnelVideoShape() {
            super(
                    ExpectedContent.VIDEOS,
                    Set.of("videos"),
                    Set.of("video_id", "id", "video", "title"));
        }

        @Override
        public @Nullable FunnelVideo read(Fields fields, Keys keys) {
            VideoFields video = VideoFields.takeListed(fields, keys);
            return video.id() == null
                    ? null
                    : new FunnelVideo(
                            video.id(),
                            video.title(),
                            video.length(),
                            video.thumbnail(),
                            fields.extras());
        }
    }
}
