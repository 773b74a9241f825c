package app.marquee.ui.playlists;

import app.marquee.model.id.ItemSource;
import app.marquee.model.playlist.Playlist;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.Optional;

/** Header of a playlist: its name, its ID and the actions on the whole of it. FX thread only. */
final class PlaylistHeader extends HBox {
    private final Messages messages;
    private final Label title = new Label();
    private final Label id = new Label();
    private final Button forget;
    private final WriteButton add;
    private final WriteButton delete;
    private final Action copying;
    private final Action forgetting;
    private final Action adding;
    private final Action deletion;

    /**
     * @param onAdd lets the user choose videos to add
     * @param onForget removes it from the list
     */
    PlaylistHeader(
            SectionContext context,
            PlaylistDetailViewModel detail,
            Runnable onAdd,
            Runnable onForget,
            SubscriptionGroup life) {
        this.messages = context.messages();
        title.getStyleClass().add("playlist-title");
        title.setWrapText(true);
        Wrapping.guard(title);
        id.getStyleClass().addAll("mono", "caption");
        copying = new Action(() -> context.desk().copy(detail.id().value()));
        forgetting = new Action(onForget);
        adding = new Action(onAdd);
        deletion = new Action(detail::askToDelete);
        forget = Buttons.titled("playlist-forget", messages.text("ids.forget"));
        forgetting.attach(forget);
        forget.setTooltip(new Tooltip(messages.text("forget.tip")));
        forget.getStyleClass().addAll("flat", "small");
        add = WriteButton.opening("playlist-add-videos", messages.text("add"), "fth-plus");
        adding.attach(add);
        delete =
                WriteButton.opening("playlist-delete", messages.text("delete"), "fth-trash-2")
                        .destroying(true);
        deletion.attach(delete);
        HBox under = new HBox(id, forget);
        under.setAlignment(Pos.CENTER_LEFT);
        VBox names = new VBox(title, under);
        names.getStyleClass().add("playlist-names");
        HBox.setHgrow(names, Priority.ALWAYS);
        getStyleClass().add("playlist-header");
        getChildren().addAll(names, add, delete);
        life.follow(detail.knownProperty(), this::show);
        life.follow(context.connection(), connection -> allow(connection, detail.blocked()));
    }

    /** Adds a menu before the commands. */
    PlaylistHeader with(Node menu) {
        getChildren().add(1, menu);
        return this;
    }

    private void show(SourcedPlaylist known) {
        Playlist playlist = known.playlist();
        String name = playlist.name().orNull();
        boolean named = name != null && !name.isBlank();
        title.setText(named ? name : messages.text("unnamed"));
        title.setTooltip(named ? new Tooltip(name) : null);
        id.setText(playlist.id().value());
        Visibility.show(id, !named);
        boolean pasted = known.source() == ItemSource.PERSON;
        Visibility.show(forget, pasted);
        forgetting.set(Availability.when(pasted, "needs.pasted"));
    }

    private void allow(ConnectionSummary connection, Optional<String> blocked) {
        String reason =
                blocked.orElse(connection.readOnly() ? messages.text("blocked.readOnly") : null);
        adding.set(Availability.when(blocked.isEmpty(), "needs.playlist"));
        add.setAccessibleHelp(blocked.orElse(null));
        deletion.set(Availability.when(reason == null, "needs.playlist"));
        delete.setAccessibleHelp(reason);
    }

    /** Copies the ID. */
    Action copying() {
        return copying;
    }

    /** Removes it from the list, where it was added by ID. */
    Action forgetting() {
        return forgetting;
    }

    /** Lets the user choose videos to add. */
    Action adding() {
        return adding;
    }

    /** Proposes the deletion (Delete). */
    Action deletion() {
        return deletion;
    }
}
