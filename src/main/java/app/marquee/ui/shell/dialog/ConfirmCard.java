package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.form.FormField;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

import java.util.List;

/** Content of a confirmation dialog with its message, the text to type and its buttons. */
public final class ConfirmCard extends VBox {
    /**
     * Texts that all confirmations share.
     *
     * @param safe label of the safe button
     * @param name the label of what has to be typed; {@code {0}} is the text
     */
    public record Words(String safe, String name) {}

    private final Confirmation confirmation;
    private final Button safe = new Button();
    private final Button act = new Button();
    private boolean confirmed;

    ConfirmCard(Confirmation confirmation, Words words) {
        this.confirmation = confirmation;
        Label text = new Label(confirmation.text());
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        getStyleClass().add("confirm-card");
        getChildren().add(text);
        safe.setId("confirm-safe");
        safe.setText(words.safe());
        safe.setDefaultButton(true);
        // A long name may be cut on the other one: it stands whole in the title.
        safe.setMinWidth(USE_PREF_SIZE);
        act.setId("confirm-do");
        act.setText(confirmation.action());
        act.setMnemonicParsing(false);
        // Filled is what Enter presses, and that is the safe one.
        if (confirmation.destructive()) {
            act.getStyleClass().add("danger");
        }
        String toType = confirmation.nameToType();
        if (toType != null) {
            getChildren().add(nameField(toType, words));
        }
    }

    private Node nameField(String toType, Words words) {
        TextField name = new TextField();
        name.setId("confirm-name");
        act.disableProperty().bind(name.textProperty().map(typed -> !isSame(typed, toType)));
        return new FormField(words.name().replace("{0}", toType), name);
    }

    private static boolean isSame(String typed, String wanted) {
        return typed.strip().equals(wanted.strip());
    }

    Button safe() {
        return safe;
    }

    List<Node> buttons() {
        return List.of(safe, act);
    }

    void attach(Dialogs.OpenDialog dialog) {
        safe.setOnAction(_ -> dialog.close());
        act.setOnAction(
                _ -> {
                    confirmed = true;
                    dialog.close();
                });
        dialog.onClosed(
                () -> {
                    if (confirmed) {
                        confirmation.onConfirmed().run();
                    } else {
                        confirmation.onDeclined().run();
                    }
                });
    }
}
