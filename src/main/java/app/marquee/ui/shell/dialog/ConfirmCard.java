package app.marquee.ui.shell.dialog;

import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Wrapping;
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
    private final Button safe;
    private final Button act;
    private boolean confirmed;

    ConfirmCard(Confirmation confirmation, Words words) {
        this.confirmation = confirmation;
        Label text = new Label(confirmation.text());
        text.setWrapText(true);
        Wrapping.guard(text);
        text.setMinHeight(USE_PREF_SIZE);
        getStyleClass().add("confirm-card");
        getChildren().add(text);
        this.safe = Buttons.entered("confirm-safe", words.safe());
        this.act = Buttons.entered("confirm-do", confirmation.action());
        // A long name may be cut on it: it stands whole in the title.
        act.setMinWidth(USE_COMPUTED_SIZE);
        // What destroys now is filled in red, here as everywhere.
        if (confirmation.destructive()) {
            act.getStyleClass().addAll("accent", "danger");
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
