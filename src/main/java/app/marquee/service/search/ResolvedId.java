package app.marquee.service.search;

import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.service.search.IdFinder.FoundId;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Resolved ID of a pasted text.
 *
 * @param uuid the id that the service takes, once it is known
 * @param pasted the id as it was pasted
 * @param times how often it stood there
 */
public record ResolvedId(
        String uuid,
        String pasted,
        Optional<ItemKind> kind,
        @Nullable String title,
        Standing standing,
        int times) {
    /** Status of a resolved ID. */
    public enum Standing {
        NEW,
        /** It is known already, of this kind. */
        KNOWN,
        /** The other UUID of a video, of players and CDN addresses. */
        EXTERNAL,
        /** The server returned it: the video of a player ID, or what an ID without a type is. */
        FOUND,
        /** An ID without a type that is no video, funnel or stream: the user says what it is. */
        UNANSWERED,
        /** It was such a one, and the service knows no video of it. */
        NOT_FOUND
    }

    /**
     * ID of which nothing is known.
     *
     * @param wanted its kind where the text gives none; null when that is unknown, too
     */
    public static ResolvedId of(FoundId id, @Nullable ItemKind wanted) {
        return new ResolvedId(
                id.uuid(),
                id.uuid(),
                id.guess().or(() -> Optional.ofNullable(wanted)),
                id.title(),
                id.external() ? Standing.EXTERNAL : Standing.NEW,
                id.times());
    }

    static ResolvedId known(FoundId id, KnownItem item) {
        String title = item.title() == null ? id.title() : item.title();
        return new ResolvedId(
                id.uuid(), id.uuid(), Optional.of(item.kind()), title, Standing.KNOWN, id.times());
    }

    public ResolvedId of(ItemKind other) {
        return new ResolvedId(uuid, pasted, Optional.of(other), title, standing, times);
    }

    ResolvedId standing(Standing other) {
        return new ResolvedId(uuid, pasted, kind, title, other, times);
    }

    ResolvedId found(ItemKind as, @Nullable String name) {
        return new ResolvedId(
                uuid, pasted, Optional.of(as), name == null ? title : name, Standing.FOUND, times);
    }

    ResolvedId found(String video, @Nullable String name) {
        return new ResolvedId(
                video, pasted, kind, name == null ? title : name, Standing.FOUND, times);
    }
}
