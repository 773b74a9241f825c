package app.marquee.ui.activity;

import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ReviewDialog;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;
import app.marquee.ui.control.form.SecretField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/**
 * Dialog that asks again for the password of a change, which is never stored. One password can
 * apply to all remaining changes. FX thread only.
 */
final class PasswordDialog implements PasswordAnswer.Question {
    private final SectionContext on;
    private final Messages messages;
    private final ChangeWords words;

    PasswordDialog(SectionContext on, ChangeWords words) {
        this.on = on;
        this.messages = on.messages();
        this.words = words;
    }

    @Override
    public void ask(ChangeLine line, int others, Consumer<PasswordAnswer> answer) {
        String name = words.subject(line.subject());
        SecretField field =
                SecretField.of(messages, "changes-password", words.memberName("password"));
        Label text = new Label(messages.text("password.text", name));
        text.setWrapText(true);
        Wrapping.guard(text);
        text.setMinHeight(Region.USE_PREF_SIZE);
        CheckBox rest = new CheckBox(messages.plural("password.rest", others));
        rest.setId("changes-password-rest");
        rest.setWrapText(true);
        Wrapping.guard(rest);
        rest.setMinHeight(Region.USE_PREF_SIZE);
        Visibility.show(rest, others > 0);
        VBox content = new VBox(text, field, rest);
        content.getStyleClass().add("review-card");
        Button skip = ReviewDialog.button("confirm-safe", messages.text("password.skip"));
        Button use = ReviewDialog.button("confirm-do", messages.text("password.use"));
        use.getStyleClass().add("accent");
        use.disableProperty()
                .bind(field.secretProperty().map(typed -> !isAllowed(typed)).orElse(true));
        Dialogs.OpenDialog dialog =
                on.dialogs()
                        .show(messages.text("password.title", name), content, List.of(skip, use));
        boolean[] answered = {false};
        use.setOnAction(
                _ -> {
                    answered[0] = true;
                    Secret secret = new Secret(field.secretProperty().get());
                    field.clear();
                    dialog.close();
                    answer.accept(new PasswordAnswer(secret, rest.isSelected()));
                });
        skip.setOnAction(_ -> dialog.close());
        dialog.onClosed(
                () -> {
                    if (!answered[0]) {
                        field.clear();
                        answer.accept(new PasswordAnswer(null, rest.isSelected()));
                    }
                });
        field.focus();
    }

    private static boolean isAllowed(String typed) {
        return Limits.PLAYLIST_PASSWORD.check(typed) instanceof ValidationResult.Fits;
    }
}
