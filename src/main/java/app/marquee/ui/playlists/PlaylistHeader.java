package app.marquee.ui.playlists;

import app.marquee.model.id.ItemSource;
import app.marquee.model.playlist.Playlist;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.Optional;

/** Header of a playlist: its name, its ID and the actions on the whole of it. FX thread only. */
final class PlaylistHeader extends HBox {
    private final Messages messages;
    private final Label title = new Label();
    private final Label id = new Label();
    private final Button copy = new Button();
    private final Button forget = new Button();
    private final Button add = new Button();
    private final Button delete = new Button();

    PlaylistHeader(SectionContext context, PlaylistDetailViewModel detail, SubscriptionGroup life) {
        this.messages = context.messages();
        title.getStyleClass().add("playlist-title");
        id.getStyleClass().addAll("mono", "caption");
        copy.setId("playlist-copy-id");
        copy.setGraphic(new FontIcon("fth-copy"));
        copy.getStyleClass().addAll("button-icon", "flat", "small");
        copy.setAccessibleText(messages.text("copy.id"));
        copy.setTooltip(new Tooltip(messages.text("copy.id")));
        copy.setOnAction(_ -> context.desk().copy(detail.id().value()));
        forget.setId("playlist-forget");
        forget.setText(messages.text("forget"));
        forget.setTooltip(new Tooltip(messages.text("forget.tip")));
        forget.getStyleClass().addAll("flat", "small");
        add.setId("playlist-add-videos");
        add.setText(messages.text("add"));
        add.setGraphic(new FontIcon("fth-plus"));
        delete.setId("playlist-delete");
        delete.setText(messages.text("delete"));
        delete.setGraphic(new FontIcon("fth-trash-2"));
        delete.getStyleClass().add("danger");
        for (Button button : new Button[] {forget, add, delete}) {
            button.setMinWidth(USE_PREF_SIZE);
        }
        HBox under = new HBox(id, copy, forget);
        under.setAlignment(Pos.CENTER_LEFT);
        VBox names = new VBox(title, under);
        names.getStyleClass().add("playlist-names");
        HBox.setHgrow(names, Priority.ALWAYS);
        getStyleClass().add("playlist-header");
        getChildren().addAll(names, add, delete);
        life.follow(detail.knownProperty(), this::show);
        life.follow(context.connection(), connection -> allow(connection, detail.blocked()));
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
    }

    private void allow(ConnectionSummary connection, Optional<String> blocked) {
        String reason =
                blocked.orElse(connection.readOnly() ? messages.text("blocked.readOnly") : null);
        add.setDisable(blocked.isPresent());
        add.setAccessibleHelp(blocked.orElse(null));
        delete.setDisable(reason != null);
        delete.setAccessibleHelp(reason);
    }

    void onForget(Runnable next) {
        forget.setOnAction(_ -> next.run());
    }

    void onAdd(Runnable next) {
        add.setOnAction(_ -> next.run());
    }

    void onDelete(Runnable next) {
        delete.setOnAction(_ -> next.run());
    }

    /** Proposes the deletion, as the button does (Delete). */
    void delete() {
        delete.fire();
    }
}
