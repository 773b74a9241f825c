package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.FormField;

import javafx.scene.AccessibleRole;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

import org.jspecify.annotations.Nullable;

import java.util.Objects;

/**
 * Form field with three positions for whether the total views are hidden. The first is present only
 * while the value is unknown. FX thread only.
 */
final class HideViewsField extends FormField {
    private HideViewsField(String label, ToggleButton first, HBox row) {
        super(label, first, row);
        row.setMaxWidth(USE_PREF_SIZE);
    }

    static HideViewsField of(Messages messages, ChoiceEdit<Boolean> edit, SubscriptionGroup life) {
        String label = messages.text("field.hide_views");
        Positions positions = new Positions(messages, edit, label);
        life.follow(edit.choiceProperty(), positions::show);
        life.follow(edit.knownProperty(), positions::known);
        HideViewsField field = new HideViewsField(label, positions.unknown, positions.row());
        positions.name();
        Was.follow(
                messages,
                field,
                edit,
                hidden -> messages.text(hidden ? "views.hidden" : "views.shown"),
                life);
        return field;
    }

    /** Group of the three buttons. */
    private static final class Positions {
        private final ToggleGroup group = new ToggleGroup();
        private final ChoiceEdit<Boolean> edit;
        private final String label;
        private final HBox row = new HBox();
        private final ToggleButton unknown;
        private final ToggleButton hidden;
        private final ToggleButton shown;

        Positions(Messages messages, ChoiceEdit<Boolean> edit, String label) {
            this.edit = edit;
            this.label = label;
            this.unknown = position(messages.text("unknown"), "unknown", null);
            this.hidden = position(messages.text("views.hidden"), "hidden", true);
            this.shown = position(messages.text("views.shown"), "shown", false);
            row.setId("playlist-hide-views");
            row.getStyleClass().add("segmented");
            row.setAccessibleRole(AccessibleRole.PARENT);
            row.setAccessibleText(label);
            row.getChildren().addAll(unknown, hidden, shown);
        }

        private ToggleButton position(String text, String id, @Nullable Boolean value) {
            ToggleButton button = new ToggleButton(text);
            button.setId("playlist-hide-views-" + id);
            button.setMinWidth(USE_PREF_SIZE);
            button.setToggleGroup(group);
            button.setUserData(value);
            // The pressed position stays pressed: there is always one.
            button.setOnAction(
                    _ -> {
                        edit.choiceProperty().set(value);
                        show(value);
                    });
            return button;
        }

        HBox row() {
            return row;
        }

        void show(@Nullable Boolean choice) {
            group.getToggles().stream()
                    .filter(toggle -> Objects.equals(toggle.getUserData(), choice))
                    .findFirst()
                    .ifPresent(group::selectToggle);
        }

        void known(Member<Boolean> known) {
            Visibility.show(unknown, known.orNull() == null);
        }

        void name() {
            for (ToggleButton button : new ToggleButton[] {unknown, hidden, shown}) {
                button.setAccessibleText(label + ": " + button.getText());
            }
        }
    }
}
