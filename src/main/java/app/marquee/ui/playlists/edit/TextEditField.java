package app.marquee.ui.playlists.edit;

import app.marquee.model.Member;
import app.marquee.model.limit.TextLimit;
import app.marquee.text.Messages;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.FormField;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;

/** Form field of a text edit, with an unknown mark and a length count. FX thread only. */
public final class TextEditField extends FormField {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final TextInputControl input;

    private TextEditField(String label, TextInputControl input) {
        super(label, input);
        this.input = input;
    }

    public static TextEditField line(
            Messages messages, String id, String label, TextEdit edit, SubscriptionGroup life) {
        return of(messages, id, label, edit, new TextField(), life);
    }

    public static TextEditField area(
            Messages messages,
            String id,
            String label,
            TextEdit edit,
            int rows,
            SubscriptionGroup life) {
        TextArea area = new TextArea();
        area.setPrefRowCount(rows);
        Wrapping.wrapOthers(area);
        return of(messages, id, label, edit, area, life);
    }

    private static TextEditField of(
            Messages messages,
            String id,
            String label,
            TextEdit edit,
            TextInputControl input,
            SubscriptionGroup life) {
        TextEditField field = new TextEditField(label, input);
        field.attach(messages, id, edit, life);
        return field;
    }

    private void attach(Messages messages, String id, TextEdit edit, SubscriptionGroup life) {
        input.setId(id);
        input.textProperty().bindBidirectional(edit.textProperty());
        life.atEnd(() -> input.textProperty().unbindBidirectional(edit.textProperty()));
        life.follow(edit.knownProperty(), known -> input.setPromptText(prompt(messages, known)));
    }

    /** The prompt of an empty field. */
    static String prompt(Messages messages, Member<?> known) {
        return switch (known) {
            case Member.Absent<?> _ -> messages.text("field.unknown");
            case Member.Null<?> _ -> messages.text("none");
            case Member.Value<?> _ -> "";
        };
    }

    /** Counts the code points beside the field; the count turns red where the limit is passed. */
    public TextEditField counting(Messages messages, TextLimit limit, SubscriptionGroup life) {
        Label counter = new Label();
        counter.getStyleClass().add("form-counter");
        counter.setMinWidth(USE_PREF_SIZE);
        life.follow(
                input.textProperty(),
                text -> {
                    int length = text.codePointCount(0, text.length());
                    counter.setText(messages.text("form.count", length, limit.max()));
                    counter.setAccessibleText(
                            messages.text("form.count.text", length, limit.max()));
                    counter.pseudoClassStateChanged(OVER, length > limit.max());
                });
        beside(counter);
        return this;
    }

    TextInputControl input() {
        return input;
    }
}
