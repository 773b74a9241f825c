package app.marquee.ui.library.folder;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.service.folder.FolderService;
import app.marquee.ui.change.ChangeEntry;

import java.util.List;
import java.util.Optional;

/**
 * Updater of the tree for every step of a folder change: new values while in progress, the response
 * when applied, the old values when failed, and a load when unknown. FX thread only.
 */
public final class FolderFollower {
    private final FolderTreeViewModel tree;
    private final FolderOverlay overlay;
    private final FolderService service;

    public FolderFollower(FolderTreeViewModel tree, FolderOverlay overlay, FolderService service) {
        this.tree = tree;
        this.overlay = overlay;
        this.service = service;
    }

    /** Applies the steps of some changes, and arranges the tree once for all of them. */
    public void follow(List<ChangeEntry> entries) {
        List<ChangeEntry> ours =
                entries.stream()
                        .filter(entry -> entry.line().subject().kind() == ItemKind.FOLDER)
                        .toList();
        boolean changed = false;
        for (ChangeEntry entry : ours) {
            Optional<FolderId> folder = FolderOverlay.changedBy(entry.line());
            changed |= folder.isPresent() && changed(folder.get(), entry);
        }
        if (changed) {
            tree.arrange();
        }
        ours.stream()
                .filter(entry -> FolderOverlay.changedBy(entry.line()).isEmpty())
                .forEach(this::created);
        boolean unknown =
                ours.stream().anyMatch(entry -> entry.state() == ChangeEntry.State.UNKNOWN);
        if (unknown && service.canList()) {
            // Where the connection lists its folders, a load settles unknown changes.
            tree.readBack();
        }
    }

    /** Whether the tree has changed. */
    private boolean changed(FolderId folder, ChangeEntry entry) {
        ChangeLine line = entry.line();
        switch (entry.state()) {
            case WAITING, SENDING -> {
                if (!overlay.pending(folder, line)) {
                    return false;
                }
                openTarget(folder, line);
            }
            case DONE -> {
                overlay.certain(after(folder, entry));
                overlay.ended(folder, line, new ChangeMark.None());
            }
            case FAILED, PAUSED -> overlay.ended(folder, line, failed(entry));
            case UNKNOWN -> overlay.doubt(folder, line, unknown(entry));
            case CANCELLED, FOUND_DONE, FOUND_UNDONE ->
                    overlay.ended(folder, line, new ChangeMark.None());
        }
        return true;
    }

    /** A folder that moves stays in view. */
    private void openTarget(FolderId folder, ChangeLine line) {
        FolderId parent = FolderEdit.after(Folder.known(folder), line).parent().orNull();
        if (parent != null) {
            tree.openInto(parent);
        }
    }

    private Folder after(FolderId folder, ChangeEntry entry) {
        Folder changed = FolderEdit.after(tree.known(folder), entry.line());
        return entry.outcome() instanceof ChangeOutcome.Done done
                ? done.folder()
                        .filter(answer -> answer.id().equals(folder))
                        .map(changed::with)
                        .orElse(changed)
                : changed;
    }

    private static ChangeMark failed(ChangeEntry entry) {
        Failure failure = entry.failure();
        return failure == null
                ? new ChangeMark.None()
                : new ChangeMark.Failed(entry.line(), failure);
    }

    private static ChangeMark unknown(ChangeEntry entry) {
        Failure failure = entry.failure();
        return failure == null
                ? new ChangeMark.None()
                : new ChangeMark.Unknown(entry.line(), failure);
    }

    private void created(ChangeEntry entry) {
        if (entry.state() == ChangeEntry.State.DONE
                && entry.outcome() instanceof ChangeOutcome.Done done) {
            done.folder().ifPresentOrElse(this::show, tree::refresh);
        }
    }

    private void show(Folder created) {
        overlay.certain(created);
        tree.arrange();
        tree.reveal(created.id());
    }
}
