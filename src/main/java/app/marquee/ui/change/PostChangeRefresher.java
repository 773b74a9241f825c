package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Refresher that reloads what a change affected once it was applied or refused, and checks the
 * status of unknown ones first. FX thread only.
 */
public final class PostChangeRefresher {
    private final ChangeFlowViewModel flow;
    private final TaskRunner tasks;
    private final Messages messages;
    private final UnaryOperator<ChangeLine> settling;
    private final Consumer<ChangeLine> reading;
    private Predicate<ChangeLine> ours = _ -> true;

    /**
     * @param settling checks the status of a change and returns its updated line; blocking
     * @param reading reloads the subject of a change; runs on the FX thread
     */
    public PostChangeRefresher(
            ChangeFlowViewModel flow,
            TaskRunner tasks,
            Messages messages,
            UnaryOperator<ChangeLine> settling,
            Consumer<ChangeLine> reading) {
        this.flow = flow;
        this.tasks = tasks;
        this.messages = messages.of("change");
        this.settling = settling;
        this.reading = reading;
    }

    /** Limits the refresher to changes that concern the view. */
    public PostChangeRefresher only(Predicate<ChangeLine> these) {
        ours = these;
        return this;
    }

    public void follow(List<ChangeEntry> entries) {
        for (ChangeEntry entry : entries) {
            if (ours.test(entry.line())) {
                switch (entry.state()) {
                    case DONE, FAILED -> reading.accept(entry.line());
                    case UNKNOWN -> settle(entry.line());
                    case WAITING, SENDING, PAUSED, CANCELLED, FOUND_DONE, FOUND_UNDONE -> {
                        // In progress, or settled already.
                    }
                }
            }
        }
    }

    private void settle(ChangeLine unknown) {
        tasks.submit(
                Job.of(messages.text("job.status"), _ -> settling.apply(unknown))
                        .onSuccess(this::settled)
                        .onFailure(_ -> reading.accept(unknown)));
    }

    private void settled(ChangeLine line) {
        if (line.state() != ChangeState.UNKNOWN) {
            flow.settle(line.id(), line.state() == ChangeState.DONE);
        }
        reading.accept(line);
    }
}
