package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.id.ImageId;
import app.marquee.model.video.Thumbnail;

import java.util.Set;

/** Shape of a thumbnail: an object, or only its URL. */
final class ThumbnailShape implements RowShape<Thumbnail> {
    @Override
    public String expected() {
        return "thumbnails with URLs";
    }

    @Override
    public Set<String> containers() {
        return Set.of("thumbnails", "thumbs", "images");
    }

    @Override
    public Set<String> signature() {
        return Set.of("url", "src", "id", "image_id");
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
