package app.marquee.ui.shell;

import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.text.Messages;
import app.marquee.ui.control.Wrapping;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** Row of one running task with its section, start time, progress and actions. */
final class WorkRow extends VBox implements AutoCloseable {
    private final Messages messages;
    private final Entry entry;
    private final ProgressBar bar = new ProgressBar();
    private final Label state = new Label();
    private final Label amount = new Label();
    private final Button pause = new Button();
    private final Button cancel = new Button();
    private final Subscription following;

    WorkRow(Messages messages, Entry entry) {
        this.messages = messages;
        this.entry = entry;
        getStyleClass().add("work-row");
        setAccessibleText(entry.name());
        bar.setMaxWidth(Double.MAX_VALUE);
        buildButtons();
        Label name = new Label(entry.name());
        name.getStyleClass().add("work-name");
        name.setWrapText(true);
        Wrapping.guard(name);
        grow(name);
        grow(state);
        state.getStyleClass().add("caption");
        amount.getStyleClass().add("caption");
        amount.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(name);
        head.getStyleClass().add("work-line");
        if (entry.isPausable()) {
            head.getChildren().add(pause);
        }
        head.getChildren().add(cancel);
        HBox foot = new HBox(state, amount);
        foot.getStyleClass().add("work-line");
        getChildren().addAll(head, bar, foot);
        following =
                entry.amountProperty()
                        .subscribe(this::show)
                        .and(entry.pausedProperty().subscribe(this::showPaused));
        tick();
    }

    private static void grow(Label label) {
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
    }

    private void buildButtons() {
        pause.setId("work-pause");
        pause.setOnAction(
                _ -> {
                    if (entry.pausedProperty().get()) {
                        entry.resume();
                    } else {
                        entry.pause();
                    }
                });
        cancel.setId("work-cancel");
        boolean isStop = entry.isWriting();
        cancel.setText(messages.text(isStop ? "stop" : "cancel"));
        cancel.setAccessibleText(
                messages.text(isStop ? "busy.stop.one" : "busy.cancel.one", entry.name()));
        cancel.setOnAction(_ -> entry.cancel());
        for (Button button : new Button[] {pause, cancel}) {
            button.getStyleClass().add("flat");
            button.setMinWidth(USE_PREF_SIZE);
        }
    }

    private void show(Amount now) {
        bar.setProgress(
                now.isDeterminate()
                        ? now.done() / (double) now.total()
                        : ProgressBar.INDETERMINATE_PROGRESS);
        amount.setText(text(now));
    }

    private String text(Amount now) {
        if (now.isDeterminate()) {
            return messages.text("pattern.of", now.done(), now.total());
        }
        return now.done() > 0 ? messages.text("work.so-far", now.done()) : "";
    }

    private void showPaused(boolean paused) {
        pause.setText(messages.text(paused ? "resume" : "pause"));
        pause.setAccessibleText(
                messages.text(paused ? "work.resume.one" : "work.pause.one", entry.name()));
        tick();
    }

    /** Updates the elapsed time. */
    void tick() {
        String since = messages.formats().length(entry.elapsed());
        String where =
                entry.place().isEmpty()
                        ? since
                        : messages.text("pattern.dot", entry.place(), since);
        state.setText(entry.pausedProperty().get() ? messages.text("work.paused", where) : where);
    }

    Entry entry() {
        return entry;
    }

    /** The node that takes the focus when another row is removed. */
    Node firstControl() {
        return entry.isPausable() ? pause : cancel;
    }

    @Override
    public void close() {
        following.unsubscribe();
    }
}
