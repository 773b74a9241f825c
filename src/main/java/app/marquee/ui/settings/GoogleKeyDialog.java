package app.marquee.ui.settings;

import app.marquee.model.connection.TokenPlace;
import app.marquee.model.settings.MapKey;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.text.Messages;
import app.marquee.ui.control.form.SecretField;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Dialog for the Google Maps API key. */
final class GoogleKeyDialog {
    private final SectionContext context;
    private final Messages messages;
    private final GoogleMapsKeyStore keys;
    private final Runnable changed;

    /**
     * @param changed runs when a key was saved or removed
     */
    GoogleKeyDialog(SectionContext context, GoogleMapsKeyStore keys, Runnable changed) {
        this.context = context;
        this.messages = context.messages();
        this.keys = keys;
        this.changed = changed;
    }

    void open() {
        SecretField field =
                SecretField.of(messages, "settings-google-key", messages.text("google.key"));
        Label place = caption("google.place." + name(keys.place()));
        place.setId("settings-google-key-place");
        VBox box =
                new VBox(
                        caption("google.text"),
                        caption("google.sent"),
                        caption("google.blank"),
                        field,
                        place);
        box.getStyleClass().add("rules");
        Button cancel = button("settings-google-key-cancel", messages.text("cancel"));
        Button forget = button("settings-google-key-forget", messages.text("google.forget"));
        Button save = button("settings-google-key-save", messages.text("google.save"));
        save.getStyleClass().add("accent");
        save.setDefaultButton(true);
        List<Node> buttons = new ArrayList<>(List.of(cancel, save));
        if (keys.place() != TokenPlace.NOWHERE) {
            buttons.add(0, forget);
        }
        Dialogs.OpenDialog dialog =
                context.dialogs().show(messages.text("google.title"), box, buttons);
        dialog.onClosed(field::clear);
        cancel.setOnAction(_ -> dialog.close());
        forget.setOnAction(
                _ -> {
                    keys.forget();
                    dialog.close();
                    changed.run();
                });
        save.setOnAction(_ -> save(field, dialog));
        field.focus();
    }

    private void save(SecretField field, Dialogs.OpenDialog dialog) {
        Optional<MapKey> key = MapKey.of(field.secretProperty().get());
        if (key.isEmpty()) {
            field.errorProperty().set(messages.text("google.no-key-form"));
            return;
        }
        keys.keep(key.get());
        dialog.close();
        changed.run();
    }

    private static String name(TokenPlace place) {
        return place.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Button button(String id, String text) {
        Button button = new Button(text);
        button.setId(id);
        return button;
    }

    private Label caption(String key) {
        Label label = new Label(messages.text(key));
        label.getStyleClass().add("muted");
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }
}
