package app.marquee.ui.playlists;

import app.marquee.model.limit.Limits;
import app.marquee.model.limit.TextLimit;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.DraftDialog;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.LimitedTextField;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;

/**
 * Dialog for a new playlist; it begins with the one that was refused last, if any. FX thread only.
 */
final class CreatePlaylistDialog {
    private final SectionContext context;
    private final Messages messages;
    private final ChangeController changes;
    private final PlaylistsViewModel model;
    private final LimitedTextField name;
    private final LimitedTextField creator;
    private final ComboBox<AccessType> access = new ComboBox<>();
    private final Label needs = new Label();

    CreatePlaylistDialog(
            SectionContext context, ChangeController changes, PlaylistsViewModel model) {
        this.context = context;
        this.messages = context.messages();
        this.changes = changes;
        this.model = model;
        this.name = field("playlist-create-name", "field.name", Limits.PLAYLIST_NAME);
        this.creator = field("playlist-create-creator", "field.creator_name", Limits.CREATOR_NAME);
    }

    private LimitedTextField field(String id, String label, TextLimit limit) {
        return LimitedTextField.line(messages, id, messages.text(label), limit).required();
    }

    void open() {
        access.setId("playlist-create-access");
        access.getItems().setAll(AccessType.PRIVATE, AccessType.PUBLIC);
        access.setConverter(new ChoiceWords<>(one -> AccessWords.words(messages, one)));
        access.setValue(AccessType.PRIVATE);
        access.setMaxWidth(Double.MAX_VALUE);
        model.refused().ifPresent(this::fill);
        needs.setId("playlist-create-needs");
        needs.setText(messages.text("create.needs"));
        needs.getStyleClass().add("caption");
        VBox content =
                new VBox(
                        name,
                        creator,
                        new FormField(messages.text("field.access_type"), access),
                        needs);
        content.getStyleClass().add("create-playlist");
        DraftDialog dialog =
                new DraftDialog(
                        context,
                        changes,
                        new DraftDialog.Words(
                                messages.text("create"),
                                messages.text("operation.CREATE_PLAYLIST"),
                                "playlist-create-confirm",
                                "playlist-request"),
                        this::proposal);
        dialog.unofficial().open(content, List.of(name.input(), creator.input()));
        access.valueProperty().subscribe(dialog::adapt);
    }

    private void fill(PlaylistDraft draft) {
        name.textProperty().set(draft.name());
        creator.textProperty().set(draft.creatorName());
        access.setValue(draft.accessType());
    }

    private Optional<Proposal> proposal() {
        boolean missing =
                name.textProperty().get().isEmpty() || creator.textProperty().get().isEmpty();
        Visibility.show(needs, missing);
        AccessType chosen = access.getValue();
        return chosen == null || context.connection().getValue().readOnly()
                ? Optional.empty()
                : model.creation(
                        new PlaylistDraft(
                                name.textProperty().get(), chosen, creator.textProperty().get()));
    }
}
