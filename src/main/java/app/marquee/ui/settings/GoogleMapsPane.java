package app.marquee.ui.settings;

import app.marquee.model.connection.TokenPlace;
import app.marquee.service.connection.GoogleMapsKeyStore;
import app.marquee.task.Job;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.Locale;

/** Pane for the Google Maps API key, with which Cities offers Google's map. FX thread only. */
final class GoogleMapsPane extends VBox {
    private final GoogleMapsKeyStore keys;
    private final Messages messages;
    private final Label state = new Label();

    GoogleMapsPane(GoogleMapsKeyStore keys, SectionContext context) {
        this.keys = keys;
        this.messages = context.messages();
        getStyleClass().add("settings-form");
        state.setId("settings-google-state");
        state.setWrapText(true);
        state.setMinHeight(USE_PREF_SIZE);
        state.getStyleClass().add("muted");
        Button change = new Button(messages.text("google.key.item"));
        change.setId("settings-google");
        change.setOnAction(_ -> new GoogleKeyDialog(context, keys, this::show).open());
        getChildren().addAll(state, change);
        show();
        context.tasks()
                .submit(
                        Job.of(messages.text("google.title"), _ -> keys.find())
                                .onSuccess(_ -> show())
                                .onFailure(_ -> {}));
    }

    private void show() {
        TokenPlace place = keys.place();
        state.setText(
                messages.text(
                        place == TokenPlace.NOWHERE
                                ? "google.text"
                                : "google.place."
                                        + place.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }
}
