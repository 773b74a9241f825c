package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Mutable state of a video.
 *
 * @param place its place in the account
 * @param status the one outside the trash
 * @param deletedAt when it went to the trash; null outside it
 * @param purged whether it was in the trash for more than 30 days and is gone for good
 */
public record StoredVideo(
        int place,
        String title,
        @Nullable String folderId,
        String status,
        Instant createdAt,
        Instant updatedAt,
        @Nullable Instant deletedAt,
        boolean purged,
        @Nullable String customImage,
        boolean fieldsEdited) {

    static StoredVideo of(Row row) {
        return new StoredVideo(
                row.place("place"),
                row.text("title"),
                row.textOrNull("folder_id"),
                row.text("status"),
                row.time("created_at"),
                row.time("updated_at"),
                row.timeOrNull("deleted_at"),
                row.flag("purged"),
                row.textOrNull("custom_image"),
                row.flag("fields_edited"));
    }

    public boolean inTrash() {
        return deletedAt != null;
    }
}
