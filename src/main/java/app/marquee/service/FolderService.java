package app.marquee.service;

import app.marquee.change.StagedChange;
import app.marquee.model.Folder;
import app.marquee.model.FolderDraft;
import app.marquee.model.FolderId;
import app.marquee.model.FolderUpdate;
import app.marquee.model.ItemKind;
import app.marquee.model.ItemSource;
import app.marquee.model.KnownItem;
import app.marquee.model.Member;
import app.marquee.model.Operation;

import java.time.Instant;
import java.util.Collection;
import java.util.List;

/**
 * Folders of one connection. The reads block; the {@code stage…} methods touch memory only, send
 * nothing, and throw {@link app.marquee.model.FailureException} for what the contract refuses.
 */
public final class FolderService {
    private final Session session;

    public FolderService(Session session) {
        this.session = session;
    }

    /**
     * All folders where the service lists them (an extension), the known ones otherwise.
     *
     * @throws app.marquee.model.FailureException when the list could not be read
     */
    public FolderListing list() {
        Instant now = session.clock().instant();
        return session.capabilities()
                .read(Operation.LIST_FOLDERS, () -> session.gateways().folders().list())
                .map(folders -> new FolderListing(folders, true, now))
                .orElseGet(() -> new FolderListing(known(), false, now));
    }

    /** The folders that this machine knows of, without asking the service. */
    public List<Folder> known() {
        return session.catalogue().all(ItemKind.FOLDER).stream()
                .map(FolderService::folder)
                .toList();
    }

    private static Folder folder(KnownItem item) {
        return Folder.known(new FolderId(item.id())).withName(Member.ofKnown(item.title()));
    }

    /** Adds folders that the person named. */
    public void add(Collection<FolderId> folders) {
        session.catalogue().add(ItemKind.FOLDER, folders);
    }

    /** Forgets a folder that the person named; on the platform nothing happens. */
    public void forget(FolderId folder) {
        session.catalogue().forget(ItemKind.FOLDER, folder);
    }

    /** Keeps what a list told, for the search over everything known. */
    public void remember(Collection<Folder> folders) {
        session.catalogue()
                .remember(
                        folders.stream()
                                .map(
                                        folder ->
                                                session.catalogue()
                                                        .confirmed(
                                                                folder.id(),
                                                                ItemKind.FOLDER,
                                                                folder.name().orNull(),
                                                                ItemSource.LIST))
                                .toList());
    }

    /** Whether the connection lists its folders, so that a change can be read back. */
    public boolean canList() {
        return session.capabilities().offers(Operation.LIST_FOLDERS);
    }

    /** Whether folders can be created here; not in the documented interface. */
    public boolean canCreate() {
        return session.capabilities().offers(Operation.CREATE_FOLDER);
    }

    /**
     * @param known the folder as far as it was read, for the values before
     */
    public StagedChange stageUpdate(Folder known, FolderUpdate update) {
        return session.staging().updateFolder(known, update);
    }

    /** An extension. */
    public StagedChange stageCreate(FolderDraft draft) {
        return session.staging().createFolder(draft);
    }
}
