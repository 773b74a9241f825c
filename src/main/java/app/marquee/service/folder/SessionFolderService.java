package app.marquee.service.folder;

import static java.util.stream.Collectors.toSet;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.Member;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.operation.Operation;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.Session;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Folder service over the API clients, changes and catalog of a session. */
final class SessionFolderService implements FolderService {
    private final Session session;

    SessionFolderService(Session session) {
        this.session = session;
    }

    @Override
    public FolderListing list() {
        Instant now = session.clock().instant();
        return session.capabilities()
                .read(Operation.LIST_FOLDERS, () -> session.gateways().folders().list())
                .map(folders -> new FolderListing(withNamed(folders), true, now))
                .orElseGet(this::known);
    }

    /** Folders entered by the user and absent from the list are included, in an unknown place. */
    private List<Folder> withNamed(List<Folder> listed) {
        Set<String> ids = listed.stream().map(folder -> folder.id().value()).collect(toSet());
        return Stream.concat(
                        listed.stream(),
                        session.catalogue().all(ItemKind.FOLDER).stream()
                                .filter(item -> item.source() == ItemSource.PERSON)
                                .filter(item -> item.confirmedAt() == null)
                                .filter(item -> !ids.contains(item.id()))
                                .map(SessionFolderService::folder))
                .toList();
    }

    @Override
    public FolderListing known() {
        Instant now = session.clock().instant();
        List<Folder> folders =
                session.catalogue().all(ItemKind.FOLDER).stream()
                        .map(SessionFolderService::folder)
                        .toList();
        return new FolderListing(folders, false, now, seen());
    }

    private Map<FolderId, Instant> seen() {
        Map<FolderId, Instant> seen = new HashMap<>();
        for (KnownItem item : session.catalogue().all(ItemKind.FOLDER)) {
            Instant at = item.confirmedAt();
            if (at != null) {
                seen.put(new FolderId(item.id()), at);
            }
        }
        return seen;
    }

    private static Folder folder(KnownItem item) {
        return Folder.known(new FolderId(item.id())).withName(Member.ofKnown(item.title()));
    }

    @Override
    public void add(Collection<FolderId> folders) {
        session.catalogue().add(ItemKind.FOLDER, folders);
    }

    @Override
    public void remember(FolderListing listed) {
        // Folders entered by the user and absent from the list are unconfirmed.
        List<Folder> folders =
                listed.folders().stream()
                        .filter(folder -> !folder.equals(Folder.known(folder.id())))
                        .toList();
        session.held()
                .listed(
                        ItemKind.FOLDER,
                        folders.stream().map(ObservedFields::of).toList(),
                        listed.askedAt());
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
        session.catalogue().folders(folders);
    }

    @Override
    public boolean canList() {
        return session.capabilities().offers(Operation.LIST_FOLDERS);
    }

    @Override
    public boolean canCreate() {
        return session.capabilities().offers(Operation.CREATE_FOLDER);
    }

    @Override
    public StagedChange stageUpdate(Folder known, FolderUpdate update) {
        return FolderEdit.TYPE.stage(session.staging(), known, update);
    }

    @Override
    public StagedChange stageCreate(FolderDraft draft) {
        return FolderCreation.TYPE.stage(session.staging(), draft);
    }
}
