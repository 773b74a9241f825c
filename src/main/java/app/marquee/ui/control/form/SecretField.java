package app.marquee.ui.control.form;

import app.marquee.text.Messages;

import javafx.beans.property.StringProperty;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Form field for a secret, hidden until the user reveals it, and not copied while hidden. Clear it
 * as soon as its text was taken.
 */
public final class SecretField extends FormField {
    private final PasswordField hidden;
    private final TextField revealed;

    private SecretField(String label, PasswordField hidden, TextField revealed, HBox row) {
        super(label, hidden, row);
        this.hidden = hidden;
        this.revealed = revealed;
    }

    /**
     * @param id of the hidden field; the revealed one has {@code -shown} and the eye {@code
     *     -reveal} behind it
     */
    public static SecretField of(Messages messages, String id, String label) {
        PasswordField hidden = new PasswordField();
        hidden.setId(id);
        TextField revealed = new TextField();
        revealed.setId(id + "-shown");
        revealed.setAccessibleText(label);
        revealed.textProperty().bindBidirectional(hidden.textProperty());
        revealed.promptTextProperty().bind(hidden.promptTextProperty());
        ToggleButton eye = eye(messages.text("secret.reveal"), id);
        revealed.visibleProperty().bind(eye.selectedProperty());
        hidden.visibleProperty().bind(eye.selectedProperty().not());
        StackPane both = new StackPane(hidden, revealed);
        HBox.setHgrow(both, Priority.ALWAYS);
        HBox row = new HBox(both, eye);
        row.getStyleClass().add("secret-row");
        return new SecretField(label, hidden, revealed, row);
    }

    private static ToggleButton eye(String tip, String id) {
        FontIcon icon = new FontIcon("fth-eye");
        ToggleButton eye = new ToggleButton();
        eye.setId(id + "-reveal");
        eye.setGraphic(icon);
        eye.getStyleClass().add("button-icon");
        eye.setAccessibleText(tip);
        eye.setTooltip(new Tooltip(tip));
        eye.selectedProperty()
                .subscribe(shown -> icon.setIconLiteral(shown ? "fth-eye-off" : "fth-eye"));
        return eye;
    }

    /** The typed or pasted secret. */
    public StringProperty secretProperty() {
        return hidden.textProperty();
    }

    /** The hidden field and the revealed one. */
    public List<TextInputControl> inputs() {
        return List.of(hidden, revealed);
    }

    /** Empties the field. */
    public void clear() {
        hidden.clear();
    }

    /** The prompt of the empty field, such as that the saved value is kept. */
    public StringProperty promptProperty() {
        return hidden.promptTextProperty();
    }

    /** Puts the focus into the field. */
    public void focus() {
        if (hidden.isVisible()) {
            hidden.requestFocus();
        } else {
            revealed.requestFocus();
        }
    }
}
