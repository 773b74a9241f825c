package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.service.change.ChangeListService;
import app.marquee.task.Job;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.section.SectionContext;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Import of a file of changes into the pending ones. Of a file that is older than the damage to the
 * journal, the user chooses the changes that add something. FX thread only.
 */
final class ChangeImport {
    private final ChangeListService service;
    private final SectionContext on;
    private final Messages messages;
    private final Supplier<Optional<Instant>> damagedAt;
    private final Runnable reload;
    private Question question = (_, left) -> left.accept(Set.of());

    /**
     * File that is older than the damage to the journal.
     *
     * @param additions changes that may have been sent already, and would be there twice
     */
    record Older(ChangeList list, Instant damagedAt, List<ChangeLine> additions) {}

    /** Question which of the additions to import. */
    interface Question {
        /**
         * @param left takes those that stay out; not called when nothing is to be imported
         */
        void ask(Older file, Consumer<Set<ChangeId>> left);
    }

    /** Result of opening a file. */
    private sealed interface Opened {
        record Taken(List<ChangeLine> lines, int left) implements Opened {}

        record Refused(ChangeListReading.Refused why) implements Opened {}

        record Asked(Older file) implements Opened {}
    }

    /**
     * @param damagedAt when the journal was last set aside; blocks
     * @param reload loads the changes again
     */
    ChangeImport(
            ChangeListService service,
            SectionContext on,
            Supplier<Optional<Instant>> damagedAt,
            Runnable reload) {
        this.service = service;
        this.on = on;
        this.messages = on.messages();
        this.damagedAt = damagedAt;
        this.reload = reload;
    }

    /** Sets the question about a file that is older than the damage to the journal. */
    void onOlder(Question asked) {
        question = asked;
    }

    /** Lets the user choose a file. */
    void open() {
        on.desk()
                .chooseFile(
                        messages.text("desk.open.title"),
                        PendingChangesViewModel.files(messages),
                        file -> submit(() -> opened(file)));
    }

    private void submit(Supplier<Opened> work) {
        on.tasks()
                .submit(
                        Job.of(messages.text("job.open"), _ -> work.get())
                                .onSuccess(this::follow)
                                .onFailure(this::failed)
                                .onFinally(reload));
    }

    private Opened opened(Path file) {
        return switch (service.read(file)) {
            case ChangeListReading.Refused refused -> new Opened.Refused(refused);
            case ChangeListReading.Found(var list) ->
                    older(list).<Opened>map(Opened.Asked::new).orElseGet(() -> taken(list, list));
        };
    }

    private Optional<Older> older(ChangeList list) {
        return damagedAt
                .get()
                .filter(list::mayBeOlderThan)
                .map(moment -> new Older(list, moment, service.additions(list)))
                .filter(file -> !file.additions().isEmpty());
    }

    private Opened taken(ChangeList wanted, ChangeList whole) {
        List<ChangeLine> lines = new ArrayList<>();
        return service.take(wanted, lines::addAll)
                .<Opened>map(Opened.Refused::new)
                .orElseGet(() -> new Opened.Taken(lines, whole.changes().size() - lines.size()));
    }

    private void follow(Opened opened) {
        switch (opened) {
            case Opened.Refused(var why) ->
                    on.notices().warn(PendingChangesText.refused(messages, why));
            case Opened.Taken(var lines, var left) ->
                    on.notices().done(PendingChangesText.taken(messages, lines.size(), left));
            case Opened.Asked(var file) ->
                    question.ask(
                            file,
                            left -> submit(() -> taken(file.list().without(left), file.list())));
        }
    }

    private void failed(Failure why) {
        on.notices().failed(messages.text("desk.open.failed"), why, FailureSubject.OTHER);
    }
}
