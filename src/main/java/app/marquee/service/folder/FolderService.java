package app.marquee.service.folder;

import app.marquee.change.StagedChange;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.session.Session;

import java.util.Collection;

/**
 * Service for the folders of one connection. Reads are blocking; the {@code stage…} methods only
 * touch memory and throw {@link app.marquee.model.failure.FailureException} for violations of the
 * contract.
 */
public interface FolderService {
    static FolderService of(Session session) {
        return new SessionFolderService(session);
    }

    /**
     * All folders where the service lists them (an extension), the known ones otherwise.
     *
     * @throws app.marquee.model.failure.FailureException when the list could not be read
     */
    FolderListing list();

    /** The folders known on this computer, without a request, for when there is no list. */
    FolderListing known();

    /** Adds folders entered by the user. */
    void add(Collection<FolderId> folders);

    /**
     * Keeps what the service listed, for the search over everything known; what it says otherwise
     * than what was held goes to the differences of the session.
     */
    void remember(FolderListing listed);

    /** Whether the connection lists its folders, so that a change can be read back. */
    boolean canList();

    /** Whether folders can be created here; not in the documented interface. */
    boolean canCreate();

    /**
     * @param known the folder as far as it was read, for the values before
     */
    StagedChange stageUpdate(Folder known, FolderUpdate update);

    /** An extension. */
    StagedChange stageCreate(FolderDraft draft);
}
