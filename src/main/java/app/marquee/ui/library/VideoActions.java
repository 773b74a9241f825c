package app.marquee.ui.library;

import app.marquee.model.id.KnownItem;
import app.marquee.model.video.Video;
import app.marquee.service.video.RecentTargets;
import app.marquee.text.Messages;
import app.marquee.ui.change.TargetMenu;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.DataTable;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

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
    private final Action moveElsewhere;
    private final Action trash;
    private final Action compare;
    private final Action fill;
    private final Action addToPlaylist;
    private final Action addToOther;
    private final Action renameSelected;
    private final Button renameButton;
    private final TargetMenu moveMenu;
    private final Button trashButton;
    private final TargetMenu playlistMenu;
    private final UnofficialTag unofficial;

    /** Deeds of the actions. */
    record Deeds(
            Runnable rename,
            Runnable renameMany,
            Runnable move,
            Consumer<KnownItem> moveTo,
            Runnable trash,
            Runnable compare,
            Runnable fill,
            Runnable addToPlaylist,
            Consumer<KnownItem> addTo) {}

    /**
     * @param isListed whether any video is listed
     */
    VideoActions(
            Messages messages, VideoActionsViewModel model, Deeds deeds, BooleanSupplier isListed) {
        this.model = model;
        this.isListed = isListed;
        this.rename = new Action(deeds.rename());
        this.renameMany = new Action(deeds.renameMany());
        this.renameSelected = new Action(this::renameSelected);
        this.moveElsewhere = new Action(deeds.move());
        this.trash = new Action(deeds.trash());
        this.compare = new Action(deeds.compare());
        this.fill = new Action(deeds.fill());
        this.addToOther = new Action(deeds.addToPlaylist());
        this.renameButton =
                button("video-rename", messages.text("rename.many"), "fth-edit-2", renameSelected);
        this.moveMenu =
                new TargetMenu(
                                "video-move",
                                messages,
                                messages.text("move.other"),
                                moveElsewhere,
                                deeds.moveTo())
                        .titled(messages.text("action.move"), "fth-folder-plus");
        this.move = new Action(moveMenu::ask);
        this.trashButton =
                button("video-trash", messages.text("action.trash"), "fth-trash-2", trash)
                        .destroying(true);
        this.playlistMenu =
                new TargetMenu(
                                "video-playlist",
                                messages,
                                messages.text("playlist.other"),
                                addToOther,
                                deeds.addTo())
                        .titled(messages.text("action.playlist"), "fth-list");
        this.addToPlaylist = new Action(playlistMenu::ask);
        this.unofficial = new UnofficialTag(messages);
    }

    private static WriteButton button(String id, String title, String icon, Action action) {
        WriteButton button = WriteButton.opening(id, title, icon);
        action.attach(button);
        return button;
    }

    /** Puts the buttons into the bar of the selection. */
    void attach(DataTable<VideoRow> table) {
        table.selectionCommands(buttons());
    }

    Node[] buttons() {
        return new Node[] {playlistMenu, moveMenu, renameButton, trashButton, unofficial};
    }

    /** The buttons for a single video, the others before the one that destroys. */
    List<ButtonBase> ofOne(ButtonBase... others) {
        List<ButtonBase> all = new ArrayList<>(List.of(playlistMenu, moveMenu));
        all.addAll(List.of(others));
        all.add(trashButton);
        return all;
    }

    /** Enables the actions by selection, connection and platform. */
    void adapt(List<Video> some) {
        Optional<String> blocked = some.isEmpty() ? Optional.empty() : model.blocked(some);
        String reason = blocked.orElse("needs.videos");
        boolean can = model.canUpdate();
        boolean free = !some.isEmpty() && blocked.isEmpty() && can;
        rename.set(Availability.when(free && some.size() == 1, reason));
        renameMany.set(Availability.when(free, reason));
        renameSelected.set(renameMany.availability());
        move.set(Availability.when(free, reason));
        moveElsewhere.set(move.availability());
        addToPlaylist.set(Availability.when(!some.isEmpty() && blocked.isEmpty(), reason));
        addToOther.set(addToPlaylist.availability());
        trash.set(Availability.when(free && model.canTrash(), reason));
        Optional<String> never = model.blocked(List.of());
        boolean listed = isListed.getAsBoolean();
        compare.set(Availability.when(listed, "needs.listed"));
        fill.set(Availability.when(listed && never.isEmpty(), never.orElse("needs.listed")));
        Visibility.show(renameButton, can);
        Visibility.show(moveMenu, can);
        Visibility.show(trashButton, can && model.canTrash());
        Visibility.show(unofficial, can);
    }

    /** One in its row, several by a rule. */
    private void renameSelected() {
        (rename.availability() instanceof Availability.Refused ? renameMany : rename).run();
    }

    /** Offers the playlists and folders that videos were put into lately. */
    void offer(RecentTargets recent) {
        playlistMenu.offer(recent.playlists());
        moveMenu.offer(recent.folders());
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

    Action trash() {
        return trash;
    }

    Action compare() {
        return compare;
    }

    Action fill() {
        return fill;
    }
}
