package app.marquee.model.change;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * List of changes that is shared as one file, in order.
 *
 * @param savedAt when the file was made
 * @param madeAt when the oldest change was made; null for a file that doesn't say it
 * @param account the name of the connection that they were made over, as its owner calls it
 * @param address the service that they were made for
 */
public record ChangeList(
        ChangeListId id,
        Instant savedAt,
        @Nullable Instant madeAt,
        String account,
        ConnectionKind kind,
        URI address,
        List<ListedChange> changes) {
    public ChangeList {
        changes = List.copyOf(changes);
    }

    /** List that doesn't say when its changes were made. */
    public ChangeList(
            ChangeListId id,
            Instant savedAt,
            String account,
            ConnectionKind kind,
            URI address,
            List<ListedChange> changes) {
        this(id, savedAt, null, account, kind, address, changes);
    }

    /** The same list with another time of its changes. */
    public ChangeList madeAt(@Nullable Instant made) {
        return new ChangeList(id, savedAt, made, account, kind, address, changes);
    }

    /** The same list without these changes and those that need what they create. */
    public ChangeList without(Set<ChangeId> left) {
        Set<ChangeId> missing = new HashSet<>(left);
        List<ListedChange> others = new ArrayList<>();
        for (ListedChange change : changes) {
            boolean isLeft =
                    missing.contains(change.id())
                            || change.needs().stream()
                                    .anyMatch(item -> missing.contains(item.change()));
            if (isLeft) {
                missing.add(change.id());
            } else {
                others.add(change);
            }
        }
        return with(others);
    }

    /** The same list with other changes. */
    public ChangeList with(List<ListedChange> other) {
        return new ChangeList(id, savedAt, madeAt, account, kind, address, other);
    }

    /** Whether some change may have been made, and sent, before this moment. */
    public boolean mayBeOlderThan(Instant moment) {
        return madeAt == null || !madeAt.isAfter(moment);
    }
}
