package app.marquee.ui.activity;

import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.engine.ChangeLists;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.service.change.ChangeListService;
import app.marquee.task.Job;
import app.marquee.task.Progress;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.change.CarefulUndo;
import app.marquee.ui.change.ChangeBatch;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.ProductionWarning;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.dialog.Confirmation;
import app.marquee.ui.shell.dialog.FileKind;
import app.marquee.ui.shell.section.SectionContext;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * View model of the pending changes: apply after a comparison and a review, discard, check status,
 * undo, and exchange as a file. FX thread only.
 */
final class PendingChangesViewModel {
    /** So many changes are looked through for the latest one. */
    private static final int NEWEST = 500;

    /** Most changes without any known old value that are loaded before a review. */
    private static final int MOST_UNKNOWN = 30;

    private final ChangeListService service;
    private final SectionContext on;
    private final Messages messages;
    private final PendingChangesText words;
    private final ChangeFlowViewModel flow;
    private final Runnable reload;
    private BiConsumer<List<ChangeLine>, Consumer<Boolean>> status = (_, _) -> {};
    private Consumer<List<StateCheck>> comparison = _ -> {};

    /** Ways back that were proposed for the latest changes. */
    private final Set<ChangeId> undoing = new HashSet<>();

    private Runnable onLatestUndone = () -> {};
    private PasswordAnswer.Question password = (_, _, answer) -> answer.accept(PasswordAnswer.NONE);

    /**
     * @param reload loads the changes again
     */
    PendingChangesViewModel(
            ChangeListService service,
            ChangeFlowViewModel flow,
            ChangeWords words,
            SectionContext on,
            Runnable reload) {
        this.service = service;
        this.on = on;
        this.messages = on.messages();
        this.reload = reload;
        this.words = new PendingChangesText(messages, words);
        this.flow = flow;
        flow.listen(this::follow);
        flow.listen(this::tellUndone);
        // Changes that are pending again are loaded again.
        flow.pausedProperty().addListener((_, _, _) -> reload.run());
    }

    ChangeFlowViewModel flow() {
        return flow;
    }

    /** Sets the question whether changes were applied of which no load tells it. */
    void onStatus(BiConsumer<List<ChangeLine>, Consumer<Boolean>> question) {
        status = question;
    }

    /** Sets the dialog that shows how changes compare with the platform. */
    void onComparison(Consumer<List<StateCheck>> dialog) {
        comparison = dialog;
    }

    /** Sets the prompt for the password of a change; without one the change is skipped. */
    void onPassword(PasswordAnswer.Question question) {
        password = question;
    }

    private void follow(List<ChangeEntry> entries) {
        boolean ended = entries.stream().anyMatch(entry -> !entry.state().isUnderWay());
        if (ended && flow.gestures().stream().noneMatch(ChangeBatch::isUnderWay)) {
            reload.run();
        }
    }

    /** Whether any of these can be applied. */
    boolean canApply(List<ChangeLine> chosen) {
        return !on.connection().getValue().readOnly()
                && chosen.stream().anyMatch(ChangeLists::isOpen);
    }

    static boolean hasState(List<ChangeLine> chosen, ChangeState state) {
        return chosen.stream().anyMatch(line -> isIn(line, state));
    }

    private static boolean isIn(ChangeLine line, ChangeState state) {
        return line.state() == state;
    }

    /** Compares the open ones with their current state and shows a review. */
    void apply(List<ChangeLine> chosen) {
        List<ChangeLine> open =
                new ArrayList<>(chosen.stream().filter(ChangeLists::isOpen).toList());
        open.sort(Comparator.comparingLong(ChangeLine::sequence));
        askPasswords(
                open,
                open.stream().filter(line -> line.content().needsSecret()).toList(),
                new HashMap<>());
    }

    /**
     * One after the other, until one password applies to all the rest; a change without its
     * password is not sent.
     */
    private void askPasswords(
            List<ChangeLine> open, List<ChangeLine> asked, Map<ChangeId, Secret> given) {
        if (asked.isEmpty()) {
            prepare(open, given);
            return;
        }
        List<ChangeLine> others = asked.subList(1, asked.size());
        password.ask(
                asked.getFirst(),
                others.size(),
                answer -> {
                    Secret secret = answer.secret();
                    if (secret != null) {
                        (answer.forRest() ? asked : asked.subList(0, 1))
                                .forEach(line -> given.put(line.id(), secret));
                    }
                    askPasswords(open, answer.forRest() ? List.of() : others, given);
                });
    }

