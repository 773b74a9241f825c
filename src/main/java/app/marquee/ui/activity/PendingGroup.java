package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.Id;
import app.marquee.ui.change.StateBadge;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.table.FrameSource;
import app.marquee.ui.shell.section.SectionContext;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Batch of changes in the drawer: what it does to which items, old → new; a step that all of them
 * take is said once. FX thread only.
 */
final class PendingGroup extends VBox {
    private static final int MOST = 8;

    private final ChangeGroup whole;
    private final ChangeGroup group;
    private final Messages messages;
    private final ChangeText text;
    private final FrameSource frames;
    private final boolean isAlike;

    /**
     * @param whole all that was confirmed together, which the title counts
     * @param group those of it that matter, which can be dealt with
     */
    PendingGroup(
            ChangeGroup whole,
            ChangeGroup group,
            PendingChangesViewModel desk,
            ChangeText text,
            FrameSource frames,
            SectionContext context) {
        this.whole = whole;
        this.group = group;
        this.messages = context.messages();
        this.text = text;
        this.frames = frames;
        getStyleClass().add("pending-group");
        List<ChangeLine> lines = group.lines();
        ChangeLine first = group.first();
        Label title = new Label(text.sentence(whole));
        title.getStyleClass().add("pending-group-name");
        title.setWrapText(true);
        Label about = new Label(about(context));
        about.getStyleClass().add("pending-group-title");
        about.setWrapText(true);
        VBox names = new VBox(whole.isSingle() ? head(title, first) : title, about);
        if (whole.isSingle()) {
            reason(first).ifPresent(names.getChildren()::add);
        }
        getChildren().add(whole.isSingle() ? framed(first, names) : names);
        this.isAlike =
                !whole.isSingle()
                        && lines.stream().allMatch(each -> each.members().equals(first.members()));
        if (isAlike && !first.members().isEmpty()) {
            getChildren().add(values(text.members(first)));
        }
        List<ChangeLine> listed = listed();
        listed.stream().limit(MOST).map(this::line).forEach(getChildren()::add);
        if (listed.size() > MOST) {
            Label more = new Label(messages.text("pending.more", listed.size() - MOST));
            more.getStyleClass().add("caption");
            getChildren().add(more);
        }
        FlowPane actions = new FlowPane();
        actions.getStyleClass().add("pending-actions");
        boolean canApply = desk.canApply(lines);
        boolean isRetry = !has(ChangeState.STAGED);
        add(actions, "apply", "pending.apply", canApply && !isRetry, desk::apply);
        add(actions, "retry", "error.retry", canApply && isRetry, desk::apply);
        add(actions, "look", "desk.look", has(ChangeState.UNKNOWN), desk::look);
        add(actions, "undo", "undo.choose", has(ChangeState.DONE), desk::undo);
        add(actions, "discard", "discard", has(ChangeState.STAGED), desk::giveUp);
        getChildren().add(actions);
    }

    /** Where something needs attention, the head alone counts what was applied. */
    private List<ChangeLine> listed() {
        boolean isTroubled = has(ChangeState.UNKNOWN) || has(ChangeState.FAILED);
        return group.worstFirst().stream()
                .filter(line -> !isTroubled || line.state() != ChangeState.DONE)
                .toList();
    }

    private boolean has(ChangeState state) {
        return group.has(state);
    }

    /** When it was made, and how it stands. */
    private String about(SectionContext context) {
        String when =
                messages.formats()
                        .dateTime(
                                group.first().origin().stagedAt(),
                                context.connection().getValue().zone());
        return whole.isSingle() ? when : messages.text("pattern.dot", when, text.counts(whole));
    }

    private void add(
            FlowPane actions,
            String id,
            String key,
            boolean offered,
            Consumer<List<ChangeLine>> step) {
        if (offered) {
            Button button = Buttons.titled("pending-group-" + id, messages.text(key));
            button.getStyleClass().add("small");
            button.setOnAction(_ -> step.accept(group.lines()));
            actions.getChildren().add(button);
        }
    }

    /** What changes in an item, after its name where there are several. */
    private Node line(ChangeLine line) {
        Label values = values(text.members(line));
        if (whole.isSingle()) {
            Visibility.show(values, !values.getText().isEmpty());
            return values;
        }
        Label subject = new Label(text.subject(line));
        subject.getStyleClass().add("pending-subject");
        VBox both = new VBox(head(subject, line));
        if (!isAlike && !values.getText().isEmpty()) {
            both.getChildren().add(values);
        }
        reason(line).ifPresent(both.getChildren()::add);
        return framed(line, both);
    }

    /** What is said of a change; of a video's after its frame. */
    private Region framed(ChangeLine line, Region said) {
        Id video = line.subject().video();
        if (video == null) {
            return said;
        }
        HBox both = new HBox(frames.frame(video), said);
        both.getStyleClass().add("pending-video");
        HBox.setHgrow(said, Priority.ALWAYS);
        return both;
    }

    /** Why a change failed or is unknown, in the server's words where there are any. */
    private Optional<Label> reason(ChangeLine line) {
        Label reason = new Label(text.why(line));
        reason.getStyleClass().add("pending-reason");
        reason.setWrapText(true);
        return Optional.of(reason).filter(it -> !it.getText().isEmpty());
    }

    private static Label values(String step) {
        Label values = new Label(step);
        values.getStyleClass().add("pending-change");
        values.setWrapText(true);
        return values;
    }

    private HBox head(Label label, ChangeLine line) {
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox head = new HBox(label);
        head.getStyleClass().add("pending-line");
        if (line.state() != ChangeState.STAGED) {
            head.getChildren().add(StateBadge.of(line.state(), text.state(line)));
        }
        return head;
    }
}
