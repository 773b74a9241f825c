package app.marquee.model.change;

import app.marquee.model.id.ChangeId;

import org.jspecify.annotations.Nullable;

/**
 * Item that an earlier change creates. Until it has an ID, the ID of that change stands for it.
 *
 * @param title null when unknown
 */
public record CreatedItem(ChangeId change, @Nullable String title) {

    /** What stands for its ID. */
    public String placeholder() {
        return change.value();
    }
}
