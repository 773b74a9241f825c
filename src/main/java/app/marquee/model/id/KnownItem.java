package app.marquee.model.id;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Item of the platform that is known on this computer.
 *
 * @param title null when unknown
 * @param confirmedAt when a response last had it; null while only the user has named it
 * @param file where the user's file named it; null for everything else
 */
public record KnownItem(
        ItemKind kind,
        String id,
        @Nullable String title,
        ItemSource source,
        @Nullable Instant confirmedAt,
        @Nullable FileLine file) {
    public KnownItem {
        Id.requireText(id);
    }

    /** An item that no file named. */
    public KnownItem(
            ItemKind kind,
            String id,
            @Nullable String title,
            ItemSource source,
            @Nullable Instant confirmedAt) {
        this(kind, id, title, source, confirmedAt, null);
    }
}
