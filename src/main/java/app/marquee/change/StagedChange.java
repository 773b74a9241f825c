package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
import app.marquee.http.JsonBody;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.CreatedIds;
import app.marquee.model.change.CreatedItem;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.store.Journal;
import app.marquee.store.Uploads;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Staged change: its journal entry, and the request with its secrets, which live only in memory.
 */
public record StagedChange(ChangeLine line, ApiRequest request, Set<Secret> secrets) {
    public StagedChange {
        secrets = Set.copyOf(secrets);
    }

    /** Before it is recorded: what it sends is there after a restart. */
    public void keepFile(Uploads uploads) {
        FilePart file = request.file();
        if (file != null) {
            uploads.keep(file.sha256(), file.content());
        }
    }

    /** It was sent and done; another pending change may still have the same file. */
    public void forgetFile(Journal journal) {
        FilePart file = request.file();
        if (file != null && !journal.needsFile(file.sha256())) {
            journal.uploads().forget(file.sha256());
        }
    }

    /** The same change as the undo of an applied one. */
    public StagedChange undoing(ChangeId applied) {
        return new StagedChange(line.takingBack(applied), request, secrets);
    }

    /** The same change for the item that an earlier one creates. */
    public StagedChange needing(StagedChange creation) {
        CreatedItem item = new CreatedItem(creation.line.id(), creation.line.subject().title());
        return new StagedChange(line.needing(List.of(item)), request, secrets);
    }

    /**
     * The same change once all items that it needs have IDs.
     *
     * @param ids by what stood for them
     */
    public StagedChange resolved(Map<String, String> ids) {
        CreatedIds created = new CreatedIds(ids);
        JsonBody body = request.body();
        ApiRequest named =
                new ApiRequest(
                        request.operation(),
                        created.in(request.pathVariables()),
                        request.query(),
                        body == null
                                ? null
                                : new JsonBody(created.in(body.json()), created.in(body.visible())),
                        request.file(),
                        request.priority());
        return new StagedChange(line.resolved(ids), named, secrets);
    }

    /**
     * The same changes as one list, so that the journal knows that they were confirmed together;
     * those that it has already stay as they are.
     */
    public static List<StagedChange> together(List<StagedChange> changes) {
        if (changes.stream().filter(StagedChange::isNew).count() < 2) {
            return changes;
        }
        ChangeListId list = new ChangeListId(UUID.randomUUID().toString());
        List<StagedChange> listed = new ArrayList<>();
        for (StagedChange change : changes) {
            listed.add(change.isNew() ? change.inList(list, listed.size()) : change);
        }
        return List.copyOf(listed);
    }

    private boolean isNew() {
        return line.sequence() == 0;
    }

    private StagedChange inList(ChangeListId list, int position) {
        return new StagedChange(line.inList(list, position), request, secrets);
    }

    /** The same change with the user's reason. */
    public StagedChange because(String note) {
        return new StagedChange(line.withNote(note), request, secrets);
    }
}
