package app.marquee.ui.control.form;

import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

/**
 * Form field with a label, a control, and beneath it the most important message: an error, else a
 * warning, else the hint. Its properties are set or bound.
 */
public class FormField extends VBox {
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");

    private final Label label = new Label();
    private final Label message = new Label();
    private final HBox foot = new HBox(message);
    private final Label fact = new Label();
    private final Region shown;
    private final Node control;
    private final StringProperty error = new SimpleStringProperty("");
    private final StringProperty warning = new SimpleStringProperty("");
    private final StringProperty hint = new SimpleStringProperty("");
    private boolean keepsRoom;
    private boolean isHintCut;

    public FormField(String text, Control control) {
        this(text, control, control);
    }

    /**
     * @param shown the region laid out beneath the label, when it is more than the control
     */
    public FormField(String text, Control control, Region shown) {
        this.control = control;
        this.shown = shown;
        getStyleClass().add("form-field");
        label.setText(text);
        label.setLabelFor(control);
        label.getStyleClass().add("form-label");
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(Region.USE_PREF_SIZE);
        message.getStyleClass().add("form-message");
        message.setWrapText(true);
        Wrapping.guard(message);
        message.setMinHeight(Region.USE_PREF_SIZE);
        message.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(message, Priority.ALWAYS);
        foot.getStyleClass().add("form-foot");
        control.setAccessibleText(text);
        shown.setMaxWidth(Double.MAX_VALUE);
        fact.getStyleClass().add("form-fact");
        fact.setWrapText(true);
        fact.setMinHeight(Region.USE_PREF_SIZE);
        Visibility.show(fact, false);
        getChildren().addAll(label, shown, fact, foot);
        error.subscribe(this::update);
        warning.subscribe(this::update);
        hint.subscribe(this::update);
        update();
    }

    /** The error, which prevents saving; empty when there is none. */
    public final StringProperty errorProperty() {
        return error;
    }

    /** The warning, which allows saving; empty when there is none. */
    public final StringProperty warningProperty() {
        return warning;
    }

    /** The hint for filling in the field; empty when there is none. */
    public final StringProperty hintProperty() {
        return hint;
    }

    /** Shows the value as text, in place of a control that can't be used. */
    public final void asFact(boolean isFact, ObservableValue<String> value) {
        fact.textProperty().unbind();
        if (isFact) {
            fact.textProperty().bind(value);
        }
        Visibility.show(fact, isFact);
        Visibility.show(shown, !isFact);
        update();
    }

    /** Puts something to the right of the message, such as a counter. */
    public final void beside(Node node) {
        foot.getChildren().add(node);
        update();
    }

    /** Keeps room for a message in one line, so that what is below stays where it is. */
    public final void keepRoom() {
        keepsRoom = true;
        update();
    }

    /** Cuts a hint with what people wrote at the end of its line; its tooltip shows it whole. */
    public final void cutHint() {
        isHintCut = true;
        message.getStyleClass().add("given-name");
        update();
    }

    private void update() {
        String wrong = text(error.get());
        String unwise = wrong.isEmpty() ? text(warning.get()) : "";
        String help = text(hint.get());
        message.setText(!wrong.isEmpty() ? wrong : !unwise.isEmpty() ? unwise : help);
        message.setWrapText(!isHintCut || !wrong.isEmpty() || !unwise.isEmpty());
        for (Node node : new Node[] {control, message}) {
            node.pseudoClassStateChanged(ERROR, !wrong.isEmpty());
            node.pseudoClassStateChanged(WARNING, !unwise.isEmpty());
        }
        control.setAccessibleHelp(message.getText());
        boolean needed = keepsRoom || !message.getText().isEmpty() || foot.getChildren().size() > 1;
        Visibility.show(foot, needed && !fact.isVisible());
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value;
    }
}
