package app.marquee.ui.control;

import app.marquee.model.id.Id;
import app.marquee.text.Messages;

import java.util.Collection;
import java.util.Optional;

/** Rule that only items with a UUID can be changed, since no request can carry another ID. */
public final class IdRule {
    private IdRule() {}

    /** Why these can't be changed, in words that name the first such ID; empty when they can. */
    public static Optional<String> blocked(Messages messages, Collection<? extends Id> ids) {
        return ids.stream()
                .filter(id -> !id.isUuid())
                .findFirst()
                .map(id -> messages.text("blocked.notUuid", id.value()));
    }

    /** The text for a number of items left out of a change because of their IDs. */
    public static String leftOut(Messages messages, long count) {
        return messages.plural("blocked.leftOut", count);
    }
}
