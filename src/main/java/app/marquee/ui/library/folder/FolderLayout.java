package app.marquee.ui.library.folder;

import app.marquee.model.NameOrder;
import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderListing;
import app.marquee.service.folder.FolderTree;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.control.table.RowList;
import app.marquee.ui.control.table.SearchWords;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Everything that laying out the rows needs, captured on the FX thread; {@link #make} is pure and
 * may run on any thread.
 *
 * @param arranged the tree of an earlier layout that still holds, or an empty one to arrange anew
 * @param better what is known better than the listing
 * @param before the rows that are shown, given back when they are still the ones
 */
record FolderLayout(
        FolderListing listing,
        Optional<FolderTree> arranged,
        Map<FolderId, Folder> better,
        Set<RowKey> expanded,
        SearchWords filter,
        Map<FolderId, ChangeMark> marks,
        PendingChangeIndex waiting,
        List<FolderRow> before,
        Locale locale) {
    FolderLayout {
        better = Map.copyOf(better);
        expanded = Set.copyOf(expanded);
        marks = Map.copyOf(marks);
    }

    /** The rows, and the tree that they show. */
    record Laid(FolderTree tree, List<FolderRow> rows) {}

    Laid make() {
        FolderTree tree =
                arranged.orElseGet(
                        () -> FolderTree.of(listing.folders(), better, new NameOrder(locale)));
        FolderRows rows = new FolderRows(tree, listing.whole(), expanded, filter, marks, waiting);
        List<FolderRow> laid = rows.rows();
        return new Laid(tree, laid.equals(before) ? before : new RowList<>(laid));
    }

    /**
     * A list that was read, its folders by id, and the tree of them.
     *
     * @param listed the first row of each id
     */
    record Read(FolderListing listing, Map<FolderId, Folder> listed, FolderTree tree) {
        static Read of(FolderListing read, Locale locale) {
            Map<FolderId, Folder> byId = new HashMap<>();
            read.folders().forEach(folder -> byId.putIfAbsent(folder.id(), folder));
            return new Read(read, byId, FolderTree.of(read.folders(), new NameOrder(locale)));
        }
    }
}
