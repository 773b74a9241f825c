package app.marquee.ui.playlists.edit;

import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.Playlist;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.scene.layout.VBox;

import java.util.Map;

/** Form of the fields of a playlist, in one column. FX thread only. */
public final class EditorForm extends VBox {
    private static final int DESCRIPTION_ROWS = 4;

    private final Messages messages;
    private final TextEditField name;

    public EditorForm(
            Messages messages,
            PlaylistEditorViewModel editor,
            LinkCheck link,
            SubscriptionGroup life) {
        this.messages = messages;
        name = line("playlist-name", "name", editor.name(), life);
        name.counting(messages, Limits.PLAYLIST_NAME, life);
        TextEditField description =
                TextEditField.area(
                                messages,
                                "playlist-description",
                                messages.text("field.description"),
                                editor.description(),
                                DESCRIPTION_ROWS,
                                life)
                        .counting(messages, Limits.PLAYLIST_DESCRIPTION, life);
        HideViewsField views = HideViewsField.of(messages, editor.hideViews(), life);
        TextEditField creator = line("playlist-creator", Playlist.CREATOR, editor.creator(), life);
        creator.counting(messages, Limits.CREATOR_NAME, life);
        TextEditField image = line("playlist-image", Playlist.IMAGE, editor.image(), life);
        Map<String, FormField> fields =
                Map.of(
                        "name",
                        name,
                        "description",
                        description,
                        Playlist.CREATOR,
                        creator,
                        Playlist.IMAGE,
                        image);
        Was.follow(messages, name, editor.name(), life);
        Was.follow(messages, description, editor.description(), life);
        Was.follow(messages, creator, editor.creator(), life);
        Was.follow(messages, image, editor.image(), life);
        getStyleClass().add("playlist-form");
        getChildren()
                .addAll(
                        name,
                        description,
                        views,
                        creator,
                        image,
                        new ButtonFields(messages, "playlist", editor.button(), link, life));
        MemberErrors errors = new MemberErrors(messages, fields);
        life.follow(editor.draftProperty(), draft -> errors.show(draft.violations()));
    }

    private TextEditField line(String id, String member, TextEdit edit, SubscriptionGroup life) {
        return TextEditField.line(messages, id, messages.text("field." + member), edit, life);
    }

    /** Puts the focus into the name (F2). */
    public void editName() {
        name.input().requestFocus();
        name.input().selectAll();
    }
}
