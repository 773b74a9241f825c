package app.marquee.change.engine;

import app.marquee.change.StagedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.CreatedItem;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FolderId;
import app.marquee.store.Journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Creations of items that later changes need, as the journal has them. Blocking. */
final class Creations {

    private final Journal journal;

    Creations(Journal journal) {
        this.journal = journal;
    }

    /**
     * The change with the IDs of the items that it needs, also in the journal if it is there.
     *
     * @throws FailureException with {@link Failure.NotCreated} when an ID is missing
     */
    StagedChange resolved(StagedChange change) {
        if (change.line().needs().isEmpty()) {
            return change;
        }
        Map<String, String> ids = new HashMap<>();
        for (CreatedItem item : change.line().needs()) {
            ids.put(item.placeholder(), id(item));
        }
        journal.advance(List.of(change.line().id()), known -> resolved(known, ids));
        return change.resolved(ids);
    }

    /** A line that was sent needs nothing anymore. */
    private static Optional<ChangeLine> resolved(ChangeLine known, Map<String, String> ids) {
        return known.needs().isEmpty() ? Optional.empty() : Optional.of(known.resolved(ids));
    }

    private String id(CreatedItem item) {
        ChangeLine creation = journal.find(item.change()).orElse(null);
        ChangeState state = creation == null ? ChangeState.FAILED : creation.state();
        String id = creation == null ? null : creation.subject().id();
        if (state == ChangeState.DONE && id != null && new FolderId(id).isUuid()) {
            return id;
        }
        boolean mayExist = state == ChangeState.DONE || state == ChangeState.UNKNOWN;
        String title = item.title();
        throw new FailureException(new Failure.NotCreated(title == null ? "" : title, mayExist));
    }
}
