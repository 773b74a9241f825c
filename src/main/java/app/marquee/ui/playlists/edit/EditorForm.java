package app.marquee.ui.playlists.edit;

import app.marquee.model.limit.Limits;
import app.marquee.model.playlist.Playlist;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.TextScale;
import app.marquee.ui.control.form.FormField;
import app.marquee.ui.control.form.SecretField;

import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

import java.util.Map;

/** Form of the fields of a playlist, in two columns. FX thread only. */
public final class EditorForm extends GridPane {
    private static final int DESCRIPTION_ROWS = 4;
    private static final double HALF = 50;

    /** In pixels at the usual text size. */
    private static final double NARROW = 440;

    private static final double GAP = 20;

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
        AccessField access = AccessField.of(messages, editor.access(), life);
        SecretField password =
                PlaylistPasswordField.of(messages, "playlist-password", editor, life);
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
                        "password",
                        password,
                        Playlist.CREATOR,
                        creator,
                        Playlist.IMAGE,
                        image);
        VBox left = new VBox(name, description, access, password);
        VBox right =
                new VBox(
                        views,
                        creator,
                        image,
                        new ButtonFields(messages, "playlist", editor.button(), link, life));
        layOut(left, right);
        MemberErrors errors = new MemberErrors(messages, fields);
        life.follow(editor.draftProperty(), draft -> errors.show(draft.violations()));
    }

    private TextEditField line(String id, String member, TextEdit edit, SubscriptionGroup life) {
        return TextEditField.line(messages, id, messages.text("field." + member), edit, life);
    }

    private void layOut(VBox left, VBox right) {
        getStyleClass().addAll("playlist-form");
        left.getStyleClass().add("form-column");
        right.getStyleClass().add("form-column");
        for (int i = 0; i < 2; i++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(HALF);
            getColumnConstraints().add(half);
        }
        add(left, 0, 0);
        add(right, 1, 0);
        widthProperty().subscribe(_ -> arrange(right));
        TextScale.follow(this, _ -> arrange(right));
    }

    /** Lays out two columns where there is space for them. */
    private void arrange(VBox right) {
        boolean narrow = getWidth() > 0 && getWidth() < NARROW * TextScale.now(this);
        GridPane.setConstraints(right, narrow ? 0 : 1, narrow ? 1 : 0);
        getColumnConstraints().getFirst().setPercentWidth(narrow ? HALF * 2 : HALF);
        getColumnConstraints().getLast().setPercentWidth(narrow ? 0 : HALF);
        setHgap(narrow ? 0 : GAP);
    }

    /** Puts the focus into the name (F2). */
    public void editName() {
        name.input().requestFocus();
        name.input().selectAll();
    }
}
