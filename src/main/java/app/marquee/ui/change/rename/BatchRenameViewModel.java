package app.marquee.ui.change.rename;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.id.ChangeId;
import app.marquee.model.rename.RenameFlag;
import app.marquee.model.rename.RenameLine;
import app.marquee.model.rename.RenamePreview;
import app.marquee.model.rename.RenameRule;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.LatestJob;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.PreviewSending;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** View-model of a batch rename, previewed and staged off the FX thread. FX thread only. */
final class BatchRenameViewModel {
    /** Longest time for a preview, after which a regular expression is refused. */
    private static final Duration MOST = Duration.ofSeconds(2);

    private final RenameTask task;
    private final SectionContext on;
    private final Messages messages;
    private final LatestJob previewing;
    private final PreviewSending sending;
    private @Nullable JobHandle preparing;

    /** Present names of items that were renamed elsewhere since the preview; null is unknown. */
    private final Map<Integer, @Nullable String> changed = new HashMap<>();

    private final ReadOnlyObjectWrapper<@Nullable RenamePreview> preview =
            new ReadOnlyObjectWrapper<>(null);

    BatchRenameViewModel(RenameTask task, SectionContext on, PreviewSending sending) {
        this.task = task;
        this.on = on;
        this.messages = on.messages().of("change");
        this.sending = sending;
        this.previewing = new LatestJob(on.tasks());
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
                        .onSuccess(made -> preview.set(marked(made))));
    }

    /** Marks what was renamed elsewhere, which is left out. */
    private RenamePreview marked(RenamePreview made) {
        return new RenamePreview(made.lines().stream().map(this::marked).toList(), made.error());
    }

    private RenameLine marked(RenameLine line) {
        if (!changed.containsKey(line.index())) {
            return line;
        }
        String now = changed.get(line.index());
        return new RenameLine(line.index(), now, now, Set.of(RenameFlag.CHANGED));
    }

    /** Changes of a preview, in the order of its lines. */
    private record Staged(List<RenameLine> lines, List<StagedChange> changes) {
        int index(ChangeId change) {
            return IntStream.range(0, changes.size())
                    .filter(at -> changes.get(at).line().id().equals(change))
                    .map(at -> lines.get(at).index())
                    .findFirst()
                    .orElseThrow();
        }
    }

    /**
     * Stages the changes of the preview, and passes them on.
     *
     * @param failed runs when there are none, or after the user was told why not
     */
    void stage(Consumer<Proposal> next, Runnable failed) {
        staged(staged -> next.accept(proposal(staged.changes())), failed);
    }

    private void staged(Consumer<Staged> next, Runnable failed) {
        RenamePreview shown = preview.get();
        if (shown == null || shown.changes().isEmpty()) {
            failed.run();
            return;
        }
        List<RenameLine> lines = shown.changes();
        preparing =
                on.tasks()
                        .submit(
                                Job.of(
                                                messages.text("job.rename"),
                                                _ -> new Staged(lines, staged(lines)))
                                        .onSuccess(next)
                                        .onFailure(
                                                why -> {
                                                    on.notices()
                                                            .failed(
                                                                    messages.text("job.rename"),
                                                                    why,
                                                                    FailureSubject.OTHER);
                                                    failed.run();
                                                })
                                        .onCancelled(failed));
    }

    /**
     * Sends the lines of the preview, unless a name has changed since: that line is left out, and
     * the user sees the others again.
     *
     * @param sent runs as they are sent
     */
    void send(Runnable sent) {
        staged(
                staged -> sending.send(proposal(staged.changes()), new Ends(staged, sent)),
                this::showAgain);
    }

    /** Ends of an attempt to send these. */
    private final class Ends implements PreviewSending.Ends {
        private final Staged staged;
        private final Runnable sent;

        Ends(Staged staged, Runnable sent) {
            this.staged = staged;
            this.sent = sent;
        }

        @Override
        public void sent() {
            sent.run();
        }

        @Override
        public void changed(List<StateCheck> since) {
            since.forEach(check -> changed.put(staged.index(check.line().id()), name(check)));
            showAgain();
        }

        @Override
        public void stopped() {
            showAgain();
        }
    }

    /** Shows the preview that there is, with what changed since. */
    private void showAgain() {
        RenamePreview shown = preview.get();
        preview.set(null);
        if (shown != null) {
            preview.set(marked(shown));
        }
    }

    private static @Nullable String name(StateCheck check) {
        MemberChange member =
                Stream.concat(check.differences().stream(), check.line().members().stream())
                        .findFirst()
                        .orElse(null);
        return check.kind() != StateCheck.Kind.GONE
                        && member != null
                        && member.after() instanceof ChangeValue.Text(var name)
                ? name
                : null;
    }

    /** What to consider before they are renamed; empty for nothing. */
    String warning() {
        return task.warning().apply(Proposal.of("", "", List.of())).warning();
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

    /** Sends nothing that hasn't been sent yet, and forgets the preview. */
    void cancel() {
        preview.set(null);
        if (preparing != null) {
            preparing.cancel();
        }
        sending.cancel();
    }

    /** Ends what runs. */
    void close() {
        previewing.supersede();
        cancel();
    }
}
