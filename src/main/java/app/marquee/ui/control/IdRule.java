package app.marquee.ui.control;

import app.marquee.model.id.Id;

import java.util.Collection;
import java.util.Optional;

/** Rule that only things with a UUID can be changed, since no request may name another ID. */
public final class IdRule {
    private IdRule() {}

    /** Why these can't be changed, in words that name the first such ID; empty when they can. */
    public static Optional<String> blocked(Messages messages, Collection<? extends Id> ids) {
        return ids.stream()
                .filter(id -> !id.isUuid())
                .findFirst()
                .map(id -> messages.common().text("blocked.notUuid", id.value()));
    }

    /** The words for so many things that are left out of a change for their IDs. */
    public static String leftOut(Messages messages, long count) {
        return messages.common().plural("blocked.leftOut", count);
    }
}
