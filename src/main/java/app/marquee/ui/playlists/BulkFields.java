package app.marquee.ui.playlists;

import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.ChoiceWords;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.SecretField;
import app.marquee.ui.playlists.BulkValue.Kind;
import app.marquee.ui.playlists.edit.AccessWords;
import app.marquee.ui.playlists.edit.ButtonFields;
import app.marquee.ui.playlists.edit.LinkCheck;
import app.marquee.ui.playlists.edit.MemberErrors;
import app.marquee.ui.playlists.edit.PlaylistEditorViewModel;
import app.marquee.ui.playlists.edit.PlaylistPasswordField;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.playlists.edit.TextEditField;

import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** Input fields of the bulk edit, one of which is shown. FX thread only. */
final class BulkFields {
    private static final int DESCRIPTION_ROWS = 3;

    private final Messages messages;
    private final Map<Kind, Region> fields;

    BulkFields(Messages messages, BulkEditViewModel model, LinkCheck link, SubscriptionGroup life) {
        this.messages = messages;
        PlaylistEditorViewModel editor = model.editor();
        SecretField password =
                PlaylistPasswordField.of(messages, "playlist-bulk-password", editor, life);
        TextEditField creator =
                TextEditField.line(
                                messages,
                                "playlist-bulk-creator",
                                messages.text("field.creator_name"),
                                editor.creator(),
                                life)
                        .counting(messages, Limits.CREATOR_NAME, life);
        TextEditField description =
                TextEditField.area(
                                messages,
                                "playlist-bulk-description",
                                messages.text("field.description"),
                                editor.description(),
                                DESCRIPTION_ROWS,
                                life)
                        .counting(messages, Limits.PLAYLIST_DESCRIPTION, life);
        description.hintProperty().set(messages.text("bulk.description.hint"));
        TextEditField image =
                TextEditField.line(
                        messages,
                        "playlist-bulk-image",
                        messages.text("field.image_id"),
                        editor.image(),
                        life);
        VBox access = new VBox(access(editor, life), password);
        access.getStyleClass().add("form-column");
        this.fields =
                Map.of(
                        Kind.ACCESS,
                        access,
                        Kind.HIDE_VIEWS,
                        views(editor, life),
                        Kind.CREATOR,
                        creator,
                        Kind.DESCRIPTION,
                        description,
                        Kind.BUTTON,
                        new ButtonFields(messages, "playlist-bulk", editor.button(), link, life)
                                .unfolded(),
                        Kind.IMAGE,
                        image);
        MemberErrors errors =
                new MemberErrors(
                        messages,
                        Map.of(
                                "password",
                                password,
                                Playlist.CREATOR,
                                creator,
                                "description",
                                description,
                                Playlist.IMAGE,
                                image));
        life.follow(editor.draftProperty(), draft -> errors.show(draft.violations()));
    }

    Region of(Kind kind) {
        return Objects.requireNonNull(fields.get(kind));
    }

    private FormField access(PlaylistEditorViewModel editor, SubscriptionGroup life) {
        ComboBox<@Nullable AccessType> box = new ComboBox<>();
        choices(
                box,
                "playlist-bulk-access",
                List.of(AccessType.PRIVATE, AccessType.PUBLIC, AccessType.ANYONE_WITH_PASSWORD),
                one -> AccessWords.words(messages, one));
        box.valueProperty().bindBidirectional(editor.access().choiceProperty());
        life.atEnd(() -> box.valueProperty().unbindBidirectional(editor.access().choiceProperty()));
        return new FormField(messages.text("field.access_type"), box);
    }

    private FormField views(PlaylistEditorViewModel editor, SubscriptionGroup life) {
        ComboBox<@Nullable Boolean> box = new ComboBox<>();
        choices(
                box,
                "playlist-bulk-views",
                List.of(true, false),
                hidden -> messages.text(hidden ? "views.hidden" : "views.shown"));
        box.valueProperty().bindBidirectional(editor.hideViews().choiceProperty());
        life.atEnd(
                () -> box.valueProperty().unbindBidirectional(editor.hideViews().choiceProperty()));
        return new FormField(messages.text("field.hide_views"), box);
    }

    /** A combo box with these choices, in the user's language. */
    static <T> void choices(
            ComboBox<@Nullable T> box, String id, List<T> all, Function<T, String> words) {
        box.setId(id);
        box.getItems().setAll(all);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setConverter(new ChoiceWords<>(words));
    }
}
