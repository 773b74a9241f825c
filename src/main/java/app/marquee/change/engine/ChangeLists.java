package app.marquee.change.engine;

import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeListReading;
import app.marquee.model.change.ChangeListReading.Reason;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.ConnectionKind;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.ChangeListId;
import app.marquee.model.id.Subject;
import app.marquee.model.operation.Operation;
import app.marquee.store.Journal;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pending changes, saved for later alone or as a shared list. Everything but the comparisons is
 * blocking.
 */
public final class ChangeLists {
    private static final Set<ChangeState> OPEN =
            EnumSet.of(ChangeState.STAGED, ChangeState.FAILED, ChangeState.CANCELLED);

    private static final ChangeAnswer NONE = new ChangeAnswer(null, null, null, null);

    /** In place of a failure: the user says that it was applied. */
    private static final String MARKED = "MarkedApplied";

    private final JournalEntryFactory lines;
    private final Journal journal;

    ChangeLists(JournalEntryFactory lines, Journal journal) {
        this.lines = lines;
        this.journal = journal;
    }

    /** Whether a line can be passed on in a file. */
    public static boolean canPassOn(ChangeLine line) {
        return isOpen(line) && deferral(line.operation()) == ChangeType.Deferral.SHARED;
    }

    /** Whether a line can be kept and sent later. */
    public static boolean canKeep(ChangeLine line) {
        return deferral(line.operation()) != ChangeType.Deferral.NEVER;
    }

    private static ChangeType.Deferral deferral(Operation operation) {
        return ChangeTypes.of(operation).deferral();
    }

    /** Whether a line is still to be sent, or could be sent again. */
    public static boolean isOpen(ChangeLine line) {
        return OPEN.contains(line.state()) && canKeep(line);
    }

    /** Records changes that are sent later, all of them or none. */
    public List<ChangeLine> keep(List<StagedChange> changes) {
        changes.forEach(change -> change.keepFile(journal.uploads()));
        return journal.addAll(changes.stream().map(StagedChange::line).toList());
    }

    /** Number of pending changes. */
    public long waiting() {
        return journal.count(lines.connection().id(), ChangeState.STAGED);
    }

    /** Number of changes with an unknown outcome. */
    public long unknown() {
        return journal.count(lines.connection().id(), ChangeState.UNKNOWN);
    }

    /** Pending changes in the order of staging. */
    public List<ChangeLine> waitingLines() {
        return journal.inState(lines.connection().id(), ChangeState.STAGED);
    }

    /** Runs the listener after something was recorded, on the thread that did. */
    public Runnable listen(Runnable listener) {
        return journal.listen(listener);
    }

    /** Discards unsent changes; what is on its way or was sent stays as it is. */
    public void giveUp(Collection<ChangeId> ids) {
        journal.advance(
                withDependents(ids),
                line ->
                        line.state() == ChangeState.STAGED
                                ? Optional.of(givenUp(line))
                                : Optional.empty());
    }

    /** What needs an item that isn't created is discarded with its creation. */
    private Set<ChangeId> withDependents(Collection<ChangeId> ids) {
        Set<ChangeId> all = new LinkedHashSet<>(ids);
        for (ChangeLine line : waitingLines()) {
            if (line.needs().stream().anyMatch(item -> all.contains(item.change()))) {
                all.add(line.id());
            }
        }
        return all;
    }

    private ChangeLine givenUp(ChangeLine line) {
        return line.ended(
                ChangeState.CANCELLED,
                lines.clock().instant(),
                new ChangeAnswer(null, null, "Cancelled", null));
    }

    /**
     * What of the lines is still open, as a list to be passed on, in the order in which they were
     * staged, whatever the order of these; secrets are in no line.
     */
    public ChangeList list(List<ChangeLine> chosen) {
        Connection connection = lines.connection();
        List<ChangeLine> passed =
                chosen.stream()
                        .filter(ChangeLists::canPassOn)
                        .sorted(Comparator.comparingLong(ChangeLine::sequence))
                        .toList();
        return new ChangeList(
                new ChangeListId(UUID.randomUUID().toString()),
                lines.clock().instant(),
                passed.stream()
                        .map(line -> line.origin().stagedAt())
                        .min(Comparator.naturalOrder())
                        .orElse(null),
                connection.name(),
                connection.kind(),
                connection.baseUrl(),
                passed.stream().map(ListedChange::of).toList());
    }

    /** Whether a change adds something again when it is applied a second time. */
    public static boolean adds(ChangeLine line) {
        return ChangeTypes.of(line).adds();
    }

