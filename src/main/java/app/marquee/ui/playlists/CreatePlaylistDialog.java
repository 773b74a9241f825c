package app.marquee.ui.playlists;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.UnofficialTag;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.control.state.ErrorBanner;
import app.marquee.ui.control.state.FailureMessage;
import app.marquee.ui.playlists.edit.AccessField;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * Dialog for a new playlist, labeled as an unofficial feature. It takes no password, so that an
 * access which needs one is set afterwards. FX thread only.
 */
final class CreatePlaylistDialog {
    private final SectionContext context;
    private final Messages messages;
    private final PlaylistsViewModel model;
    private final LimitedTextField name;
    private final LimitedTextField creator;
    private final ComboBox<@Nullable AccessType> access = new ComboBox<>();
    private final StackPane review = new StackPane();
    private final RequestPreview request;
    private final Button create = new Button();
    private final ErrorBanner banner;
    private boolean open;

    CreatePlaylistDialog(SectionContext context, PlaylistsViewModel model) {
        this.context = context;
        this.messages = context.messages();
        this.model = model;
        this.banner = new ErrorBanner(messages);
        this.request = new RequestPreview("playlist-request", messages);
        this.name =
                LimitedTextField.line(
                                messages,
                                "playlist-create-name",
                                messages.text("field.name"),
                                Limits.PLAYLIST_NAME)
                        .required();
        this.creator =
                LimitedTextField.line(
                                messages,
                                "playlist-create-creator",
                                messages.text("field.creator_name"),
                                Limits.CREATOR_NAME)
                        .required();
    }

    boolean isOpen() {
        return open;
    }

    void open() {
        open = true;
        SubscriptionGroup life = new SubscriptionGroup();
        access.setId("playlist-create-access");
        access.getItems().setAll(AccessType.PRIVATE, AccessType.PUBLIC);
        access.setConverter(new AccessField.Words(messages));
        access.setValue(AccessType.PRIVATE);
        access.setMaxWidth(Double.MAX_VALUE);
        create.setId("playlist-create-confirm");
        create.setText(messages.text("operation.CREATE_PLAYLIST"));
        create.getStyleClass().add("accent");
        create.setDefaultButton(true);
        Button cancel = new Button(messages.text("cancel"));
        cancel.setId("playlist-create-cancel");
        VBox content =
                new VBox(
                        new UnofficialTag(messages),
                        name,
                        creator,
                        new FormField(messages.text("field.access_type"), access),
                        review,
                        banner);
        content.getStyleClass().add("create-playlist");
        Dialogs.OpenDialog dialog =
                context.dialogs().show(messages.text("create"), content, List.of(cancel, create));
        dialog.onClosed(
                () -> {
                    open = false;
                    life.close();
                    model.creation().nothing();
                });
        cancel.setOnAction(_ -> dialog.close());
        create.setOnAction(_ -> model.creation().apply());
        model.creation().dismiss();
        life.follow(model.creation().reviewProperty(), this::show);
        life.follow(model.creation().endedProperty(), ended -> ended(ended, dialog));
        name.textProperty().subscribe(this::draft);
        creator.textProperty().subscribe(this::draft);
        access.valueProperty().subscribe(this::draft);
        name.input().requestFocus();
    }

    private void draft() {
        AccessType chosen = access.getValue();
        if (chosen != null && !model.creation().isApplying()) {
            model.draft(
                    new PlaylistDraft(
                            name.textProperty().get(), chosen, creator.textProperty().get()));
        }
    }

    private void show(Review now) {
        boolean ready = now instanceof Review.Ready;
        create.setDisable(!ready || context.connection().getValue().readOnly());
        if (now instanceof Review.Ready(var change, var _)) {
            ReversibleNote note = new ReversibleNote(messages);
            note.show(change);
            VBox lines = new VBox(new ChangeLines(messages, change, request), note);
            lines.getStyleClass().add("change-lines");
            review.getChildren().setAll(lines);
        } else if (!(now instanceof Review.Applying)) {
            review.getChildren().setAll(missing());
        }
    }

    /** Reasons why the playlist can't be created yet that belong to no field. */
    private List<Label> missing() {
        if (!name.textProperty().get().isEmpty() && !creator.textProperty().get().isEmpty()) {
            return List.of();
        }
        Label needed = new Label(messages.text("create.needs"));
        needed.setId("playlist-create-needs");
        needed.getStyleClass().add("caption");
        StackPane.setAlignment(needed, Pos.CENTER_LEFT);
        return List.of(needed);
    }

    private void ended(@Nullable ChangeResult ended, Dialogs.OpenDialog dialog) {
        banner.setVisible(false);
        banner.setManaged(false);
        if (ended == null) {
            return;
        }
        if (ended.outcome() instanceof ChangeOutcome.Done) {
            dialog.close();
            return;
        }
        FailureMessage failure = new OutcomeWords(messages).of(ended).failure();
        if (failure != null) {
            banner.show(failure, null);
            banner.setVisible(true);
            banner.setManaged(true);
        }
    }
}
