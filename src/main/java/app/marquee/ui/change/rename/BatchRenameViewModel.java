package app.marquee.ui.change.rename;

import app.marquee.change.StagedChange;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenamePreview;
import app.marquee.model.rename.RenameRule;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** View-model of a batch rename, previewed and staged off the FX thread. FX thread only. */
final class BatchRenameViewModel {
    /** Longest time for a preview, after which a regular expression is refused. */
    private static final Duration MOST = Duration.ofSeconds(2);

    private final RenameTask task;
    private final TaskRunner tasks;
    private final Messages messages;
    private final LatestJob previewing;
    private final ReadOnlyObjectWrapper<@Nullable RenamePreview> preview =
            new ReadOnlyObjectWrapper<>(null);

    /**
     * @param messages of the changes
     */
    BatchRenameViewModel(RenameTask task, TaskRunner tasks, Messages messages) {
        this.task = task;
        this.tasks = tasks;
        this.messages = messages;
        this.previewing = new LatestJob(tasks);
    }

    /** The preview of the latest rule; null until it is there. */
    ReadOnlyObjectProperty<@Nullable RenamePreview> previewProperty() {
        return preview.getReadOnlyProperty();
    }

    int size() {
        return task.batch().items().size();
    }

    /** Previews a rule; a newer one ends the preview of an older one. */
    void apply(RenameRule rule) {
        preview.set(null);
        previewing.submit(
                Job.of(messages.text("job.rename"), _ -> task.batch().preview(rule, MOST))
                        .onSuccess(preview::set));
    }

    /** Stages the changes of the preview, and passes them on unless there are none. */
    void stage(Consumer<Proposal> next) {
        RenamePreview shown = preview.get();
        if (shown == null || shown.changes().isEmpty()) {
            return;
        }
        List<RenameLine> lines = shown.changes();
        tasks.submit(
                Job.of(messages.text("job.rename"), _ -> staged(lines))
                        .onSuccess(changes -> next.accept(proposal(changes))));
    }

    private List<StagedChange> staged(List<RenameLine> lines) {
        List<StagedChange> changes = new ArrayList<>(lines.size());
        for (RenameLine line : lines) {
            changes.add(task.staging().stage(line.index(), Objects.requireNonNull(line.after())));
        }
        return changes;
    }

    private Proposal proposal(List<StagedChange> changes) {
        String words = task.words().apply(changes.size());
        return task.warning().apply(Proposal.of(words, words, changes));
    }

    /** Ends what runs. */
    void close() {
        previewing.supersede();
    }
}
