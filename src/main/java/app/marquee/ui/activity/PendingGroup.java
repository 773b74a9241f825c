package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.Id;
import app.marquee.text.Messages;
import app.marquee.ui.change.WriteButton;
import app.marquee.ui.control.Buttons;
import app.marquee.ui.control.Wrapping;
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

import org.kordamp.ikonli.javafx.FontIcon;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Changes of one part of the drawer that were confirmed together or are one equal edit: what they
 * do to which items, old → new. FX thread only.
 */
final class PendingGroup extends VBox {
    private static final int MOST = 8;

    private final PendingPart.Kind kind;
    private final PendingPart.Edit edit;
    private final ChangeGroup group;
    private final Messages messages;
    private final ChangeText text;
    private final FrameSource frames;
    private final Set<Object> opened;
    private final String reason;
    private final VBox items = new VBox();
    private final Button toggle = Buttons.titled("pending-group-toggle", "");

    /**
     * @param opened the keys of the edits of which all items are shown; kept by the drawer
     */
    PendingGroup(
            PendingPart.Kind kind,
            PendingPart.Edit edit,
            ChangeText text,
            FrameSource frames,
            Set<Object> opened,
            SectionContext context) {
        this.kind = kind;
        this.edit = edit;
        this.group = edit.group();
        this.messages = context.messages();
        this.text = text;
        this.frames = frames;
        this.opened = opened;
        this.reason = reason();
        getStyleClass().add("pending-group");
        toggle.getStyleClass().addAll("flat", "small");
        toggle.setOnAction(_ -> toggle());
        Label title = wrapping(edit.isEqual() ? text.equal(group) : text.sentence(group));
        title.getStyleClass().add("pending-group-name");
        Label about = wrapping(made(context));
        about.getStyleClass().add("pending-group-title");
        VBox names = new VBox(title, about);
        if (!reason.isEmpty()) {
            names.getChildren().add(reason(reason));
        }
        getChildren().add(group.isSingle() ? framed(group.first(), names) : names);
        items.getStyleClass().add("pending-items");
        getChildren().addAll(items, toggle);
        showItems();
    }

    /** When they were made; of today, the time alone. */
    private String made(SectionContext context) {
        Instant at = group.first().origin().stagedAt();
        ZoneId zone = context.connection().getValue().zone();
        LocalDate today = LocalDate.ofInstant(context.clock().instant(), zone);
        return LocalDate.ofInstant(at, zone).equals(today)
                ? messages.formats().minute(at, zone)
                : messages.formats().dateTime(at, zone);
    }