    private void prepare(List<ChangeLine> open, Map<ChangeId, Secret> given) {
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.compare"),
                                        progress -> prepared(open, given, progress))
                                .onSuccess(this::propose)
                                .onFailure(why -> failed("desk.apply.failed", why)));
    }

    private void failed(String what, Failure why) {
        on.notices().failed(messages.text(what), why, FailureSubject.OTHER);
    }

    /**
     * Changes that can be applied, with the comparison to their current state; an old value that
     * was unknown is the one that was loaded.
     */
    record Prepared(List<StagedChange> changes, List<StateCheck> checks, int leftOut) {}

    private Prepared prepared(
            List<ChangeLine> open, Map<ChangeId, Secret> given, Progress progress) {
        List<StagedChange> changes = new ArrayList<>();
        for (ChangeLine line : open) {
            service.changes()
                    .again(line, Optional.ofNullable(given.get(line.id())))
                    .ifPresent(changes::add);
        }
        List<ChangeLine> sent = changes.stream().map(StagedChange::line).toList();
        List<StateCheck> checks = compared(sent, progress);
        List<StagedChange> seen = new ArrayList<>();
        for (int at = 0; at < changes.size(); at++) {
            StagedChange change = changes.get(at);
            seen.add(
                    new StagedChange(checks.get(at).present(), change.request(), change.secrets()));
        }
        return new Prepared(List.copyOf(seen), checks, open.size() - changes.size());
    }

    /**
     * Compares all that have a known old value; of the others, whose old values are loaded for the
     * review, only the first ones.
     */
    private List<StateCheck> compared(List<ChangeLine> sent, Progress progress) {
        Set<ChangeId> left =
                sent.stream()
                        .filter(PendingChangesViewModel::isAllUnknown)
                        .skip(MOST_UNKNOWN)
                        .map(ChangeLine::id)
                        .collect(Collectors.toSet());
        Iterator<StateCheck> checks =
                service.check(
                                sent.stream().filter(line -> !left.contains(line.id())).toList(),
                                progress::report)
                        .iterator();
        return sent.stream()
                .map(line -> left.contains(line.id()) ? StateCheck.unread(line) : checks.next())
                .toList();
    }

    private static boolean isAllUnknown(ChangeLine line) {
        return !line.members().isEmpty()
                && line.members().stream()
                        .allMatch(member -> member.before() instanceof ChangeValue.Unknown);
    }

    /** Loads what the platform has now in place of what these expected, and shows both. */
    void compare(List<ChangeLine> chosen) {
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.compare"),
                                        progress -> service.check(chosen, progress::report))
                                .onSuccess(comparison)
                                .onFailure(why -> failed("compare.failed", why)));
    }

    private void propose(Prepared prepared) {
        if (prepared.changes().isEmpty()) {
            on.notices().warn(messages.text("desk.apply.nothing"));
            return;
        }
        String title = messages.plural("changes.apply", prepared.changes().size());
        boolean careful =
                prepared.checks().stream()
                        .anyMatch(
                                check ->
                                        check.kind() == StateCheck.Kind.CHANGED
                                                || check.kind() == StateCheck.Kind.GONE);
        propose(
                Proposal.of(title, title, prepared.changes())
                        .warning(words.warning(prepared), careful));
    }

    /** The content of a folder is unknown here, so it may be large. */
    private void propose(Proposal proposal) {
        boolean much = proposal.lines().stream().anyMatch(ProductionWarning::reachesBelow);
        flow.propose(
                much
                        ? ProductionWarning.on(on.connection().getValue(), proposal, messages)
                        : proposal);
    }

    /**
     * Discards all pending changes after a confirmation, since they were not selected one by one.
     *
     * @param consequence key of what the confirmation says
     */
    void giveUpAll(List<ChangeLine> shown, String consequence) {
        int count = (int) shown.stream().filter(line -> isIn(line, ChangeState.STAGED)).count();
        on.dialogs()
                .confirm(
                        Confirmation.of(
                                messages.plural("desk.giveUp.all.title", count),
                                messages.text(consequence),
                                messages.plural("desk.giveUp.all.do", count),
                                () -> giveUp(shown)));
    }

    /** Discards the pending ones. */
    void giveUp(List<ChangeLine> chosen) {
        List<ChangeLine> waiting =
                chosen.stream().filter(line -> isIn(line, ChangeState.STAGED)).toList();
        on.tasks()
                .submit(
                        Job.<Integer>of(
                                        messages.text("job.discard"),
                                        _ -> {
                                            service.giveUp(waiting);
                                            return waiting.size();
                                        })
                                .onSuccess(
                                        count ->
                                                on.notices()
                                                        .done(messages.plural("discarded", count)))
                                .onFailure(why -> failed("desk.giveUp.failed", why))
                                .onFinally(reload));
    }

    /** Checks the status of the changes whose result is unknown, and asks where no load tells. */
    void look(List<ChangeLine> chosen) {
        on.tasks()
                .submit(
                        Job.of(
                                        messages.text("job.status"),
                                        progress -> service.settle(chosen, progress::report))
                                .onSuccess(this::tell)
                                .onFailure(why -> failed("desk.look.failed", why))
                                .onFinally(reload));
    }

    private void tell(ChangeListService.Settled settled) {
        if (settled.lines().size() > settled.open().size()) {
            on.notices().done(words.settled(settled.lines()));
        }
        if (!settled.open().isEmpty()) {
            status.accept(settled.open(), isApplied -> mark(settled.open(), isApplied));
        }
    }

    private void mark(List<ChangeLine> open, boolean isApplied) {
        on.tasks()
                .submit(
                        Job.of(messages.text("job.status"), _ -> service.mark(open, isApplied))
                                .onSuccess(marked -> on.notices().done(words.settled(marked)))
                                .onFailure(why -> failed("status.failed", why))
                                .onFinally(reload));
    }

    /** Proposes to undo the applied ones, the latest first. */
    void undo(List<ChangeLine> chosen) {
        List<ChangeLine> done =
                chosen.stream()
                        .filter(line -> line.state() == ChangeState.DONE)
                        .sorted(Comparator.comparingLong(ChangeLine::sequence).reversed())
                        .toList();
        on.tasks()
                .submit(
                        Job.of(messages.text("job.undo"), _ -> back(done))
                                .onSuccess(back -> proposeBack(done, back))
                                .onFailure(why -> failed("desk.undo.failed", why)));
    }

    /**
     * Proposes to undo the changes that were applied last, together, as long as the platform still
     * has what they set. It never undoes what somebody else changed since.
     *
     * @param onUndone runs when they are undone
     */
    void undoLatest(Runnable onUndone) {
        onLatestUndone = onUndone;
        on.tasks()
                .submit(
                        Job.of(messages.text("job.undo"), this::latest)
                                .onSuccess(this::propose)
                                .onFailure(why -> failed("desk.undo.failed", why)));
    }

    /** The latest changes, with the ways back and what the platform has now. */
    private record Latest(List<ChangeLine> done, List<StagedChange> back, List<StateCheck> checks) {
        boolean all(Predicate<StateCheck> test) {
            return checks.stream().allMatch(test);
        }
    }

    private Latest latest(Progress progress) {
        List<ChangeLine> done = LatestChanges.in(service.changes().newest(NEWEST));
        List<StagedChange> back = back(done);
        List<StateCheck> checks =
                back.isEmpty() ? List.of() : service.check(done, progress::report);
        return new Latest(done, back, checks);
    }

    private void propose(Latest latest) {
        if (latest.done().isEmpty()) {
            on.notices().hint(messages.text("undo.nothing"));
        } else if (latest.back().size() < latest.done().size()) {
            on.notices().warn(messages.plural("desk.undo.none", latest.done().size()));
        } else if (latest.all(check -> check.kind() == StateCheck.Kind.ALREADY)) {
            propose(CarefulUndo.of(undoing(latest.back()), messages));
        } else {
            boolean isUnread =
                    latest.checks().stream()
                            .anyMatch(
                                    check ->
                                            check.kind() == StateCheck.Kind.UNREAD
                                                    || check.kind() == StateCheck.Kind.FAILED);
            on.notices().warn(messages.text(isUnread ? "desk.undo.unread" : "desk.undo.elsewhere"));
        }
    }

    private Proposal undoing(List<StagedChange> back) {
        back.forEach(change -> undoing.add(change.line().id()));
        String action = messages.plural("desk.undo.do", back.size());
        return back.size() == 1
                ? flow.proposal(back.getFirst(), action)
                : Proposal.of(action, action, back);
    }

    private void tellUndone(List<ChangeEntry> entries) {
        boolean isUndone =
                entries.stream()
                        .filter(entry -> entry.state() == ChangeEntry.State.DONE)
                        .anyMatch(entry -> undoing.remove(entry.line().id()));
        if (isUndone) {
            on.notices().done(messages.text("desk.undone"));
            onLatestUndone.run();
        }
    }

    private List<StagedChange> back(List<ChangeLine> done) {
        return done.stream().flatMap(line -> service.changes().inverse(line).stream()).toList();
    }

    private void proposeBack(List<ChangeLine> done, List<StagedChange> back) {
        if (back.isEmpty()) {
            on.notices().warn(messages.plural("desk.undo.none", done.size()));
            return;
        }
        String title = messages.plural("desk.undo.do", back.size());
        int without = done.size() - back.size();
        propose(
                CarefulUndo.of(
                        Proposal.of(title, title, back)
                                .warning(
                                        without == 0
                                                ? ""
                                                : messages.plural("desk.undo.without", without),
                                        false),
                        messages));
    }

    /** Saves the open ones of the chosen to a file. */
    void save(List<ChangeLine> chosen) {
        on.desk()
                .chooseTarget(
                        messages.text("desk.save.title"),
                        messages.text("desk.save.name") + ".json",
                        files(messages),
                        target -> saveTo(target, chosen));
    }

    /** Files of changes. */
    static FileKind files(Messages messages) {
        return new FileKind(messages.text("desk.files"), List.of("json"));
    }

    private void saveTo(Path target, List<ChangeLine> chosen) {
        on.tasks()
                .submit(
                        Job.of(messages.text("job.save"), _ -> service.save(target, chosen))
                                .onSuccess(
                                        count ->
                                                on.notices()
                                                        .done(messages.plural("desk.saved", count)))
                                .onFailure(why -> failed("desk.save.failed", why)));
    }

    void copyCurl(List<ChangeLine> lines) {
        on.desk()
                .copy(
                        lines.stream()
                                .map(ChangeListService::curl)
                                .collect(Collectors.joining("\n\n")));
        on.notices()
                .done(
                        lines.size() == 1
                                ? messages.text("curl.copied")
                                : messages.text("curl.copied.many", lines.size()));
    }
}
