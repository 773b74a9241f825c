package app.marquee.model.change;

import app.marquee.model.id.ItemSource;
import app.marquee.model.id.Subject;

import java.time.Instant;
import java.util.List;

/**
 * Difference between a loaded item and the value known before; the loaded one won.
 *
 * @param of the thing, under the title that was held
 * @param change the value that was held and the one that was read; an unknown one after it means
 *     that the thing is not where it was held to be
 * @param parts the things that are named in the values, with their titles as far as these are known
 * @param heldAt when the service last confirmed what was held
 * @param source how it had become known
 * @param readAt when the service was asked
 */
public record Difference(
        Subject of,
        MemberChange change,
        List<Subject> parts,
        Instant heldAt,
        ItemSource source,
        Instant readAt) {
    /** The member of a thing that a list carries; false is read when it carries it no more. */
    public static final String LISTED = "listed";

    public Difference {
        parts = List.copyOf(parts);
    }

    /** This one and a later one of the same value, as one. */
    public Difference then(Difference later) {
        return new Difference(
                of,
                new MemberChange(change.member(), change.before(), later.change.after()),
                later.parts,
                heldAt,
                source,
                later.readAt);
    }

    /** Whether the value is, after all, what was held. */
    public boolean isOver() {
        return change.before().equals(change.after());
    }
}
