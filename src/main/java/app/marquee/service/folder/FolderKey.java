package app.marquee.service.folder;

import app.marquee.model.id.FolderId;

/** Key of a place in the tree. A repeated ID has several places: the first is copy 0. */
public record FolderKey(FolderId id, int copy) {
    public static FolderKey of(FolderId id) {
        return new FolderKey(id, 0);
    }
}
