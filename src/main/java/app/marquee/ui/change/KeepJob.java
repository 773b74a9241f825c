package app.marquee.ui.change;

import app.marquee.change.ChangeApplier;
import app.marquee.change.StagedChange;
import app.marquee.model.failure.Failure;
import app.marquee.task.Job;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Job that saves changes as pending and reports whether they were saved. */
final class KeepJob {
    private final ChangeApplier gate;
    private final List<StagedChange> changes;
    private final AtomicBoolean written = new AtomicBoolean();

    KeepJob(ChangeApplier gate, List<StagedChange> changes) {
        this.gate = gate;
        this.changes = changes;
    }

    /**
     * @param kept takes the number of pending changes
     * @param failed takes the reason why none was saved
     */
    Job<Integer> job(String name, IntConsumer kept, Consumer<Failure> failed) {
        return Job.<Integer>of(name, _ -> write())
                .writing()
                .onSuccess(kept::accept)
                .onFailure(failed)
                .onCancelled(() -> cancelled(kept, failed));
    }

    private int write() {
        gate.keep(changes);
        written.set(true);
        return changes.size();
    }

    /** The changes may have been saved before the job was cancelled. */
    private void cancelled(IntConsumer kept, Consumer<Failure> failed) {
        if (written.get()) {
            kept.accept(changes.size());
        } else {
            failed.accept(new Failure.Cancelled(false));
        }
    }
}
