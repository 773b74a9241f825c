package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderKey;

/** What a row of the tree is known by over every refresh. */
public sealed interface RowKey {
    /** The top of the library, with the videos that lie in no folder. */
    record Top() implements RowKey {}

    /** The heading above folders that lie nowhere. */
    record Unplaced() implements RowKey {}

    record Entry(FolderKey folder) implements RowKey {}

    static RowKey of(FolderId folder) {
        return new Entry(FolderKey.of(folder));
    }
}
