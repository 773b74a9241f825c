package app.marquee.ui.shell.dialog;

import app.marquee.model.id.ItemKind;
import app.marquee.service.search.ResolvedId;
import app.marquee.service.search.ResolvedId.Standing;

import org.jspecify.annotations.Nullable;

import java.util.function.Predicate;

/**
 * Items that can be added by their IDs. Immutable.
 *
 * @param kind that of IDs without a type, and of what goes where the items are added; null for all
 * @param isOnly whether items of other kinds aren't added at all
 * @param listed whether an item is there already
 */
public record WantedItems(@Nullable ItemKind kind, boolean isOnly, Predicate<ResolvedId> listed) {
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
        /** A URL or embed code without an ID. */
        NO_ID,
        /** Of a kind that can't be added here. */
        OTHER
    }

    /** Items of all kinds that aren't known on this computer. */
    public static WantedItems unknown() {
        return new WantedItems(null, false, row -> row.standing() == Standing.KNOWN);
    }

    /** All items of a kind. Others become known, too. */
    public static WantedItems of(ItemKind kind) {
        return new WantedItems(kind, false, _ -> false);
    }

    /** All items of a kind, and no others. */
    public static WantedItems only(ItemKind kind) {
        return new WantedItems(kind, true, _ -> false);
    }

    /**
     * Those that aren't there yet.
     *
     * @param listed whether an item with this ID is there
     */
    public WantedItems without(Predicate<String> listed) {
        return new WantedItems(kind, isOnly, row -> listed.test(row.uuid()));
    }

    Status status(ResolvedId row) {
        if (isOnly && row.standing() != Standing.NO_ID && !isOwn(row)) {
            return Status.OTHER;
        }
        return switch (row.standing()) {
            case EXTERNAL -> Status.EXTERNAL;
            case NOT_FOUND -> Status.NOT_FOUND;
            case NO_ID -> Status.NO_ID;
            case UNANSWERED -> Status.UNANSWERED;
            case NEW -> unlessListed(row, Status.NEW);
            case KNOWN -> unlessListed(row, Status.KNOWN);
            case FOUND -> unlessListed(row, Status.FOUND);
        };
    }

    private Status unlessListed(ResolvedId row, Status status) {
        boolean isListed = isOwn(row) ? listed.test(row) : row.standing() == Standing.KNOWN;
        return isListed ? Status.LISTED : status;
    }

    /** Whether an ID is of the type that the dialog adds. */
    boolean isOwn(ResolvedId row) {
        return kind == null || row.kind().filter(kind::equals).isPresent();
    }

    boolean canAdd(ResolvedId row) {
        return row.kind().isPresent()
                && switch (status(row)) {
                    case NEW, KNOWN, FOUND, UNANSWERED -> true;
                    case LISTED, EXTERNAL, NOT_FOUND, NO_ID, OTHER -> false;
                };
    }
}
