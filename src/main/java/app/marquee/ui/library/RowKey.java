package app.marquee.ui.library;

import app.marquee.model.FolderId;
import app.marquee.service.FolderKey;

/** What a row of the tree is known by over every refresh. */
sealed interface RowKey {
    /** The top of the library, with the videos that lie in no folder. */
    record Top() implements RowKey {}

    /** The heading above folders that lie nowhere. */
    record Unplaced() implements RowKey {}

    record Entry(FolderKey folder) implements RowKey {}

    static RowKey of(FolderId folder) {
        return new Entry(FolderKey.of(folder));
    }
}
