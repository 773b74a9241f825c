package app.marquee.ui.library;

import app.marquee.model.video.Video;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.Node;
import javafx.scene.control.Button;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Actions on the selected or listed videos, with their buttons in the bar of the selection. FX
 * thread only.
 */
final class VideoActions {
    private final VideoActionsViewModel model;
    private final BooleanSupplier isListed;
    private final Action rename;
    private final Action renameMany;
    private final Action move;
    private final Action moveByQuery;
    private final Action trash;
    private final Action compare;
    private final Action addToPlaylist;
    private final Button renameButton;
    private final Button renameManyButton;
    private final Button moveButton;
    private final Button trashButton;
    private final Button playlistButton;
    private final UnofficialTag unofficial;

    /** Deeds of the actions. */
    record Deeds(
            Runnable rename,
            Runnable renameMany,
            Runnable move,
            Runnable moveByQuery,
            Runnable trash,
            Runnable compare) {}

    /**
     * @param isListed whether any video is listed
     * @param onPlaylist adds the selected videos to a playlist
     */
    VideoActions(
            Messages messages,
            VideoActionsViewModel model,
            Deeds deeds,
            BooleanSupplier isListed,
            Runnable onPlaylist) {
        this.model = model;
        this.isListed = isListed;
        this.rename = new Action(deeds.rename());
        this.renameMany = new Action(deeds.renameMany());
        this.move = new Action(deeds.move());
        this.moveByQuery = new Action(deeds.moveByQuery());
        this.trash = new Action(deeds.trash());
        this.compare = new Action(deeds.compare());
        this.addToPlaylist = new Action(onPlaylist);
        this.renameButton =
                button("video-rename", messages.text("action.rename"), "fth-edit-2", rename);
        this.renameManyButton =
                button("batch-rename", messages.text("rename.many"), "fth-edit-2", renameMany);
        this.moveButton =
                button("video-move", messages.text("action.move"), "fth-folder-plus", move);
        this.trashButton =
                button("video-trash", messages.text("action.trash"), "fth-trash-2", trash);
        this.playlistButton =
                button(
                        "video-playlist",
                        messages.text("action.playlist"),
                        "fth-list",
                        addToPlaylist);
        this.unofficial = new UnofficialTag(messages);
    }

    private static Button button(String id, String title, String icon, Action action) {
        Button button = Buttons.titled(id, title, icon);
        button.getStyleClass().add("flat");
        action.attach(button);
        return button;
    }

    /** Puts the buttons into the bar of the selection. */
    void attach(DataTable<VideoRow> table) {
        table.selectionCommands(buttons());
    }

    Node[] buttons() {
        return new Node[] {
            playlistButton, moveButton, renameButton, renameManyButton, trashButton, unofficial
        };
    }

    /** Enables the actions by selection, connection and platform. */
    void adapt(List<Video> some) {
        Optional<String> blocked = some.isEmpty() ? Optional.empty() : model.blocked(some);
        String reason = blocked.orElse("needs.videos");
        boolean can = model.canUpdate();
        boolean free = !some.isEmpty() && blocked.isEmpty() && can;
        rename.set(Availability.when(free && some.size() == 1, reason));
        renameMany.set(Availability.when(free, reason));
        move.set(Availability.when(free, reason));
        addToPlaylist.set(Availability.when(!some.isEmpty() && blocked.isEmpty(), reason));
        trash.set(Availability.when(free && model.canTrash(), reason));
        Optional<String> never = model.blocked(List.of());
        boolean listed = isListed.getAsBoolean();
        moveByQuery.set(
                Availability.when(listed && never.isEmpty() && can, never.orElse("needs.listed")));
        compare.set(Availability.when(listed, "needs.listed"));
        Visibility.show(renameButton, can && some.size() <= 1);
        Visibility.show(renameManyButton, can && some.size() > 1);
        Visibility.show(moveButton, can);
        Visibility.show(trashButton, can && model.canTrash());
        Visibility.show(unofficial, can);
    }

    Action rename() {
        return rename;
    }

    Action renameMany() {
        return renameMany;
    }

    Action move() {
        return move;
    }

    Action addToPlaylist() {
        return addToPlaylist;
    }

    Action moveByQuery() {
        return moveByQuery;
    }

    Action trash() {
        return trash;
    }

    Action compare() {
        return compare;
    }
}
