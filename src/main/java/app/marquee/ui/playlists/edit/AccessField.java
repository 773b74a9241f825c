package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.playlist.AccessType;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

/** Form field of the access to a playlist. FX thread only. */
public final class AccessField extends FormField {
    private AccessField(String label, ComboBox<@Nullable AccessType> box, HBox row) {
        super(label, box, row);
    }

    static AccessField of(Messages messages, ChoiceEdit<AccessType> edit, SubscriptionGroup life) {
        String label = messages.text("field.access_type");
        ComboBox<@Nullable AccessType> box = new ComboBox<>();
        box.setId("playlist-access");
        box.getItems().setAll(AccessType.values());
        box.setConverter(new Words(messages));
        box.valueProperty().bindBidirectional(edit.choiceProperty());
        life.atEnd(() -> box.valueProperty().unbindBidirectional(edit.choiceProperty()));
        life.follow(
                edit.knownProperty(),
                known -> box.setPromptText(TextEditField.prompt(messages, known)));
        ResetButton reset =
                new ResetButton(
                        messages,
                        "playlist-access",
                        label,
                        edit.changeProperty().map(Member::isPresent),
                        edit::reset,
                        life);
        return new AccessField(label, box, EditRow.of(box, reset));
    }

    public static String words(Messages messages, AccessType access) {
        return messages.text("access." + access.wire());
    }

    /** Formatter of access types in the user's language, for boxes that are not editable. */
    public static final class Words extends StringConverter<@Nullable AccessType> {
        private final Messages messages;

        public Words(Messages messages) {
            this.messages = messages;
        }

        @Override
        public String toString(@Nullable AccessType access) {
            return access == null ? "" : words(messages, access);
        }

        @Override
        public @Nullable AccessType fromString(String words) {
            throw new UnsupportedOperationException("This converter only formats");
        }
    }
}
