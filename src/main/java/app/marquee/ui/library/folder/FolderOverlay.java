package app.marquee.ui.library.folder;

import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Overlay of changes on the loaded folders: applied values, changes in progress, and failures. A
 * change in progress shows its new values with a mark; all others show verified values. FX thread
 * only.
 */
public final class FolderOverlay {
    private final Map<FolderId, Certain> certain = new HashMap<>();
    private final Map<ChangeId, ChangeLine> pending = new LinkedHashMap<>();
    private final Map<FolderId, ChangeMark> marks = new HashMap<>();
    private final Map<ChangeId, ChangeLine> doubts = new LinkedHashMap<>();
    private BiConsumer<ChangeLine, Boolean> onSettled = (_, _) -> {};
    private long clock;

    /** Verified folder values with their time on a local logical clock. Immutable. */
    private record Certain(Folder folder, long at) {}

    /** The folder that a change concerns; empty for other changes. */
    static Optional<FolderId> changedBy(ChangeLine line) {
        return line.operation() == Operation.UPDATE_FOLDER
                        && line.subject().kind() == ItemKind.FOLDER
                ? Optional.ofNullable(line.subject().id()).map(FolderId::new)
                : Optional.empty();
    }

    /** Marks a change as in progress; false when it was already. */
    boolean pending(FolderId folder, ChangeLine line) {
        marks.put(folder, new ChangeMark.Pending());
        return pending.put(line.id(), line) == null;
    }

    /** Ends a change, with a mark for the folder. */
    void ended(FolderId folder, ChangeLine line, ChangeMark mark) {
        pending.remove(line.id());
        if (mark instanceof ChangeMark.None) {
            marks.remove(folder);
        } else {
            marks.put(folder, mark);
        }
    }

    /** Records a folder as the server returned it. */
    void certain(Folder folder) {
        clock++;
        certain.put(folder.id(), new Certain(folder, clock));
    }

    /** Marks a change as unknown; a later load may settle it. */
    void doubt(FolderId folder, ChangeLine line, ChangeMark mark) {
        ended(folder, line, mark);
        doubts.put(line.id(), line);
    }

    /** The current logical time, for {@link #read}. */
    long now() {
        return clock;
    }

    /**
     * Applies a complete load, requested at that time: it replaces values verified before and
     * settles unknown changes.
     *
     * @param wanted whether the user requested it, which dismisses failure messages
     */
    void read(Map<FolderId, Folder> listed, long askedAt, boolean wanted) {
        certain.values().removeIf(one -> one.at() <= askedAt);
        marks.values().removeIf(mark -> isOver(mark, wanted));
        List<ChangeLine> open = List.copyOf(doubts.values());
        doubts.clear();
        open.forEach(line -> settle(listed, line));
    }

    private static boolean isOver(ChangeMark mark, boolean wanted) {
        return switch (mark) {
            case ChangeMark.None _, ChangeMark.Waiting _, ChangeMark.Unknown _ -> true;
            case ChangeMark.Pending _ -> false;
            case ChangeMark.Failed _ -> wanted;
        };
    }

    private void settle(Map<FolderId, Folder> listed, ChangeLine line) {
        changedBy(line)
                .map(listed::get)
                .flatMap(read -> FolderEdit.TYPE.check(line, read).applied())
                .ifPresent(applied -> onSettled.accept(line, applied));
    }

    /** Adds a listener for unknown changes settled by a load: whether each was applied. */
    public void onSettled(BiConsumer<ChangeLine, Boolean> listener) {
        onSettled = listener;
    }

    boolean isPending(FolderId folder) {
        return marks.get(folder) instanceof ChangeMark.Pending;
    }

    /** Dismisses a failure message. */
    void forget(FolderId folder) {
        if (!isPending(folder)) {
            marks.remove(folder);
        }
    }

    Map<FolderId, ChangeMark> marks() {
        return Map.copyOf(marks);
    }

    /** The verified values of a folder. */
    Folder known(Folder listed) {
        Certain since = certain.get(listed.id());
        return since == null ? listed : since.folder();
    }

    /** The folders that differ from the list, as shown. */
    Map<FolderId, Folder> shown(Map<FolderId, Folder> listed) {
        Map<FolderId, Folder> shown = new HashMap<>();
        certain.forEach((id, one) -> shown.put(id, one.folder()));
        for (ChangeLine line : pending.values()) {
            changedBy(line)
                    .ifPresent(
                            id -> {
                                Folder before =
                                        shown.getOrDefault(
                                                id, listed.getOrDefault(id, Folder.known(id)));
                                shown.put(id, FolderEdit.after(before, line));
                            });
        }
        return shown;
    }
}
