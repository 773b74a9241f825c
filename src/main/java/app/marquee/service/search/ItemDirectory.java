package app.marquee.service.search;

import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;

import java.util.Collection;
import java.util.List;

/** Directory of one connection's items for a picker. Thread-safe. Blocking. */
public interface ItemDirectory {
    /**
     * Items known on this computer first, then what the service lists beyond it, where it lists
     * any.
     *
     * @param text words that the title or the id has to hold; blank for all
     * @throws app.marquee.model.failure.FailureException when nothing that holds these words is
     *     known and the list could not be read
     */
    List<KnownItem> find(ItemKind kind, String text, int limit);

    /** Items known on this computer, for which no request is sent. */
    List<KnownItem> known(ItemKind kind);

    /** What is known of these, in the same order; those of which nothing is known have no title. */
    List<KnownItem> of(ItemKind kind, Collection<? extends Id> ids);

    /** Saves IDs entered by the user. */
    void add(ItemKind kind, Collection<? extends Id> ids);
}
