package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.text.Messages;
import app.marquee.ui.control.EffectiveWidth;
import app.marquee.ui.control.LazyChildren;
import app.marquee.ui.control.Visibility;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.stream.Stream;

/**
 * Status bar item with the oldest running task, its progress and a button that ends it. Hidden
 * while no task runs.
 */
final class RunningWork extends HBox implements AutoCloseable {
    private final Messages messages;
    private final JobRegistry jobs;
    private final ListChangeListener<Entry> listener = _ -> update();
    private final ProgressBar bar = new ProgressBar();
    private final Label name = new Label();
    private final Button cancel = new Button();
    private final Button others = new Button();
    private Subscription progress = Subscription.EMPTY;
    private @Nullable Entry shown;
    private int rest = -1;
    private boolean isWide = true;

    /**
     * @param showAll shows everything that runs
     */
    RunningWork(Messages messages, JobRegistry jobs, Runnable showAll) {
        this.messages = messages;
        this.jobs = jobs;
        setId("running-work");
        getStyleClass().add("running-work");
        name.setId("busy-name");
        cancel.setId("busy-cancel");
        cancel.getStyleClass().add("flat");
        others.setId("busy-others");
        others.getStyleClass().add("flat");
        others.setGraphic(new FontIcon("fth-chevron-up"));
        others.setTooltip(new Tooltip(messages.text("command.work")));
        others.setOnAction(_ -> showAll.run());
        // Beside large text a long name shrinks, not the button.
        cancel.setMinWidth(USE_PREF_SIZE);
        others.setMinWidth(USE_PREF_SIZE);
        EffectiveWidth.follow(this, effective -> isWide = effective >= EffectiveWidth.ONE_PANE);
        jobs.running().addListener(listener);
        takeRoom(false);
        LazyChildren.of(this, bar, name, cancel, others);
        update();
    }

    /** Shows the name of the task, its progress, or both, as there is room. */
    void fit(double room) {
        double needed =
                (cancel.isManaged() ? Stream.of(name, cancel, others) : Stream.of(name, others))
                        .mapToDouble(each -> each.prefWidth(-1) + getSpacing())
                        .sum();
        boolean isNamed = needed <= room;
        Visibility.show(name, isNamed);
        Visibility.show(bar, isWide || !isNamed);
    }

    private void takeRoom(boolean isNeeded) {
        Visibility.show(this, isNeeded);
    }

    private void update() {
        List<Entry> running = jobs.running();
        Entry oldest = running.isEmpty() ? null : running.getFirst();
        if (oldest != shown) {
            shown = oldest;
            progress.unsubscribe();
            progress = Subscription.EMPTY;
            takeRoom(oldest != null);
            if (oldest != null) {
                show(oldest);
            }
        }
        if (oldest != null) {
            more(running.size() - 1);
        }
    }

    private void show(Entry entry) {
        progress =
                entry.amountProperty()
                        .subscribe(_ -> showAmount(entry))
                        .and(entry.pausedProperty().subscribe(_ -> showAmount(entry)));
        cancel.setOnAction(_ -> entry.cancel());
        // Changes are stopped in the strip of their section, or in the list of tasks.
        Visibility.show(cancel, !entry.isWriting());
        cancel.setText(messages.text("cancel"));
        cancel.setAccessibleText(messages.text("busy.cancel.one", entry.name()));
    }

    private void showAmount(Entry entry) {
        Amount amount = entry.amountProperty().get();
        boolean isPaused = entry.pausedProperty().get();
        // A bar that runs would say that it goes on.
        double unknown = isPaused ? 0 : ProgressBar.INDETERMINATE_PROGRESS;
        bar.setProgress(amount.isDeterminate() ? amount.done() / (double) amount.total() : unknown);
        String text = text(entry, amount);
        name.setText(isPaused ? messages.text("work.paused", text) : text);
        bar.setAccessibleText(name.getText());
        bar.setTooltip(new Tooltip(name.getText()));
    }

    private String text(Entry entry, Amount amount) {
        if (amount.isDeterminate()) {
            return messages.text("busy.amount", entry.name(), amount.done(), amount.total());
        }
        return amount.done() > 0
                ? messages.text("busy.so-far", entry.name(), amount.done())
                : entry.name();
    }

    private void more(int beside) {
        if (beside == rest) {
            return;
        }
        rest = beside;
        String words = rest == 0 ? "" : messages.text("busy.more", rest);
        others.setText(words);
        others.setAccessibleText(rest == 0 ? messages.text("command.work") : words);
    }

    @Override
    public void close() {
        jobs.running().removeListener(listener);
        progress.unsubscribe();
    }
}