    /**
     * Takes the changes of a list into the journal, staged and not sent: all of them or none.
     *
     * @param taken is given the lines as they are recorded
     * @return why nothing was taken; empty when all were
     */
    public Optional<ChangeListReading.Refused> take(
            ChangeList list, Consumer<List<ChangeLine>> taken) {
        List<ChangeLine> made = new ArrayList<>();
        return untaken(list, made)
                .or(
                        () -> {
                            taken.accept(journal.addAll(made));
                            return Optional.empty();
                        });
    }

    /** Those of a list that add something; none where the list can't be taken. */
    public List<ChangeLine> additions(ChangeList list) {
        List<ChangeLine> made = new ArrayList<>();
        return untaken(list, made).isPresent()
                ? List.of()
                : made.stream().filter(ChangeLists::adds).toList();
    }

    private Optional<ChangeListReading.Refused> untaken(ChangeList list, List<ChangeLine> made) {
        return Stream.of(otherService(list), known(list))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> made(list, made));
    }

    /**
     * The changes of a list that may have been taken before: those of the journal as they are
     * there, the others made and not recorded.
     *
     * @param found is given the lines in the order of the list
     * @return why there are none; empty when all were made
     */
    public Optional<ChangeListReading.Refused> preview(
            ChangeList list, Consumer<List<ChangeLine>> found) {
        List<ChangeLine> all = new ArrayList<>();
        Optional<ChangeListReading.Refused> refused = otherService(list).or(() -> made(list, all));
        if (refused.isEmpty()) {
            found.accept(List.copyOf(all));
        }
        return refused;
    }

    /** Records those of these that the journal doesn't have; all of them as they are there. */
    public List<ChangeLine> record(List<ChangeLine> all) {
        journal.addAll(all.stream().filter(line -> line.sequence() == 0).toList());
        return all.stream().map(line -> journal.find(line.id()).orElseThrow()).toList();
    }

    /** Adds the lines of the listed changes, those of the journal as they are there. */
    private Optional<ChangeListReading.Refused> made(ChangeList list, List<ChangeLine> made) {
        for (ListedChange change : list.changes()) {
            int number = made.size() + 1;
            try {
                if (deferral(change.operation()) != ChangeType.Deferral.SHARED) {
                    return refused(Reason.NOT_FROM_A_FILE, number, change);
                }
                requireCreated(change, made);
                ChangeLine known = journal.find(change.id()).orElse(null);
                made.add(
                        known == null
                                ? restaged(change).inList(list.id(), number - 1)
                                : same(known, change));
            } catch (IllegalArgumentException
                    | NoSuchElementException
                    | ArithmeticException
                    | FailureException _) {
                return refused(Reason.BAD_CHANGE, number, change);
            }
        }
        return Optional.empty();
    }

    /** Requires that the journal has the listed change under its ID. */
    private ChangeLine same(ChangeLine known, ListedChange listed) {
        boolean resolved = known.needs().isEmpty() && !listed.needs().isEmpty();
        if (!known.connection().equals(lines.connection().id())
                || known.operation() != listed.operation()
                || (!resolved && !isSame(known.members(), listed.members()))) {
            throw new IllegalArgumentException("The journal has another change: " + listed.id());
        }
        return known;
    }

    /** A value before a change that the list doesn't know may have been read since. */
    private static boolean isSame(List<MemberChange> known, List<MemberChange> listed) {
        return known.size() == listed.size()
                && IntStream.range(0, known.size())
                        .allMatch(at -> isSame(known.get(at), listed.get(at)));
    }

    private static boolean isSame(MemberChange known, MemberChange listed) {
        return known.member().equals(listed.member())
                && known.after().equals(listed.after())
                && listed.before().mayBe(known.before());
    }

    /** What it needs is created by an earlier change of the list. */
    private static void requireCreated(ListedChange change, List<ChangeLine> earlier) {
        boolean created =
                change.needs().stream()
                        .allMatch(
                                item ->
                                        earlier.stream()
                                                .anyMatch(line -> line.id().equals(item.change())));
        if (!created) {
            throw new IllegalArgumentException("An earlier change is missing: " + change.id());
        }
    }

    /**
     * The line under the ID of the listed change, staged and never sent. It is built from the
     * listed content alone, so that the user sees exactly what is sent.
     *
     * @throws IllegalArgumentException for what is no change that a list may carry
     * @throws FailureException with {@link app.marquee.model.failure.Failure.Refused} for what the
     *     contract does not allow
     */
    ChangeLine restaged(ListedChange listed) {
        ChangeType type = ChangeTypes.of(listed.operation());
        StagedChange made = type.restage(listed, lines);
        if (made.line().content().needsSecret() != listed.needsSecret()
                || !type.isWhole(made, listed)) {
            throw new IllegalArgumentException("The request differs from the file: " + listed.id());
        }
        return made.line().of(listed).about(claimed(made.line().subjects(), listed.subjects()));
    }

    /** The items, of which those are marked whose titles only the file gives. */
    private static List<Subject> claimed(List<Subject> made, List<Subject> listed) {
        Set<Subject> claims =
                listed.stream().filter(Subject::isClaimed).collect(Collectors.toSet());
        return made.stream()
                .map(item -> claims.contains(item.claimed()) ? item.claimed() : item)
                .toList();
    }

    private static Optional<ChangeListReading.Refused> refused(
            Reason reason, int number, ListedChange change) {
        String title = change.subject().title();
        return Optional.of(
                new ChangeListReading.Refused(
                        reason, number + (title == null ? "" : " (" + title + ")")));
    }

    /** What is made for one service is sent to no other; a sandbox moves from run to run. */
    private Optional<ChangeListReading.Refused> otherService(ChangeList list) {
        Connection here = lines.connection();
        boolean sandboxes =
                here.kind() == ConnectionKind.SANDBOX && list.kind() == ConnectionKind.SANDBOX;
        return sandboxes || same(list.address().toString(), here.baseUrl().toString())
                ? Optional.empty()
                : Optional.of(
                        new ChangeListReading.Refused(
                                Reason.OTHER_SERVICE, list.address().toString()));
    }

    private static boolean same(String one, String other) {
        return one.replaceAll("/+$", "").equalsIgnoreCase(other.replaceAll("/+$", ""));
    }

    /** A list is taken once: its changes are in the journal then, under their ids. */
    private Optional<ChangeListReading.Refused> known(ChangeList list) {
        boolean known =
                !journal.ofList(list.id()).isEmpty()
                        || list.changes().stream()
                                .anyMatch(change -> journal.find(change.id()).isPresent());
        return known
                ? Optional.of(new ChangeListReading.Refused(Reason.APPLIED_ONCE, ""))
                : Optional.empty();
    }

    /**
     * Compares a change with the server.
     *
     * @throws FailureException when it could not be loaded
     */
    public static StateCheck check(ChangeLine line, ServerState now) {
        return line.subject().id() == null
                ? StateCheck.unread(line)
                : ChangeTypes.of(line).check(line, now);
    }

    /**
     * Settles a change with an unknown outcome by a read; one that the read does not settle stays
     * as it is.
     */
    public ChangeLine settle(StateCheck check) {
        return settle(check.line().id(), check.applied());
    }

    /**
     * The same where a view has read and compared.
     *
     * @param applied empty when the read did not settle it
     */
    public ChangeLine settle(ChangeId id, Optional<Boolean> applied) {
        ChangeLine line = journal.find(id).orElseThrow();
        if (line.state() != ChangeState.UNKNOWN) {
            return line;
        }
        return applied.map(
                        is ->
                                is
                                        ? ended(line, ChangeState.DONE, NONE)
                                        : ended(line, ChangeState.FAILED, undone(line.answer())))
                .orElse(line);
    }

    /** Takes the word of the user: no load verified it, and what is known of the attempt stays. */
    public ChangeLine mark(ChangeId id, boolean isApplied) {
        ChangeLine line = journal.find(id).orElseThrow();
        if (line.state() != ChangeState.UNKNOWN || !isApplied) {
            return settle(id, Optional.of(isApplied));
        }
        ChangeAnswer before = line.answer();
        return ended(
                line,
                ChangeState.DONE,
                before == null || before.failure() == null
                        ? new ChangeAnswer(null, null, MARKED, null)
                        : before);
    }

    /** That a load found it not applied, beside what the server said. */
    private static ChangeAnswer undone(@Nullable ChangeAnswer answer) {
        return new ChangeAnswer(
                answer == null ? null : answer.status(),
                answer == null ? null : answer.words(),
                "FoundUndone",
                null);
    }

    private ChangeLine ended(ChangeLine line, ChangeState state, ChangeAnswer answer) {
        ChangeLine settled = line.ended(state, lines.clock().instant(), answer);
        journal.update(settled);
        return settled;
    }
}
