package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.http.FilePart;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ChangeId;
import app.marquee.store.Journal;
import app.marquee.store.Uploads;

import java.util.Set;

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

    /** The same change with the user's reason. */
    public StagedChange because(String note) {
        return new StagedChange(line.withNote(note), request, secrets);
    }
}
