package app.marquee.service.folder;

import app.marquee.model.id.FolderId;

/** Where a folder lies in the tree, or why it lies nowhere. */
public sealed interface FolderPlacement {
    /** At the top. */
    record Root() implements FolderPlacement {}

    record Under(FolderId parent) implements FolderPlacement {}

    /** The service did not say what it lies in. */
    record NotTold() implements FolderPlacement {}

    /** What it is said to lie in is not in the list. */
    record MissingParent(FolderId parent) implements FolderPlacement {}

    /**
     * Following its parents leads back to itself.
     *
     * @param parent what it is said to lie in
     * @param size how many folders form the loop; 1 for a folder that lies in itself
     */
    record Loop(FolderId parent, int size) implements FolderPlacement {}

    /** The list named the same id before with other members. */
    record Repeated() implements FolderPlacement {}

    default boolean isPlaced() {
        return switch (this) {
            case Root _, Under _ -> true;
            case NotTold _, MissingParent _, Loop _, Repeated _ -> false;
        };
    }
}
