package app.marquee.ui.library.folder;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderNode;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * Visible row of the tree. Immutable.
 *
 * @param level how far it is indented, from 0
 * @param node null for the top level and for the heading of the unplaced
 * @param count how many direct subfolders it has
 */
public record FolderRow(
        RowKey key,
        int level,
        boolean expanded,
        int count,
        @Nullable FolderNode node,
        ChangeMark mark) {
    public boolean isExpandable() {
        return count > 0 && !(key instanceof RowKey.Top);
    }

    public Optional<Folder> folder() {
        return Optional.ofNullable(node).map(FolderNode::folder);
    }

    /** The folder that can be changed from this row; empty for a repeated row. */
    public Optional<FolderId> changeable() {
        return Optional.ofNullable(node).filter(FolderNode::isOriginal).map(FolderNode::id);
    }
}
