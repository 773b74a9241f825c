package app.marquee.sheet;

import app.marquee.model.change.MemberChange;
import app.marquee.model.id.Subject;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Change that an edited table asks for: of an item, or of one custom field of a video. Immutable.
 *
 * @param custom the custom field, without an ID when it is new; null for the item itself
 */
public record SheetChange(Subject item, @Nullable Subject custom, List<MemberChange> members) {

    public SheetChange {
        members = List.copyOf(members);
    }
}
