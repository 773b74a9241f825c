package app.marquee.ui.playlists;

import app.marquee.model.limit.Violation;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.ValidationText;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.ConnectionSummary;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Bar that counts the changes of the open playlist, shows their requests on demand, and reviews or
 * discards them, or says why it can't. FX thread only.
 */
final class SaveBar extends VBox {
    private static final String NOTHING = "changes.nothing";
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final PlaylistDetailViewModel detail;
    private final Label status = new Label();
    private final FontIcon icon = new FontIcon("fth-minus");
    private final RequestPreview request;
    private final Button discard;
    private final WriteButton save;
    private final OverflowBar buttons;
    private final Action saving;
    private final Action discarding;

    SaveBar(Messages messages, PlaylistDetailViewModel detail) {
        this.messages = messages;
        this.detail = detail;
        this.request = new RequestPreview("playlist-request", messages);
        getStyleClass().add("save-bar");
        status.setId("playlist-save-status");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        status.setGraphic(icon);
        saving = new Action(detail::save);
        discarding = new Action(detail::discard);
        discard = Buttons.titled("playlist-discard", messages.text("discard"));
        discarding.attach(discard);
        save = WriteButton.opening("playlist-save", messages.text("review"));
        saving.attach(save);
        request.toggle().visibleProperty().bind(request.visibleProperty());
        request.toggle().managedProperty().bind(request.visibleProperty());
        buttons = new OverflowBar("playlist-save-more", messages);
        buttons.add(request.toggle(), discard);
        buttons.addKept(save);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        HBox row = new HBox(status, buttons);
        row.getStyleClass().add("save-row");
        getChildren().addAll(request, row);
    }

    void follow(ObservableValue<ConnectionSummary> connection, SubscriptionGroup life) {
        life.follow(detail.inputProperty(), now -> show(now, connection.getValue().readOnly()));
        life.follow(connection, now -> show(detail.inputProperty().get(), now.readOnly()));
    }

    /** Reviews what was entered (Ctrl+Enter). */
    Action saving() {
        return saving;
    }

    Action discarding() {
        return discarding;
    }

    private void show(Input input, boolean readOnly) {
        boolean any = !(input instanceof Input.Nothing);
        saving.set(Availability.when(!readOnly && input instanceof Input.Ready, NOTHING));
        discarding.set(Availability.when(any && !(input instanceof Input.Sending), NOTHING));
        Visibility.show(discard, any);
        // The strip below tells of what is sent, and stops it.
        boolean isSending = input instanceof Input.Sending;
        Visibility.show(this, readOnly || (any && !isSending));
        request.show(detail.requests());
        if (readOnly) {
            say(messages.text("blocked.readOnly"), "fth-lock", false);
            return;
        }
        switch (input) {
            case Input.Nothing() -> say(messages.text(NOTHING), "fth-minus", false);
            case Input.Invalid(var violations) ->
                    say(blocked(violations), "fth-alert-circle", true);
            case Input.Ready(int count) -> {
                save.name(messages.plural("changes.review", count));
                say(messages.plural("changes.count", count), "fth-edit-2", false);
            }
            case Input.Sending() -> {}
        }
    }

    private String blocked(List<Violation> violations) {
        ValidationText verdicts = new ValidationText(messages);
        return messages.text(
                "save.blocked",
                violations.stream()
                        .map(
                                one ->
                                        messages.text("field." + one.member())
                                                + ": "
                                                + verdicts.of(one.verdict()))
                        .distinct()
                        .collect(Collectors.joining(" ")));
    }

    private void say(String text, String literal, boolean danger) {
        status.setText(text);
        icon.setIconLiteral(literal);
        status.pseudoClassStateChanged(DANGER, danger);
        status.pseudoClassStateChanged(WARNING, literal.equals("fth-lock"));
    }
}
