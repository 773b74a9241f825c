package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;

/**
 * Part of the drawer with its title and, where it has several edits, the buttons for all of them.
 * FX thread only.
 */
final class PendingPartPane extends VBox {
    private final PendingPart part;
    private final PendingChangesViewModel desk;
    private final Messages messages;
    private final HBox head;

    PendingPartPane(PendingPart part, PendingChangesViewModel desk, Messages messages) {
        this.part = part;
        this.desk = desk;
        this.messages = messages;
        getStyleClass().add("pending-part");
        List<ChangeLine> lines = part.lines();
        Label title =
                new Label(
                        part.kind() == PendingPart.Kind.APPLYING
                                ? messages.text("state.SENDING")
                                : messages.text(
                                        "part." + part.kind(),
                                        messages.formats().integer(lines.size())));
        title.getStyleClass().add("pending-part-title");
        title.setMaxWidth(Double.MAX_VALUE);
        title.setWrapText(true);
        HBox.setHgrow(title, Priority.ALWAYS);
        this.head = new HBox(title);
        head.getStyleClass().add("pending-part-head");
        getChildren().add(head);
        if (part.edits().size() > 1) {
            offer(lines);
        }
    }

    private void offer(List<ChangeLine> lines) {
        switch (part.kind()) {
            case CHECK -> {
                List<ChangeLine> unknown = PendingGroup.unknown(lines);
                if (!unknown.isEmpty()) {
                    add(
                            Buttons.titled("pending-look", messages.text("desk.look")),
                            () -> desk.look(unknown));
                }
            }
            case FAILED -> {
                if (desk.canApply(lines)) {
                    add(
                            WriteButton.opening(
                                    "pending-retry",
                                    messages.text(
                                            "desk.retry.count",
                                            messages.formats().integer(lines.size()))),
                            () -> desk.apply(lines));
                }
            }
            case READY -> {
                WriteButton apply =
                        WriteButton.opening(
                                "pending-apply", messages.plural("changes.review", lines.size()));
                apply.setDisable(!desk.canApply(lines));
                add(apply, () -> desk.apply(lines));
                head.getChildren().add(more(lines));
            }
            case APPLYING, DONE -> {
                // What is on its way has its own bar, and each edit is undone alone.
            }
        }
    }

    private void add(Button button, Runnable step) {
        button.getStyleClass().add("small");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> step.run());
        head.getChildren().add(button);
    }

    /** What concerns all of them and is seldom wanted. */
    private MenuButton more(List<ChangeLine> lines) {
        MenuItem discard = new MenuItem(messages.text("pending.discard.all"));
        discard.setId("pending-discard");
        discard.setOnAction(_ -> desk.giveUpAll(lines, "pending.discard"));
        MenuButton more = new MenuButton("", new FontIcon("fth-more-horizontal"), discard);
        more.setId("pending-more");
        more.getStyleClass().addAll("flat", "small", "overflow");
        more.setAccessibleText(messages.text("overflow"));
        more.setTooltip(new Tooltip(messages.text("overflow")));
        more.setMinWidth(USE_PREF_SIZE);
        return more;
    }
}
