package app.marquee.ui.playlists.edit;

import app.marquee.text.Messages;
import app.marquee.ui.control.form.FormField;

import javafx.scene.control.CheckBox;

/**
 * Form field for whether the total views are hidden; neither checked nor clear while it is unknown.
 * FX thread only.
 */
final class HideViewsField extends FormField {
    private HideViewsField(String label, CheckBox box) {
        super(label, box);
    }

    static HideViewsField of(Messages messages, ChoiceEdit<Boolean> edit, SubscriptionGroup life) {
        CheckBox box = new CheckBox(messages.text("views.hidden"));
        box.setId("playlist-hide-views");
        life.follow(
                edit.choiceProperty(),
                choice -> {
                    box.setIndeterminate(choice == null);
                    box.setSelected(Boolean.TRUE.equals(choice));
                });
        box.setOnAction(_ -> edit.choiceProperty().set(box.isSelected()));
        HideViewsField field = new HideViewsField(messages.text("field.hide_views"), box);
        Was.follow(
                messages,
                field,
                edit,
                hidden -> messages.text(hidden ? "views.hidden" : "views.shown"),
                life);
        return field;
    }
}
