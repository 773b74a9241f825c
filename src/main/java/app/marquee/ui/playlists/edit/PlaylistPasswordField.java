package app.marquee.ui.playlists.edit;

import app.marquee.model.Secret;
import app.marquee.model.limit.Limits;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.form.SecretField;

import javafx.scene.control.Label;

import java.util.Locale;

/**
 * Factory of the field for a playlist's new password: hidden text with a strength hint, visible
 * while needed.
 */
public final class PlaylistPasswordField {
    private PlaylistPasswordField() {}

    /**
     * @param id of the field
     */
    public static SecretField of(
            Messages messages, String id, PlaylistEditorViewModel editor, SubscriptionGroup life) {
        SecretField field = SecretField.of(messages, id, messages.text("field.password"));
        Label strength = new Label();
        strength.setId(id + "-strength");
        strength.getStyleClass().add("form-counter");
        strength.setMinWidth(Label.USE_PREF_SIZE);
        field.beside(strength);
        life.follow(
                field.secretProperty(),
                typed -> {
                    if (editor.passwordNeededProperty().get()) {
                        editor.passwordProperty().set(new Secret(typed));
                    }
                });
        life.follow(
                editor.passwordProperty(),
                password -> {
                    if (password.isBlank() && !field.secretProperty().get().isEmpty()) {
                        field.clear();
                    }
                    strength.setText(words(messages, PasswordStrength.of(password)));
                });
        life.follow(
                editor.passwordNeededProperty(),
                needed -> {
                    Visibility.show(field, needed);
                });
        life.follow(
                editor.access().changeProperty(),
                _ ->
                        field.hintProperty()
                                .set(
                                        messages.text(
                                                editor.isPasswordRequired()
                                                        ? "password.required"
                                                        : "password.stays")));
        return field;
    }

    /** A field of its own, with what the password must be and how strong it is. */
    public static SecretField alone(Messages messages, String id) {
        SecretField field = SecretField.of(messages, id, messages.text("field.password"));
        Label strength = new Label();
        strength.setId(id + "-strength");
        strength.getStyleClass().add("form-counter");
        strength.setMinWidth(Label.USE_PREF_SIZE);
        field.beside(strength);
        field.hintProperty().set(messages.text("password.least", Limits.PLAYLIST_PASSWORD.min()));
        field.secretProperty()
                .subscribe(
                        typed ->
                                strength.setText(
                                        words(messages, PasswordStrength.of(new Secret(typed)))));
        return field;
    }

    private static String words(Messages messages, PasswordStrength strength) {
        return strength == PasswordStrength.NONE
                ? ""
                : messages.text("password." + strength.name().toLowerCase(Locale.ROOT));
    }
}
