package app.marquee.ui.library.folder;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.operation.Operation;
import app.marquee.service.folder.FolderChange;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * What is known of folders beyond the list that was read: what changes did since, what is under
 * way, and what went wrong. A change under way shows its new values with a mark; everything else
 * shows what is certain.
 */
public final class FolderOverlay {
    private final Map<FolderId, Certain> certain = new HashMap<>();
    private final Map<ChangeId, ChangeLine> pending = new LinkedHashMap<>();
    private final Map<FolderId, ChangeMark> marks = new HashMap<>();
    private final Map<ChangeId, ChangeLine> doubts = new LinkedHashMap<>();
    private BiConsumer<ChangeLine, Boolean> onSettled = (_, _) -> {};
    private long clock;

    /** Something that a change did, and when, by a clock of our own. */
    private record Certain(Folder folder, long at) {}

    /** The folder a line changes; empty for lines about other things. */
    static Optional<FolderId> changedBy(ChangeLine line) {
        return line.operation() == Operation.UPDATE_FOLDER
                        && line.subject().kind() == ItemKind.FOLDER
                ? Optional.ofNullable(line.subject().id()).map(FolderId::new)
                : Optional.empty();
    }

    /** A change is on its way; false when that was known. */
    boolean pending(FolderId folder, ChangeLine line) {
        marks.put(folder, new ChangeMark.Pending());
        return pending.put(line.id(), line) == null;
    }

    /** A change ended, with a mark for the folder. */
    void ended(FolderId folder, ChangeLine line, ChangeMark mark) {
        pending.remove(line.id());
        if (mark instanceof ChangeMark.None) {
            marks.remove(folder);
        } else {
            marks.put(folder, mark);
        }
    }

    /** The service said what a folder is now. */
    void certain(Folder folder) {
        clock++;
        certain.put(folder.id(), new Certain(folder, clock));
    }

    /** Nobody knows whether a change was made; a list that is read later may tell. */
    void doubt(FolderId folder, ChangeLine line, ChangeMark mark) {
        ended(folder, line, mark);
        doubts.put(line.id(), line);
    }

    /** A point in time, for {@link #read}. */
    long now() {
        return clock;
    }

    /**
     * The whole list was read, asked for at that time: what was certain before is in it, and doubts
     * are settled by it.
     *
     * @param wanted whether the person asked for it: words about failures have had their time then
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
                .map(read -> FolderChange.verdict(read, line))
                .filter(verdict -> verdict != FolderChange.Verdict.UNCLEAR)
                .ifPresent(
                        verdict -> onSettled.accept(line, verdict == FolderChange.Verdict.APPLIED));
    }

    /** Is told what a read says of a change whose end was not known: whether it was made. */
    public void onSettled(BiConsumer<ChangeLine, Boolean> listener) {
        onSettled = listener;
    }

    boolean isPending(FolderId folder) {
        return marks.get(folder) instanceof ChangeMark.Pending;
    }

    /** Takes the word about a failure away. */
    void forget(FolderId folder) {
        if (!isPending(folder)) {
            marks.remove(folder);
        }
    }

    Map<FolderId, ChangeMark> marks() {
        return Map.copyOf(marks);
    }

    /** What is certain of a folder. */
    Folder known(Folder listed) {
        Certain since = certain.get(listed.id());
        return since == null ? listed : since.folder();
    }

    /** The folders that differ from the list, as they are to be shown. */
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
                                shown.put(id, FolderChange.after(before, line));
                            });
        }
        return shown;
    }
}
