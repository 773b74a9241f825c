package app.marquee.model.video;

import app.marquee.model.UnknownMembers;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/** Custom field of a video (contract, section 2). Null means unknown. */
public record CustomField(
        @Nullable CustomFieldId id,
        @Nullable VideoId videoId,
        @Nullable String key,
        @Nullable String value,
        @Nullable Instant createdAt,
        @Nullable Instant updatedAt,
        UnknownMembers extras) {
    public static final String KEY = "key";
    public static final String VALUE = "value";
}
