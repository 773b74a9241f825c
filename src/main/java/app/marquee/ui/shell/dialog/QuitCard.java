package app.marquee.ui.shell.dialog;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Amount;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.text.Messages;
import app.marquee.ui.control.Visibility;
import app.marquee.ui.control.Wrapping;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

import java.util.List;

/**
 * Content of the quit dialog: the unfinished changes, their progress and the effect of each choice.
 * FX thread only.
 */
final class QuitCard extends VBox implements AutoCloseable {
    private final Messages messages;
    private final Label state;
    private final QuitProgress progress;

    /**
     * @param what which changes they are
     * @param choice what each way means
     * @param onStep runs after one of them went on
     */
    QuitCard(Messages messages, JobRegistry jobs, String what, String choice, Runnable onStep) {
        this.messages = messages;
        this.state = label(choice);
        this.progress = new QuitProgress(messages, jobs, onStep);
        getStyleClass().add("confirm-card");
        getChildren().addAll(label(what), state, progress);
        count(false);
    }

    private static Label label(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        Wrapping.guard(label);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /** Updates the number of finished changes. */
    void count() {
        count(true);
    }

    private void count(boolean shown) {
        Visibility.show(progress, shown);
    }

    /** Shows that it waits. The focus moves to the text, not to the button that quits now. */
    void await() {
        state.setText(messages.text("quit.waiting"));
        count();
        state.setFocusTraversable(true);
        state.requestFocus();
    }

    @Override
    public void close() {
        progress.close();
    }

    /**
     * Progress of the changes that are being applied, shown while the user quits. FX thread only.
     */
    private static final class QuitProgress extends VBox implements AutoCloseable {
        private final Messages messages;
        private final JobRegistry jobs;
        private final ProgressBar bar = new ProgressBar();
        private final Label amount = new Label();
        private final ListChangeListener<Entry> listener = _ -> follow();
        private final Runnable onStep;
        private Subscription following = Subscription.EMPTY;

        /**
         * @param onStep runs after one of them made progress
         */
        QuitProgress(Messages messages, JobRegistry jobs, Runnable onStep) {
            this.messages = messages;
            this.jobs = jobs;
            this.onStep = onStep;
            getStyleClass().add("work-row");
            bar.setId("quit-progress");
            bar.setMaxWidth(Double.MAX_VALUE);
            bar.setAccessibleText(messages.text("applying"));
            amount.setId("quit-amount");
            amount.getStyleClass().add("caption");
            amount.setWrapText(true);
            Wrapping.guard(amount);
            amount.managedProperty().bind(amount.textProperty().isNotEmpty());
            getChildren().addAll(bar, amount);
            jobs.running().addListener(listener);
            follow();
        }

        private void follow() {
            following.unsubscribe();
            following = Subscription.EMPTY;
            for (Entry entry : writing()) {
                following =
                        following
                                .and(entry.amountProperty().subscribe(_ -> show()))
                                .and(entry.pausedProperty().subscribe(_ -> show()));
            }
            show();
        }

        private List<Entry> writing() {
            return jobs.running().stream().filter(Entry::isWriting).toList();
        }

        /** When the total of one is unknown, the remaining number is unknown. */
        private void show() {
            List<Entry> writing = writing();
            List<Amount> amounts =
                    writing.stream().map(entry -> entry.amountProperty().get()).toList();
            boolean counted =
                    !amounts.isEmpty() && amounts.stream().allMatch(Amount::isDeterminate);
            long done = amounts.stream().mapToLong(Amount::done).sum();
            long total = amounts.stream().mapToLong(Amount::total).sum();
            bar.setProgress(counted ? done / (double) total : ProgressBar.INDETERMINATE_PROGRESS);
            String text = counted ? messages.text("quit.progress", done, total) : "";
            amount.setText(
                    counted && writing.stream().allMatch(entry -> entry.pausedProperty().get())
                            ? messages.text("work.paused", text)
                            : text);
            onStep.run();
        }

        @Override
        public void close() {
            jobs.running().removeListener(listener);
            following.unsubscribe();
        }
    }
}
