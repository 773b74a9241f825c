package app.marquee.command.plan;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.engine.ChangeLists;
import app.marquee.change.engine.SendOrder;
import app.marquee.command.CommandFailure;
import app.marquee.command.ExitStatus;
import app.marquee.command.Output;
import app.marquee.command.Sentence;
import app.marquee.command.plan.Plan.PlannedChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeList;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ChangeId;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Application of a plan through the journal. A plan that was applied in part goes on where it
 * ended: what was done or may have been done is not sent again. Blocking.
 */
final class PlanApplication {
    private final Session session;
    private final ChangeList list;
    private final ChangeListService service;
    private final ApplicationReport report;
    private final Set<String> again;
    private final List<ChangeLine> lines = new ArrayList<>();
    private final Map<ChangeId, StateCheck> compared = new HashMap<>();
    private final Set<ChangeId> already = new HashSet<>();

    /**
     * @param again IDs of changes that are sent although they were discarded here
     */
    PlanApplication(Session session, ChangeList list, Output output, Set<String> again) {
        this.again = again;
        this.session = session;
        this.list = list;
        this.service = new ChangeListService(session);
        this.report = new ApplicationReport(output);
    }

    /** Compares what is still to be sent with what is there; nothing is recorded. */
    List<StateCheck> compare() {
        for (ChangeLine line : ListPlan.lines(session, list)) {
            if (line.content().needsSecret()) {
                throw new CommandFailure(Sentence.of("apply.password", ValueText.subject(line)));
            }
            lines.add(line.state() == ChangeState.UNKNOWN ? settled(line) : line);
        }
        List<StateCheck> checks =
                StalenessCheck.of(service, lines.stream().filter(this::isOpen).toList());
        for (StateCheck check : checks) {
            compared.put(check.line().id(), check);
            if (check.kind() == StateCheck.Kind.ALREADY) {
                already.add(check.line().id());
            }
        }
        lines.replaceAll(this::present);
        return checks;
    }

    /**
     * A read may say what became of a change of an earlier application. An addition that isn't
     * there may still be under way, and would be there twice.
     */
    private ChangeLine settled(ChangeLine line) {
        boolean isThere =
                service.check(List.of(line), (_, _) -> {}).stream()
                        .anyMatch(check -> check.applied().equals(Optional.of(true)));
        return ChangeLists.adds(line) && !isThere ? line : service.settle(line);
    }

    /** What the platform says wins over the file; what is recorded stays as it is there. */
    private ChangeLine present(ChangeLine line) {
        StateCheck check = compared.get(line.id());
        return check == null || line.sequence() > 0 ? line : check.present();
    }

    /** A change as it was compared. */
    PlannedChange planned(ChangeLine line) {
        StateCheck check = compared.get(line.id());
        return check == null ? PlannedChange.of(line) : PlannedChange.of(check);
    }

    /** What was discarded here stays so. */
    private boolean isOpen(ChangeLine line) {
        return ChangeLists.isOpen(line)
                && (line.state() != ChangeState.CANCELLED || again.contains(line.id().value()));
    }

    /** What is still to be sent. */
    List<ChangeLine> toSend() {
        return lines.stream()
                .filter(this::isOpen)
                .filter(line -> !already.contains(line.id()))
                .toList();
    }

    /** What is still to be sent, isn't in the journal, and would be there twice if it was sent. */
    List<ChangeLine> unrecordedAdditions() {
        return toSend().stream()
                .filter(line -> line.sequence() == 0)
                .filter(ChangeLists::adds)
                .toList();
    }

    /**
     * Sends the changes as the window does, and loads what was done.
     *
     * @throws FailureException when the server refuses for now, or wants another token
     */
    ExitStatus apply() throws InterruptedException {
        lines.stream()
                .filter(line -> !isOpen(line) || already.contains(line.id()))
                .forEach(line -> report.before(line, already.contains(line.id())));
        // All of them or none are in the journal before the first is sent.
        List<ChangeLine> taken = session.changes().lists().record(toSend());
        session.changes().leave();
        List<StagedChange> changes = taken.stream().map(this::staged).toList();
        SendOrder order = new SendOrder(changes);
        Outcomes outcomes = new Outcomes();
        boolean isOver = false;
        try {
            new BatchSending("apply", order, BatchSending.AT_ONCE)
                    .send(session.changes(), outcomes);
            isOver = outcomes.failure == null;
        } finally {
            if (!isOver) {
                report.end(order.waiting());
            }
        }
        if (outcomes.failure != null) {
            throw new FailureException(outcomes.failure);
        }
        verify(outcomes.done);
        report.end(0);
        return report.status();
    }

    private StagedChange staged(ChangeLine line) {
        return session.changes()
                .again(line, Optional.empty())
                .orElseThrow(
                        () ->
                                new CommandFailure(
                                        Sentence.of("apply.moved", ValueText.subject(line))));
    }

    /** Outcomes of the changes, printed as they come. */
    private final class Outcomes implements BatchSending.Listener {
        private final List<ChangeLine> done = new ArrayList<>();
        private @Nullable Failure failure;

        @Override
        public void sending(StagedChange change) {}

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            report.outcome(outcome);
            if (outcome instanceof ChangeOutcome.Done(var line, _)) {
                done.add(line);
            } else if (outcome instanceof ChangeOutcome.Paused paused) {
                failed(change, paused.failure());
            } else if (outcome instanceof ChangeOutcome.Unsettled(_, var why)
                    && why.delay().isPresent()) {
                failed(change, why);
            }
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            failure = failure == null ? why : failure;
        }
    }

    /** A read that fails says nothing about what was done. */
    private void verify(List<ChangeLine> done) {
        List<ChangeLine> last = new ArrayList<>();
        for (ChangeLine line : done) {
            last.removeIf(earlier -> isReplaced(earlier, line));
            last.add(line);
        }
        service.check(last, (_, _) -> {}).forEach(report::verified);
    }

    /** Whether a later change sets a field of the same item again. */
    private static boolean isReplaced(ChangeLine earlier, ChangeLine later) {
        return earlier.state() == ChangeState.DONE
                && earlier.subject().equals(later.subject())
                && earlier.members().stream()
                        .anyMatch(
                                one ->
                                        later.members().stream()
                                                .anyMatch(
                                                        other ->
                                                                other.member()
                                                                        .equals(one.member())));
    }
}
