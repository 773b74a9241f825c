package app.marquee.ui.library.folder;

import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

/**
 * Actions on the selected folders, which the toolbar, the menus, the keys and the palette share. FX
 * thread only.
 */
public record FolderActions(
        Action rename,
        Action renameMany,
        Action move,
        Action toTop,
        Action activate,
        Action deactivate,
        Action cut,
        Action paste) {
    private static final String FOLDERS = "needs.folders";

    /**
     * @param renaming renames several of them by a rule
     * @param moving asks for the target of the selected folders
     */
    public static FolderActions of(
            FolderActionsViewModel model,
            FolderEditViewModel edit,
            Runnable renaming,
            Runnable moving) {
        FolderActions made =
                new FolderActions(
                        new Action(edit::beginSelected),
                        new Action(renaming),
                        new Action(moving),
                        new Action(model::toTop),
                        new Action(() -> model.status(true)),
                        new Action(() -> model.status(false)),
                        new Action(model::cut),
                        new Action(model::paste));
        model.choiceProperty().subscribe(made::follow);
        model.choiceProperty().subscribe(_ -> made.followCut(model));
        model.cutProperty().subscribe(_ -> made.followCut(model));
        return made;
    }

    private void follow(FolderChoice choice) {
        boolean can = choice.canChange();
        set(rename, choice, choice.canRename(), "needs.folder", "needs.one-folder");
        set(renameMany, choice, can, FOLDERS, FOLDERS);
        set(move, choice, can, FOLDERS, FOLDERS);
        set(toTop, choice, choice.canMoveToTop(), FOLDERS, "needs.lower");
        set(activate, choice, can && choice.activate(), FOLDERS, "needs.inactive");
        set(deactivate, choice, can && choice.deactivate(), FOLDERS, "needs.active");
        set(cut, choice, can, FOLDERS, FOLDERS);
    }

    private void followCut(FolderActionsViewModel model) {
        boolean none = model.cutProperty().get().isEmpty();
        paste.set(
                Availability.when(
                        model.choiceProperty().get().canPaste(),
                        none ? "paste.nothing" : "paste.nowhere"));
    }

    /** No folder is the first reason, then what blocks every action. */
    private static void set(
            Action action, FolderChoice choice, boolean can, String none, String otherwise) {
        String reason = choice.blocked().isEmpty() ? otherwise : choice.blocked();
        action.set(Availability.when(can, choice.folders().isEmpty() ? none : reason));
    }
}
