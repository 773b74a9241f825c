package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;
import app.marquee.service.folder.FolderKey;

/** Key of a tree row, stable over refreshes. Immutable. */
public sealed interface RowKey {
    /** Top level of the library, with the videos in no folder. */
    record Top() implements RowKey {}

    /** Heading above the unplaced folders. */
    record Unplaced() implements RowKey {}

    record Entry(FolderKey folder) implements RowKey {}

    static RowKey of(FolderId folder) {
        return new Entry(FolderKey.of(folder));
    }
}
