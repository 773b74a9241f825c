package app.marquee.service.folder;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

/** Folder in its place. Nodes are equal when all known fields are. */
public record FolderNode(FolderKey key, Folder folder, FolderPlacement placement) {
    public FolderId id() {
        return key.id();
    }

    /** Whether it can be changed: a repeated row speaks of a folder that has a row of its own. */
    public boolean isOriginal() {
        return key.copy() == 0;
    }
}
