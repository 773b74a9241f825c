package app.marquee.model.id;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Item of the platform that is known on this computer.
 *
 * @param title null when unknown
 * @param confirmedAt when the service last spoke of it; null while only the user has named it
 */
public record KnownItem(
        ItemKind kind,
        String id,
        @Nullable String title,
        ItemSource source,
        @Nullable Instant confirmedAt) {
    public KnownItem {
        Id.requireText(id);
    }
}
