package app.marquee.model.id;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Something of the platform that this machine knows of.
 *
 * @param title null where nobody told it
 * @param confirmedAt when the service last spoke of it; null while nothing but the person did
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
