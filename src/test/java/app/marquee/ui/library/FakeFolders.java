package app.marquee.ui.library;

import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderCreation;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderDraft;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderService;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Folders in memory, for a test to play the service. */
public final class FakeFolders implements FolderService {
    private final JournalEntryFactory staging;
    public List<Folder> folders = new ArrayList<>();
    public List<Folder> known = List.of();
    public boolean whole = true;
    public @Nullable Failure failure;
    int lists;
    public int remembered;

    FakeFolders(JournalEntryFactory staging) {
        this.staging = staging;
    }

    public void set(Folder changed) {
        folders.replaceAll(folder -> folder.id().equals(changed.id()) ? changed : folder);
    }

    @Override
    public FolderListing list() {
        lists++;
        if (failure != null) {
            throw new FailureException(failure);
        }
        return new FolderListing(folders, whole, Instant.EPOCH.plusSeconds(lists));
    }

    @Override
    public FolderListing known() {
        return new FolderListing(known, false, Instant.EPOCH);
    }

    @Override
    public void add(Collection<FolderId> added) {
        added.forEach(id -> folders.add(Folder.known(id)));
    }

    @Override
    public void remember(FolderListing listed) {
        remembered = listed.folders().size();
    }

    @Override
    public boolean canList() {
        return whole;
    }

    @Override
    public boolean canCreate() {
        return whole;
    }

    @Override
    public StagedChange stageUpdate(Folder known, FolderUpdate update) {
        return FolderEdit.TYPE.stage(staging, known, update);
    }

    @Override
    public StagedChange stageCreate(FolderDraft draft) {
        return FolderCreation.TYPE.stage(staging, draft);
    }
}
