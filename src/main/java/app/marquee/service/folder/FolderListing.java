package app.marquee.service.folder;

import app.marquee.model.folder.Folder;

import java.time.Instant;
import java.util.List;

/**
 * Known folders of a connection.
 *
 * @param whole whether the server listed them all; otherwise these are the ones known on this
 *     computer, with their last known names
 * @param askedAt when the service was asked; for known ones when they were looked up
 */
public record FolderListing(List<Folder> folders, boolean whole, Instant askedAt) {
    public FolderListing {
        folders = List.copyOf(folders);
    }
}
