package app.marquee.ui.playlists;

import app.marquee.model.limit.Violation;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
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

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Collectors;

/** Bar that reviews or discards what the user entered, or says why it can't. FX thread only. */
final class SaveBar extends HBox {
    private static final String NOTHING = "save.nothing";
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final Words words;
    private final Label status = new Label();
    private final FontIcon icon = new FontIcon("fth-minus");
    private final Button discard;
    private final Action saving;
    private final Action discarding;

    /**
     * IDs and texts. Immutable.
     *
     * @param saveId the ID of the button that reviews and sends
     * @param nothing said when there is no change
     */
    record Words(String saveId, String save, String discardId, String nothing) {}

    SaveBar(Messages messages, Words words, Runnable onSave, Runnable onDiscard) {
        this.messages = messages;
        this.words = words;
        getStyleClass().add("save-bar");
        status.setId(words.saveId() + "-status");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        status.setGraphic(icon);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        saving = new Action(onSave);
        discarding = new Action(onDiscard);
        discard = Buttons.titled(words.discardId(), messages.text("discard"));
        discarding.attach(discard);
        Button save = Buttons.titled(words.saveId(), words.save());
        save.getStyleClass().add("accent");
        saving.attach(save);
        getChildren().addAll(status, discard, save);
    }

    void follow(
            ObservableValue<Input> input,
            ObservableValue<ConnectionSummary> connection,
            SubscriptionGroup life) {
        life.follow(input, now -> show(now, connection.getValue().readOnly()));
        life.follow(connection, now -> show(input.getValue(), now.readOnly()));
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
        if (readOnly) {
            say(messages.text("blocked.readOnly"), "fth-lock", false);
            return;
        }
        switch (input) {
            case Input.Nothing() -> say(words.nothing(), "fth-minus", false);
            case Input.Invalid(var violations) ->
                    say(blocked(violations), "fth-alert-circle", true);
            case Input.Ready() -> say("", "fth-minus", false);
            case Input.Sending() ->
                    say(messages.text("applying.status"), "fth-upload-cloud", false);
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
        status.setVisible(!text.isEmpty());
    }
}
