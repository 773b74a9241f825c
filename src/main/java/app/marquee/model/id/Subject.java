package app.marquee.model.id;

import org.jspecify.annotations.Nullable;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Subject of a change.
 *
 * @param id null until the service has created it
 * @param title the name as it was known when the change was staged; null when unknown
 * @param isClaimed whether only a file of changes gives the title, which may name what it likes
 */
public record Subject(
        ItemKind kind, @Nullable String id, @Nullable String title, boolean isClaimed) {
    /** Item under the title that the platform gave it, or that it is to have. */
    public Subject(ItemKind kind, @Nullable String id, @Nullable String title) {
        this(kind, id, title, false);
    }

    public static Subject of(ItemKind kind, Id id, @Nullable String title) {
        return new Subject(kind, id.value(), title);
    }

    /** Something that does not exist yet. */
    public static Subject created(ItemKind kind, @Nullable String title) {
        return new Subject(kind, null, title);
    }

    /** The video that it is; null for another item, and for one that does not exist yet. */
    public @Nullable VideoId video() {
        return kind == ItemKind.VIDEO && id != null ? new VideoId(id) : null;
    }

    /** How many items these are; each that is still to be created counts for itself. */
    public static int count(List<Subject> subjects) {
        Set<Subject> known = new HashSet<>();
        int created = 0;
        for (Subject subject : subjects) {
            if (subject.id == null) {
                created++;
            } else {
                known.add(new Subject(subject.kind, subject.id, null));
            }
        }
        return created + known.size();
    }

    public Subject titled(String other) {
        return new Subject(kind, id, other);
    }

    public Subject withId(String created) {
        return new Subject(kind, created, title, isClaimed);
    }

    /** The same item, whose title only a file gives. */
    public Subject claimed() {
        return new Subject(kind, id, title, title != null);
    }
}
