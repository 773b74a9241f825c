package app.marquee.ui.playlists;

import app.marquee.model.limit.Violation;
import app.marquee.text.Messages;
import app.marquee.text.ValidationText;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.IrreversibleReasons;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.change.RequestPreview;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.change.WriteFoot;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.OverflowBar;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.playlists.edit.SubscriptionGroup;
import app.marquee.ui.shell.section.Action;
import app.marquee.ui.shell.section.Availability;
import app.marquee.ui.shell.section.ConnectionSummary;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Bar that counts the changes of the open playlist, which the view shows, and sends them, saves
 * them for later or discards them, or says why it can't. FX thread only.
 */
final class SaveBar extends VBox {
    private static final String NOTHING = "changes.nothing";
    private static final PseudoClass WARNING = PseudoClass.getPseudoClass("warning");
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final ChangeController changes;
    private final PlaylistDetailViewModel detail;
    private final Label status = new Label();
    private final FontIcon icon = new FontIcon("fth-minus");
    private final Label forever = new Label();
    private final RequestPreview request;
    private final Button discard;
    private final WriteButton keep;
    private final WriteButton save;
    private final WriteFoot foot;
    private final Action saving = new Action(this::save);
    private final Action discarding;

    SaveBar(SectionContext context, ChangeController changes, PlaylistDetailViewModel detail) {
        this.messages = context.messages();
        this.changes = changes;
        this.detail = detail;
        this.request = new RequestPreview("playlist-request", messages);
        getStyleClass().add("save-bar");
        status.setId("playlist-save-status");
        status.setWrapText(true);
        status.setMinHeight(USE_PREF_SIZE);
        status.setGraphic(icon);
        forever.setId("playlist-save-forever");
        forever.getStyleClass().add("caption");
        forever.setWrapText(true);
        forever.setMinHeight(USE_PREF_SIZE);
        Visibility.show(forever, false);
        discarding = new Action(detail::discard);
        discard = Buttons.titled("playlist-discard", messages.text("discard"));
        discarding.attach(discard);
        keep = WriteButton.saving("playlist-keep", messages);
        keep.setOnAction(_ -> detail.keep(changes));
        save = WriteButton.sending("playlist-save", context);
        save.setOnAction(_ -> saving.run());
        HBox row = new HBox(status, buttons());
        row.getStyleClass().add("save-row");
        foot = new WriteFoot(context, row, keep, save);
        getChildren().addAll(request, forever, foot);
    }

    private OverflowBar buttons() {
        request.toggle().visibleProperty().bind(request.visibleProperty());
        request.toggle().managedProperty().bind(request.visibleProperty());
        OverflowBar buttons = new OverflowBar("playlist-save-more", messages);
        buttons.add(request.toggle(), discard, keep);
        buttons.addKept(save);
        status.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(status, Priority.ALWAYS);
        return buttons;
    }

    void follow(ObservableValue<ConnectionSummary> connection, SubscriptionGroup life) {
        // Another edit of the same field leaves the state as it is, and its request not.
        Stream.of(
                        detail.inputProperty(),
                        detail.editor().draftProperty(),
                        detail.videos().stagedProperty(),
                        connection)
                .forEach(
                        shown ->
                                life.follow(
                                        shown,
                                        _ ->
                                                show(
                                                        detail.inputProperty().get(),
                                                        connection.getValue().readOnly())));
    }

    /** Sends what was entered (Ctrl+Enter), once the user typed what that asks for. */
    private void save() {
        if (foot.isFree()) {
            detail.save(changes.previews());
        } else {
            foot.ask();
        }
    }

    Action saving() {
        return saving;
    }

    Action discarding() {
        return discarding;
    }

    private void show(Input input, boolean readOnly) {
        boolean any = !(input instanceof Input.Nothing);
        Optional<Proposal> ready = readOnly ? Optional.empty() : detail.proposal();
        saving.set(Availability.when(ready.isPresent(), NOTHING));
        discarding.set(Availability.when(any && !(input instanceof Input.Sending), NOTHING));
        Visibility.show(discard, any);
        // The strip below tells of what is sent, and stops it.
        boolean isSending = input instanceof Input.Sending;
        Visibility.show(this, readOnly || (any && !isSending));
        request.show(ready.map(Proposal::lines).orElse(List.of()));
        offer(ready);
        if (readOnly) {
            say(messages.text("blocked.readOnly"), "fth-lock", false);
            return;
        }
        switch (input) {
            case Input.Nothing() -> say(messages.text(NOTHING), "fth-minus", false);
            case Input.Invalid(var violations) ->
                    say(blocked(violations), "fth-alert-circle", true);
            case Input.Ready(int count, var conflicts) -> {
                if (conflicts.isEmpty()) {
                    say(messages.plural("changes.count", count), "fth-edit-2", false);
                } else {
                    say(conflict(conflicts), "fth-alert-triangle", false);
                }
            }
            case Input.Sending() -> {}
        }
    }

    private void offer(Optional<Proposal> ready) {
        foot.allow(ready.isPresent());
        ready.ifPresentOrElse(
                one -> foot.offer(one.action(), one),
                () -> foot.offer(messages.text("save"), 1, 1));
        List<String> reasons = new ArrayList<>();
        ready.ifPresent(
                one ->
                        reasons.addAll(
                                new IrreversibleReasons(messages.of("change"), changes.words())
                                        .of(one.lines())));
        forever.setText(String.join("\n", reasons));
        Visibility.show(forever, !reasons.isEmpty());
    }

    private String conflict(List<String> fields) {
        return messages.text(
                "save.conflict",
                fields.stream()
                        .map(field -> messages.text("field." + field))
                        .collect(Collectors.joining(", ")));
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
        status.pseudoClassStateChanged(
                WARNING, literal.equals("fth-lock") || literal.equals("fth-alert-triangle"));
    }
}
