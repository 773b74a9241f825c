package app.marquee.ui.library.folder;

import app.marquee.model.id.FolderId;

import java.util.List;

/**
 * Selected folders with the actions available for them. Immutable.
 *
 * @param blocked why nothing can be changed, in words; empty when something can
 * @param activate whether some of them are not known to be active
 * @param deactivate whether some of them are not known to be inactive
 * @param toTop whether some of them are not known to be at the top level
 */
public record FolderChoice(
        List<FolderId> folders,
        String blocked,
        boolean activate,
        boolean deactivate,
        boolean toTop,
        boolean canPaste) {
    static final FolderChoice NONE = new FolderChoice(List.of(), "", false, false, false, false);

    public FolderChoice {
        folders = List.copyOf(folders);
    }

    boolean canChange() {
        return !folders.isEmpty() && blocked.isEmpty();
    }

    boolean canRename() {
        return canChange() && folders.size() == 1;
    }

    boolean canMoveToTop() {
        return canChange() && toTop;
    }
}
