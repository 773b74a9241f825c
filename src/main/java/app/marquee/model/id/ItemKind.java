package app.marquee.model.id;

import java.util.List;
import java.util.Optional;

/** Type of an item that has its own ID on the platform. */
public enum ItemKind {
    VIDEO,
    PLAYLIST,
    FOLDER,
    FUNNEL,
    LIVE,
    IMAGE,
    /** A custom field: part of a video, and never met by itself. */
    FIELD;

    /** The kinds that are listed, searched and named by pasted ids. */
    public static List<ItemKind> listed() {
        return List.of(VIDEO, PLAYLIST, FOLDER, FUNNEL, LIVE, IMAGE);
    }

    /** The kind that an id belongs to; empty for ids that are no thing of the library. */
    public static Optional<ItemKind> of(Id id) {
        return switch (id) {
            case VideoId _ -> Optional.of(VIDEO);
            case PlaylistId _ -> Optional.of(PLAYLIST);
            case FolderId _ -> Optional.of(FOLDER);
            case FunnelId _ -> Optional.of(FUNNEL);
            case LiveId _ -> Optional.of(LIVE);
            case ImageId _ -> Optional.of(IMAGE);
            case CustomFieldId _ -> Optional.of(FIELD);
            case OrganizationId _, UserId _, ConnectionId _ -> Optional.empty();
        };
    }
}
