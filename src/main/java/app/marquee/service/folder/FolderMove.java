package app.marquee.service.folder;

import app.marquee.model.id.FolderId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Validation of moving folders into another one or to the top level. Thread-safe. */
public sealed interface FolderMove {
    /**
     * Valid move.
     *
     * @param folders what is to be sent, one request each: folders that lie in another one of them
     *     go along, and those that lie there already stay
     * @param target null is the root
     */
    record Possible(List<FolderId> folders, @Nullable FolderId target) implements FolderMove {
        public Possible {
            folders = List.copyOf(folders);
        }
    }

    /**
     * Invalid move that would change nothing or form a loop.
     *
     * @param folder the folder that stands in the way
     */
    record Refused(Reason reason, FolderId folder) implements FolderMove {}

    /** Empty selection. */
    record Nothing() implements FolderMove {}

    /** Reason for rejecting a move. */
    enum Reason {
        /** A folder cannot lie in itself. */
        ITSELF,
        /** The target lies in the folder. */
        DESCENDANT,
        /** It lies there already. */
        ALREADY_THERE
    }

    /**
     * Checks a move with what is known; what is not known is left to the service to refuse.
     *
     * @param target null is the root
     */
    static FolderMove check(
            FolderTree tree, Collection<FolderId> chosen, @Nullable FolderId target) {
        if (chosen.isEmpty()) {
            return new Nothing();
        }
        List<FolderId> moving = new ArrayList<>();
        for (FolderId folder : tree.topmost(chosen)) {
            if (folder.equals(target)) {
                return new Refused(Reason.ITSELF, folder);
            }
            if (target != null && tree.isDescendant(target, folder)) {
                return new Refused(Reason.DESCENDANT, folder);
            }
            if (!liesIn(tree, folder, target)) {
                moving.add(folder);
            }
        }
        return moving.isEmpty()
                ? new Refused(Reason.ALREADY_THERE, chosen.iterator().next())
                : new Possible(moving, target);
    }

    private static boolean liesIn(FolderTree tree, FolderId folder, @Nullable FolderId target) {
        return tree.find(folder)
                .map(
                        node ->
                                switch (node.placement()) {
                                    case FolderPlacement.Root _ -> target == null;
                                    case FolderPlacement.Under(var parent) -> parent.equals(target);
                                    case FolderPlacement.Loop(var parent, _) ->
                                            parent.equals(target);
                                    case FolderPlacement.MissingParent(var parent) ->
                                            parent.equals(target);
                                    case FolderPlacement.NotTold _, FolderPlacement.Repeated _ ->
                                            false;
                                })
                .orElse(false);
    }
}
