package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.ui.change.StateBadge;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/** Batch of changes in the drawer: what it does to which items, old → new. FX thread only. */
final class PendingGroup extends VBox {
    private static final int MOST = 12;

    private final List<ChangeLine> lines;
    private final Messages messages;
    private final ChangeText text;

    PendingGroup(
            List<ChangeLine> lines,
            PendingChangesViewModel desk,
            ChangeText text,
            SectionContext context) {
        this.lines = lines;
        this.messages = context.messages();
        this.text = text;
        getStyleClass().add("pending-group");
        Label title = new Label(title(context));
        title.getStyleClass().add("pending-group-title");
        title.setWrapText(true);
        getChildren().add(title);
        lines.stream().limit(MOST).map(this::line).forEach(getChildren()::add);
        if (lines.size() > MOST) {
            Label more = new Label(messages.text("pending.more", lines.size() - MOST));
            more.getStyleClass().add("caption");
            getChildren().add(more);
        }
        FlowPane actions = new FlowPane();
        actions.getStyleClass().add("pending-actions");
        add(actions, "apply", "pending.apply", desk.canApply(lines), desk::apply);
        add(actions, "look", "desk.look", has(ChangeState.UNKNOWN), desk::look);
        add(actions, "undo", "undo.choose", has(ChangeState.DONE), desk::undo);
        add(actions, "discard", "discard", has(ChangeState.STAGED), desk::giveUp);
        getChildren().add(actions);
    }

    private boolean has(ChangeState state) {
        return PendingChangesViewModel.hasState(lines, state);
    }

    private String title(SectionContext context) {
        ChangeLine first = lines.getFirst();
        String when =
                messages.formats()
                        .dateTime(
                                first.origin().stagedAt(), context.connection().getValue().zone());
        String what = text.operation(first);
        return messages.text(
                "pattern.dot", lines.size() == 1 ? what : what + " × " + lines.size(), when);
    }

    private void add(
            FlowPane actions,
            String id,
            String key,
            boolean offered,
            Consumer<List<ChangeLine>> step) {
        if (offered) {
            Button button = Buttons.titled("pending-group-" + id, messages.text(key));
            button.getStyleClass().add("flat");
            button.setOnAction(_ -> step.accept(lines));
            actions.getChildren().add(button);
        }
    }

    private Node line(ChangeLine line) {
        Label subject = new Label(text.subject(line));
        subject.getStyleClass().add("pending-subject");
        subject.setMinWidth(0);
        subject.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(subject, Priority.ALWAYS);
        HBox head = new HBox(subject);
        head.getStyleClass().add("pending-line");
        if (line.state() != ChangeState.STAGED) {
            head.getChildren().add(StateBadge.of(line.state(), text.state(line)));
        }
        VBox both = new VBox(head);
        String members = text.members(line);
        if (!members.isEmpty()) {
            Label change = new Label(members);
            change.getStyleClass().add("pending-change");
            change.setWrapText(true);
            both.getChildren().add(change);
        }
        return both;
    }
}
