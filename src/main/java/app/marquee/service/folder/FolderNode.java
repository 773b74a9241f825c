package app.marquee.service.folder;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

/** One folder in its place. Two nodes are equal when everything that is known of them is. */
public record FolderNode(FolderKey key, Folder folder, FolderPlacement placement) {
    public FolderId id() {
        return key.id();
    }

    /** Whether it can be changed: a repeated row speaks of a folder that has a row of its own. */
    public boolean isOriginal() {
        return key.copy() == 0;
    }
}
