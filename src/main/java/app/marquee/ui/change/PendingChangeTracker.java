package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.Id;
import app.marquee.model.id.ItemKind;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.concurrent.Executor;

/**
 * Tracker of pending changes for the markers of a section; loads them off the FX thread, once for
 * many changes. FX thread only.
 */
final class PendingChangeTracker implements AutoCloseable {
    private final ChangeApplier changes;
    private final Messages messages;
    private final LatestJob reading;
    private final CoalescingFxRunner news;
    private final Runnable unlisten;
    private final ReadOnlyObjectWrapper<PendingChangeIndex> lines =
            new ReadOnlyObjectWrapper<>(PendingChangeIndex.NONE);

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    public PendingChangeTracker(
            ChangeApplier changes, Messages messages, TaskRunner tasks, Executor fxThread) {
        this.changes = changes;
        this.messages = messages.of("change");
        this.reading = new LatestJob(tasks);
        this.news = new CoalescingFxRunner(fxThread, this::read);
        this.unlisten = changes.listen(news::signal);
        news.signal();
    }

    private void read() {
        PendingChangeIndex shown = lines.get();
        reading.submit(
                Job.of(messages.text("job.waiting"), _ -> read(shown))
                        .onSuccess(lines::set)
                        // Activity reports failures to load the list.
                        .onFailure(_ -> lines.set(PendingChangeIndex.NONE)));
    }

    /** Returns the same index when nothing changed, so that nothing is redrawn. */
    private PendingChangeIndex read(PendingChangeIndex shown) {
        PendingChangeIndex now = PendingChangeIndex.of(changes.waiting());
        return now.equals(shown) ? shown : now;
    }

    public ReadOnlyObjectProperty<PendingChangeIndex> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** The pending changes of one item; empty when there are none. */
    public List<ChangeLine> about(Id id) {
        return ItemKind.of(id).map(kind -> lines.get().about(kind, id.value())).orElseGet(List::of);
    }

    @Override
    public void close() {
        unlisten.run();
        news.close();
        reading.cancel();
    }
}
