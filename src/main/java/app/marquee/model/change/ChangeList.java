package app.marquee.model.change;

import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.id.ChangeListId;

import java.net.URI;
import java.time.Instant;
import java.util.List;

/**
 * List of changes that is shared as one file, in order.
 *
 * @param account the name of the connection that they were made over, as its owner calls it
 * @param address the service that they were made for
 */
public record ChangeList(
        ChangeListId id,
        Instant savedAt,
        String account,
        ConnectionKind kind,
        URI address,
        List<ListedChange> changes) {
    public ChangeList {
        changes = List.copyOf(changes);
    }
}
