package app.marquee.service.search;

import app.marquee.model.id.FileLine;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
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
 * @param source what named it first
 * @param file where it stood in a file of the user; null for a pasted text
 */
public record ResolvedId(
        String uuid,
        String pasted,
        Optional<ItemKind> kind,
        @Nullable String title,
        Standing standing,
        int times,
        ItemSource source,
        @Nullable FileLine file) {
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
        NOT_FOUND,
        /** A URL or embed code without an ID. */
        NO_ID
    }

    /**
     * ID of which nothing is known, from a pasted text.
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
                id.times(),
                ItemSource.PERSON,
                null);
    }

    static ResolvedId known(FoundId id, KnownItem item) {
        String title = item.title() == null ? id.title() : item.title();
        return new ResolvedId(
                id.uuid(),
                id.uuid(),
                Optional.of(item.kind()),
                title,
                Standing.KNOWN,
                id.times(),
                item.source(),
                item.file());
    }

    /** A line with a URL, and no ID in it. */
    static ResolvedId withoutId(IdFinder.Line line) {
        return new ResolvedId(
                line.text(),
                line.text(),
                Optional.empty(),
                null,
                Standing.NO_ID,
                1,
                ItemSource.PERSON,
                null);
    }

    public ResolvedId of(ItemKind other) {
        return with(uuid, Optional.of(other), title, standing);
    }

    ResolvedId standing(Standing other) {
        return with(uuid, kind, title, other);
    }

    ResolvedId found(ItemKind as, @Nullable String name) {
        return with(uuid, Optional.of(as), name == null ? title : name, Standing.FOUND);
    }

    ResolvedId found(String video, @Nullable String name) {
        return with(video, kind, name == null ? title : name, Standing.FOUND);
    }

    /** The same, from a line of a file. */
    ResolvedId in(FileLine line) {
        return new ResolvedId(uuid, pasted, kind, title, standing, times, source, line);
    }

    private ResolvedId with(
            String id, Optional<ItemKind> as, @Nullable String name, Standing other) {
        return new ResolvedId(id, pasted, as, name, other, times, source, file);
    }
}
