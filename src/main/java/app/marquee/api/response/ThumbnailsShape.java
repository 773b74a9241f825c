package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.Member;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.id.ImageId;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Set;

/**
 * Shape of GET /thumbs/{video_id}: the custom image and the generated ones. In a bare array the
 * image marked as custom is the custom one.
 */
final class ThumbnailsShape extends RowShape<Thumbnails> {
    /** Where the pictures are put when the answer is nothing but an array. */
    static final String GENERATED = "generated";

    private static final String[] ACTIVE = {
        "active",
        "custom",
        "custom_thumbnail",
        "active_thumbnail",
        "active_custom",
        "thumbnail",
        "current"
    };
    private static final String[] LISTS = {
        GENERATED,
        "auto_generated",
        "generated_thumbnails",
        "auto_generated_thumbnails",
        "auto",
        "thumbnails",
        "thumbs",
        "images"
    };
    private static final Set<String> SIGNATURE = Sets.with(Set.of(ACTIVE), LISTS);
    private static final ThumbnailShape PICTURE = new ThumbnailShape();

    ThumbnailsShape() {
        super(ExpectedContent.THUMBNAILS, Set.of(), SIGNATURE);
    }

    @Override
    public Thumbnails read(Fields fields, Keys keys) {
        Member<Thumbnail> flagged =
                fields.pick(ThumbnailsShape::isCustom, LISTS).map(this::picture);
        Member<Thumbnail> active = fields.take(this::active, ACTIVE);
        if (active.isAbsent() && fields.dropEmpty(ACTIVE)) {
            active = Member.ofNull();
        }
        Member<List<Thumbnail>> generated = fields.take(InnerRows.of(PICTURE), LISTS);
        return new Thumbnails(flagged.isAbsent() ? active : flagged, generated, fields.extras());
    }

    private @Nullable Thumbnail active(JsonNode value) {
        boolean isPicture = value.isObject() ? !value.isEmpty() : isAddress(value);
        return isPicture ? picture(value.deepCopy()) : null;
    }

    private Thumbnail picture(JsonNode value) {
        return PICTURE.read(Fields.of(value), Keys.NONE);
    }

    private static boolean isAddress(JsonNode value) {
        return value.isString() && !value.stringValue().isBlank();
    }

    private static boolean isCustom(JsonNode value) {
        return value.path("custom").asBoolean(false)
                || value.path("is_custom").asBoolean(false)
                || value.path("type").asString("").equals("custom");
    }

    /** Shape of a thumbnail: an object, or only its URL. */
    private static final class ThumbnailShape extends RowShape<Thumbnail> {
        ThumbnailShape() {
            super(
                    ExpectedContent.THUMBNAILS,
                    Set.of("thumbnails", "thumbs", "images"),
                    Set.of("url", "src", "id", "image_id"));
        }

        @Override
        public Thumbnail read(Fields fields, Keys keys) {
            return new Thumbnail(
                    fields.id(ImageId::new, "id", "image_id", "thumbnail_id").orNull(),
                    fields.text("url", "src", "image_url", "link", "image", "path", Fields.VALUE)
                            .orNull(),
                    fields.extras());
        }
    }
}
