package app.marquee.ui.change;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Follows changes to their end, so that a view shows what the service has: what was done or refused
 * is read again, and what nobody knows is settled by a read first. Lives on the FX thread.
 */
public final class PostChangeRefresher {
    private final ChangeFlowViewModel flow;
    private final TaskRunner tasks;
    private final Messages messages;
    private final UnaryOperator<ChangeLine> settling;
    private final Consumer<ChangeLine> reading;
    private Predicate<ChangeLine> ours = _ -> true;

    /**
     * @param settling looks up what became of a change, and gives its line as it is then; blocks
     * @param reading reads again what a change was about; on the FX thread
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

    /** Only these concern the view. */
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
                        // Under way, or settled already.
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
