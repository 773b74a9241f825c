package app.marquee.service.folder;

import app.marquee.model.folder.Folder;
import app.marquee.model.id.FolderId;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Known folders of a connection.
 *
 * @param whole whether the server listed them all; otherwise these are the ones known on this
 *     computer, with their last known names
 * @param askedAt when the list was loaded; for known ones when they were looked up
 * @param seen when a response last had each of the known ones
 */
public record FolderListing(
        List<Folder> folders, boolean whole, Instant askedAt, Map<FolderId, Instant> seen) {
    public FolderListing {
        folders = List.copyOf(folders);
        seen = Map.copyOf(seen);
    }

    /** Folders that the server listed just now, or of which it is unknown. */
    public FolderListing(List<Folder> folders, boolean whole, Instant askedAt) {
        this(folders, whole, askedAt, Map.of());
    }
}
