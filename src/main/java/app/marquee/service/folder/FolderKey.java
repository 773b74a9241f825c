package app.marquee.service.folder;

import app.marquee.model.id.FolderId;

/**
 * A place in the tree. A list that names one id several times has several places for it: the first
 * is copy 0.
 */
public record FolderKey(FolderId id, int copy) {
    public static FolderKey of(FolderId id) {
        return new FolderKey(id, 0);
    }
}
