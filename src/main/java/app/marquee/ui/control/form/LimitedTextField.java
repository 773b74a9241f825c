package app.marquee.ui.control.form;

import app.marquee.model.limit.TextLimit;
import app.marquee.model.limit.ValidationResult;
import app.marquee.text.Messages;
import app.marquee.text.ValidationText;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;

/**
 * Text field with a length limit checked while typing: a count of code points turns red over the
 * limit, and a message gives the excess. Nothing is truncated.
 */
public final class LimitedTextField extends FormField {
    private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

    private final TextInputControl input;
    private final TextLimit limit;
    private final Messages messages;
    private final ValidationText words;
    private final Label counter = new Label();
    private final ReadOnlyObjectWrapper<ValidationResult> verdict =
            new ReadOnlyObjectWrapper<>(new ValidationResult.Fits());
    private boolean required;
    private boolean touched;

    private LimitedTextField(
            Messages messages, String id, String label, TextLimit limit, TextInputControl input) {
        super(label, input);
        this.messages = messages;
        this.words = new ValidationText(messages);
        this.limit = limit;
        this.input = input;
        input.setId(id);
        counter.getStyleClass().add("form-counter");
        counter.setMinWidth(USE_PREF_SIZE);
        beside(counter);
        input.textProperty().subscribe(this::check);
        check();
        input.focusedProperty().subscribe((before, now) -> leave(before && !now));
    }

    /** A field of one line. */
    public static LimitedTextField line(
            Messages messages, String id, String label, TextLimit limit) {
        return new LimitedTextField(messages, id, label, limit, new TextField());
    }

    /** Makes an empty text an error, once the user has visited the field. */
    public LimitedTextField required() {
        required = true;
        check();
        return this;
    }

    public TextInputControl input() {
        return input;
    }

    public StringProperty textProperty() {
        return input.textProperty();
    }

    /** The validation of the text; an empty text that is not required is valid. */
    public ReadOnlyObjectProperty<ValidationResult> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    private void leave(boolean left) {
        if (left) {
            touched = true;
            check();
        }
    }

    private void check() {
        String text = input.getText() == null ? "" : input.getText();
        verdict.set(text.isEmpty() && !required ? new ValidationResult.Fits() : limit.check(text));
        boolean tooLong = verdict.get() instanceof ValidationResult.TooLong;
        boolean shown = tooLong || touched;
        errorProperty().set(shown ? words.ifAny(verdict.get()).orElse("") : "");
        count(text, tooLong);
    }

    private void count(String text, boolean tooLong) {
        int length = text.codePointCount(0, text.length());
        boolean open = limit.max() == Integer.MAX_VALUE;
        counter.setText(open ? "" : messages.text("form.count", length, limit.max()));
        counter.setAccessibleText(
                open ? "" : messages.text("form.count.text", length, limit.max()));
        counter.pseudoClassStateChanged(OVER, tooLong);
    }
}
