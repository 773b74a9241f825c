package app.marquee.service.folder;

import app.marquee.model.id.FolderId;

/** Placement of a folder in the tree, or the reason for its absence. */
public sealed interface FolderPlacement {
    /** Top level. */
    record Root() implements FolderPlacement {}

    record Under(FolderId parent) implements FolderPlacement {}

    /** Unknown parent: the server did not return it. */
    record NotTold() implements FolderPlacement {}

    /** Parent that is not in the list. */
    record MissingParent(FolderId parent) implements FolderPlacement {}

    /**
     * Parent chain that leads back to the folder.
     *
     * @param parent what it is said to lie in
     * @param size how many folders form the loop; 1 for a folder that lies in itself
     */
    record Loop(FolderId parent, int size) implements FolderPlacement {}

    /** Repeated ID with other fields. */
    record Repeated() implements FolderPlacement {}
}
