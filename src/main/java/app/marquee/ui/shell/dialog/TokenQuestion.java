package app.marquee.ui.shell.dialog;

import app.marquee.model.Secret;
import app.marquee.model.connection.TokenRule;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.SecretField;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/** Dialog for the token of a connection that has none stored. FX thread only. */
public final class TokenQuestion extends VBox {
    private final Messages messages;
    private final SecretField token;
    private final Consumer<Secret> given;
    private final Button use = new Button();
    private final Button later = new Button();

    private TokenQuestion(Messages messages, String where, Consumer<Secret> given) {
        this.messages = messages;
        this.given = given;
        Label text = new Label(messages.text("token.ask.text"));
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        token = SecretField.of(messages, "token-ask", messages.text("field.token"));
        token.hintProperty().set(where);
        getStyleClass().add("confirm-card");
        getChildren().addAll(text, token);
        use.setId("token-use");
        use.setText(messages.text("token.ask.use"));
        use.getStyleClass().add("accent");
        later.setId("token-later");
        later.setText(messages.text("later"));
    }

    /**
     * @param messages of the window
     * @param kept whether a keychain stores it
     * @param given takes a token that a header can carry
     */
    public static Dialogs.OpenDialog ask(
            Dialogs dialogs,
            Messages messages,
            String connection,
            boolean kept,
            Consumer<Secret> given) {
        String where = messages.text(kept ? "token.ask.kept" : "token.ask.run");
        TokenQuestion question = new TokenQuestion(messages, where, given);
        Dialogs.OpenDialog dialog =
                dialogs.show(
                        messages.text("token.ask.title", connection),
                        question,
                        List.of(question.later, question.use));
        question.attach(dialog);
        return dialog;
    }

    private void attach(Dialogs.OpenDialog dialog) {
        later.setOnAction(_ -> dialog.close());
        use.setOnAction(_ -> take(dialog));
        dialog.onClosed(token::clear);
        addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ENTER) {
                        event.consume();
                        take(dialog);
                    }
                });
        token.focus();
    }

    private void take(Dialogs.OpenDialog dialog) {
        Secret typed = new Secret(token.secretProperty().get().strip());
        if (!TokenRule.isVisibleAscii(typed)) {
            token.errorProperty().set(messages.text("token.ask.problem"));
            token.focus();
            return;
        }
        dialog.close();
        given.accept(typed);
    }
}
