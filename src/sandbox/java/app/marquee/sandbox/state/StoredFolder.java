package app.marquee.sandbox.state;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/** Stored folder; {@code parentFolderId} is null at the top level. */
public record StoredFolder(
        String id,
        String name,
        String userId,
        @Nullable String parentFolderId,
        boolean status,
        Instant createdAt,
        Instant updatedAt) {

    static StoredFolder of(Row row) {
        return new StoredFolder(
                row.text("id"),
                row.text("name"),
                row.text("user_id"),
                row.textOrNull("parent_folder_id"),
                row.flag("status"),
                row.time("created_at"),
                row.time("updated_at"));
    }

    public StoredFolder withName(String other) {
        return new StoredFolder(id, other, userId, parentFolderId, status, createdAt, updatedAt);
    }

    public StoredFolder withParent(@Nullable String other) {
        return new StoredFolder(id, name, userId, other, status, createdAt, updatedAt);
    }

    public StoredFolder withStatus(boolean other) {
        return new StoredFolder(id, name, userId, parentFolderId, other, createdAt, updatedAt);
    }

    public StoredFolder updatedAt(Instant now) {
        return new StoredFolder(id, name, userId, parentFolderId, status, createdAt, now);
    }
}
