package app.marquee.ui.library.folder;

import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderTree;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.control.table.RowList;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Input of the layout of the rows, captured on the FX thread; {@link #make} is pure. Thread-safe.
 *
 * @param arranged the tree of an earlier layout that still holds, or an empty one to arrange anew
 * @param better folders known more recently than the listing
 * @param before the shown rows, returned when they are unchanged
 */
record FolderLayout(
        FolderListing listing,
        Optional<FolderTree> arranged,
        Map<FolderId, Folder> better,
        Set<RowKey> expanded,
        Map<FolderId, ChangeMark> marks,
        PendingChangeIndex waiting,
        List<FolderRow> before,
        Locale locale) {
    FolderLayout {
        better = Map.copyOf(better);
        expanded = Set.copyOf(expanded);
        marks = Map.copyOf(marks);
    }

    /** Rows and the tree that they show. Immutable. */
    record Laid(FolderTree tree, List<FolderRow> rows) {}

    Laid make() {
        FolderTree tree =
                arranged.orElseGet(
                        () -> FolderTree.of(listing.folders(), better, new NameOrder(locale)));
        FolderRows rows = new FolderRows(tree, listing.whole(), expanded, marks, waiting);
        List<FolderRow> laid = rows.rows();
        return new Laid(tree, laid.equals(before) ? before : new RowList<>(laid));
    }

    /**
     * Loaded list, its folders by ID, and their tree. Immutable.
     *
     * @param listed the first row of each ID
     */
    record Read(FolderListing listing, Map<FolderId, Folder> listed, FolderTree tree) {
        static Read of(FolderListing read, Locale locale) {
            Map<FolderId, Folder> byId = new HashMap<>();
            read.folders().forEach(folder -> byId.putIfAbsent(folder.id(), folder));
            return new Read(read, byId, FolderTree.of(read.folders(), new NameOrder(locale)));
        }
    }
}
