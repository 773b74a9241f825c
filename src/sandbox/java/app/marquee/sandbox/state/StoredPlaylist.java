package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/** Stored playlist. Of its password only its presence is stored. */
public record StoredPlaylist(
        String id,
        String name,
        @Nullable String description,
        String accessType,
        boolean hasPassword,
        boolean hideViews,
        String creatorName,
        @Nullable StoredButton button,
        @Nullable String imageId,
        Instant createdAt,
        Instant updatedAt) {

    /** Call to action. */
    public record StoredButton(String size, String text, String url) {}

    static StoredPlaylist of(Row row) {
        String size = row.textOrNull("button_size");
        return new StoredPlaylist(
                row.text("id"),
                row.text("name"),
                row.textOrNull("description"),
                row.text("access_type"),
                row.flag("has_password"),
                row.flag("hide_views"),
                row.text("creator_name"),
                size == null
                        ? null
                        : new StoredButton(size, row.text("button_text"), row.text("button_url")),
                row.textOrNull("image_id"),
                row.time("created_at"),
                row.time("updated_at"));
    }
}
