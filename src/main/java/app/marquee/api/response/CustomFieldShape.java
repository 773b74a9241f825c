package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.Member;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.Id;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;

import java.util.Set;

/**
 * Shape of a custom field of GET /videos/{video_id}?custom_fields, in an array or keyed by ID or
 * key.
 */
final class CustomFieldShape extends RowShape<CustomField> {
    CustomFieldShape() {
        super(
                ExpectedContent.CUSTOM_FIELDS,
                Set.of("custom_fields", "fields"),
                Set.of("id", "key", "value"));
    }

    @Override
    public CustomField read(Fields fields, Keys keys) {
        String place = keys.last();
        boolean isId = place != null && Id.UUID_FORM.matcher(place).matches();
        Member<CustomFieldId> id = fields.id(CustomFieldId::new, "id");
        Member<String> key = fields.text("key", "name");
        return new CustomField(
                id.isAbsent() && isId && place != null ? new CustomFieldId(place) : id.orNull(),
                fields.id(VideoId::new, "video_id").orNull(),
                key.isAbsent() && !isId ? place : key.orNull(),
                fields.uncut(Fields.VALUE).orNull(),
                fields.instant("created_at").orNull(),
                fields.instant("updated_at").orNull(),
                fields.extras());
    }
}
