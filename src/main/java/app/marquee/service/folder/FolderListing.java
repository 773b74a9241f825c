package app.marquee.service.folder;

import app.marquee.model.folder.Folder;

import java.time.Instant;
import java.util.List;

/**
 * The folders of a connection as far as they are known.
 *
 * @param whole true when the service listed them all; false when these are the ones that this
 *     machine knows of by other ways, with what was last heard of their names
 * @param askedAt when the service was asked; for known ones when they were looked up
 */
public record FolderListing(List<Folder> folders, boolean whole, Instant askedAt) {
    public FolderListing {
        folders = List.copyOf(folders);
    }
}