    private static Label wrapping(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /** Adds what can be done about them. */
    PendingGroup offering(PendingChangesViewModel desk, Set<ChangeId> expiring) {
        FlowPane actions = new FlowPane();
        actions.getStyleClass().add("pending-actions");
        boolean canApply = desk.canApply(group.lines());
        switch (kind) {
            case READY -> {
                if (group.lines().stream().anyMatch(line -> expiring.contains(line.id()))) {
                    recover(actions, desk);
                } else if (canApply) {
                    open(
                            actions,
                            "apply",
                            messages.plural("changes.review", group.lines().size()),
                            desk::apply);
                }
                add(actions, "discard", "discard", desk::giveUp);
            }
            case FAILED -> {
                if (canApply) {
                    open(actions, "retry", messages.text("error.retry"), desk::apply);
                }
            }
            case CHECK -> check(actions, desk);
            case DONE -> open(actions, "undo", messages.text("undo.choose"), desk::undo);
            case APPLYING -> {
                // The bar of the part pauses and stops.
            }
        }
        if (!actions.getChildren().isEmpty()) {
            getChildren().add(actions);
        }
        return this;
    }

    /** A conflict is compared before it is retried. */
    private void check(FlowPane actions, PendingChangesViewModel desk) {
        List<ChangeLine> unknown = unknown(group.lines());
        List<ChangeLine> conflicts = group.lines().stream().filter(ChangeLine::isConflict).toList();
        if (!unknown.isEmpty()) {
            add(actions, "look", "desk.look", _ -> desk.look(unknown));
        }
        if (!conflicts.isEmpty()) {
            open(actions, "compare", messages.text("compare"), _ -> desk.compare(conflicts));
            if (desk.canApply(conflicts)) {
                open(actions, "retry", messages.text("error.retry"), _ -> desk.apply(conflicts));
            }
        }
    }

    /** Those of which the outcome is unknown. */
    static List<ChangeLine> unknown(List<ChangeLine> lines) {
        return lines.stream().filter(line -> line.state() == ChangeState.UNKNOWN).toList();
    }

    /** The act beside what is only saved while its video expires. */
    private void recover(FlowPane actions, PendingChangesViewModel desk) {
        Label said = wrapping(messages.text("pending.recovery"));
        said.setGraphic(new FontIcon("fth-alert-triangle"));
        said.getStyleClass().add("pending-expiring");
        getChildren().add(1, said);
        int videos = ChangeLine.countItems(group.lines());
        WriteButton recover =
                WriteButton.opening(
                        "pending-group-recover", messages.plural("recover.videos", videos));
        recover.setDisable(!desk.canApply(group.lines()));
        add(actions, recover, desk::apply);
    }

    private void add(FlowPane actions, String id, String key, Consumer<List<ChangeLine>> step) {
        add(actions, Buttons.titled("pending-group-" + id, messages.text(key)), step);
    }

    private void open(FlowPane actions, String id, String name, Consumer<List<ChangeLine>> step) {
        add(actions, WriteButton.opening("pending-group-" + id, name), step);
    }

    private void add(FlowPane actions, Button button, Consumer<List<ChangeLine>> step) {
        button.getStyleClass().add("small");
        button.setOnAction(_ -> step.accept(group.lines()));
        actions.getChildren().add(button);
    }

    private boolean isOpen() {
        return opened.contains(edit.key());
    }

    private void toggle() {
        if (!opened.remove(edit.key())) {
            opened.add(edit.key());
        }
        showItems();
    }

    /** An equal edit is one row that opens to its items; of others the first are shown. */
    private void showItems() {
        int least = edit.isEqual() ? 0 : MOST;
        List<ChangeLine> lines = group.worstFirst();
        List<ChangeLine> shown = isOpen() ? lines : lines.stream().limit(least).toList();
        items.getChildren().setAll(shown.stream().map(this::line).toList());
        items.setVisible(!shown.isEmpty());
        items.setManaged(!shown.isEmpty());
        boolean isFoldable = lines.size() > least && !group.isSingle();
        toggle.setVisible(isFoldable);
        toggle.setManaged(isFoldable);
        toggle.setGraphic(new FontIcon(isOpen() ? "fth-chevron-down" : "fth-chevron-right"));
        toggle.setText(isOpen() ? messages.text("pending.fewer") : more(lines.size() - least));
    }

    private String more(int hidden) {
        return edit.isEqual()
                ? messages.plural("pending.items", hidden)
                : messages.text("pending.more", messages.formats().integer(hidden));
    }

    /** What changes in an item, after its name where there are several. */
    private Node line(ChangeLine line) {
        StepText values = new StepText(line, text);
        boolean hasValues = !line.members().isEmpty();
        values.setVisible(hasValues);
        values.setManaged(hasValues);
        if (group.isSingle()) {
            return values;
        }
        Label subject = wrapping(text.subject(line));
        subject.getStyleClass().add("pending-subject");
        VBox both = new VBox(subject, values);
        String why = text.why(line);
        if (!why.isEmpty() && !why.equals(reason)) {
            both.getChildren().add(reason(why));
        }
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

    /** Why they failed or are unknown, where that is the same for all of them. */
    private String reason() {
        List<String> reasons = group.lines().stream().map(text::why).distinct().toList();
        return Optional.of(reasons).filter(all -> all.size() == 1).map(List::getFirst).orElse("");
    }

    private static Label reason(String why) {
        Label reason = wrapping(why);
        reason.getStyleClass().add("pending-reason");
        return reason;
    }
}
