package app.marquee.ui.shell.dialog;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;

import org.jspecify.annotations.Nullable;

import java.util.function.Predicate;

/**
 * Items that can be added by their IDs. Immutable.
 *
 * @param kind the only one; null for all
 * @param listed whether an item is there already
 */
public record WantedItems(@Nullable ItemKind kind, Predicate<ResolvedId> listed) {
    /** Status of a pasted ID. */
    enum Status {
        NEW,
        /** Known on this computer, though not yet where it is added. */
        KNOWN,
        /** There already. */
        LISTED,
        /** The other UUID of a video, of players and CDN addresses. */
        EXTERNAL,
        /** A player ID whose video the server returned. */
        FOUND,
        /** Of no type that a load could tell: the user says what it is. */
        UNANSWERED,
        /** A player ID of which the server knows no video. */
        NOT_FOUND,
        /** Of a kind that can't be added here. */
        OTHER
    }

    /** Items of all kinds that aren't known on this computer. */
    public static WantedItems unknown() {
        return new WantedItems(null, row -> row.standing() == Standing.KNOWN);
    }

    /** All items of a kind. */
    public static WantedItems of(ItemKind kind) {
        return new WantedItems(kind, _ -> false);
    }

    /**
     * Those that aren't there yet.
     *
     * @param listed whether an item with this ID is there
     */
    public WantedItems without(Predicate<String> listed) {
        return new WantedItems(kind, row -> listed.test(row.uuid()));
    }

    Status status(ResolvedId row) {
        if (kind != null && row.kind().filter(kind::equals).isEmpty()) {
            return Status.OTHER;
        }
        return switch (row.standing()) {
            case EXTERNAL -> Status.EXTERNAL;
            case NOT_FOUND -> Status.NOT_FOUND;
            case UNANSWERED -> Status.UNANSWERED;
            case NEW -> unlessListed(row, Status.NEW);
            case KNOWN -> unlessListed(row, Status.KNOWN);
            case FOUND -> unlessListed(row, Status.FOUND);
        };
    }

    private Status unlessListed(ResolvedId row, Status status) {
        return listed.test(row) ? Status.LISTED : status;
    }

    boolean canAdd(ResolvedId row) {
        return row.kind().isPresent()
                && switch (status(row)) {
                    case NEW, KNOWN, FOUND, UNANSWERED -> true;
                    case LISTED, EXTERNAL, NOT_FOUND, OTHER -> false;
                };
    }
}
