package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.ui.control.Messages;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

import java.util.List;

/**
 * The running work: the oldest job with its progress and Cancel, and the others in a menu. Takes no
 * room while nothing runs.
 */
final class RunningWork extends HBox implements AutoCloseable {
    private final Messages messages;
    private final JobRegistry jobs;
    private final ListChangeListener<Entry> listener = _ -> update();
    private final ProgressBar bar = new ProgressBar();
    private final Label name = new Label();
    private final Button cancel = new Button();
    private final MenuButton others = new MenuButton();
    private Subscription progress = Subscription.EMPTY;

    RunningWork(Messages messages, JobRegistry jobs) {
        this.messages = messages;
        this.jobs = jobs;
        setId("running-work");
        getStyleClass().add("running-work");
        name.setId("busy-name");
        cancel.setId("busy-cancel");
        cancel.getStyleClass().add("flat");
        cancel.setText(messages.text("busy.cancel"));
        others.setId("busy-others");
        others.getStyleClass().add("flat");
        getChildren().addAll(bar, name, cancel, others);
        jobs.running().addListener(listener);
        update();
    }

    private void update() {
        List<Entry> running = List.copyOf(jobs.running());
        progress.unsubscribe();
        progress = Subscription.EMPTY;
        setVisible(!running.isEmpty());
        setManaged(!running.isEmpty());
        if (!running.isEmpty()) {
            show(running.getFirst());
            more(running.subList(1, running.size()));
        }
    }

    private void show(Entry entry) {
        progress = entry.amountProperty().subscribe(amount -> show(entry, amount));
        cancel.setOnAction(_ -> entry.cancel());
        cancel.setAccessibleText(messages.text("busy.cancel.one", entry.name()));
    }

    private void show(Entry entry, Amount amount) {
        bar.setProgress(
                amount.isDeterminate()
                        ? amount.done() / (double) amount.total()
                        : ProgressBar.INDETERMINATE_PROGRESS);
        name.setText(text(entry, amount));
    }

    private String text(Entry entry, Amount amount) {
        if (amount.isDeterminate()) {
            return messages.text("busy.amount", entry.name(), amount.done(), amount.total());
        }
        return amount.done() > 0
                ? messages.text("busy.so-far", entry.name(), amount.done())
                : entry.name();
    }

    private void more(List<Entry> rest) {
        others.setVisible(!rest.isEmpty());
        others.setManaged(!rest.isEmpty());
        others.setText(messages.plural("busy.more", rest.size()));
        others.getItems().setAll(rest.stream().map(this::item).toList());
    }

    private MenuItem item(Entry entry) {
        MenuItem item = new MenuItem(messages.text("busy.cancel.one", entry.name()));
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> entry.cancel());
        return item;
    }

    @Override
    public void close() {
        jobs.running().removeListener(listener);
        progress.unsubscribe();
    }
}
