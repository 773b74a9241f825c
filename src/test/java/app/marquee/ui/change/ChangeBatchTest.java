package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.change.ChangeEntry.State;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** State of a batch, what of it can be undone, and what is saved of it before it is sent. */
final class ChangeBatchTest {
    private static final Failure REFUSED = new Failure.Invalid(new Answer(400, null, ""));

    private int number;
    private final JournalEntryFactory staging =
            new JournalEntryFactory(
                    SessionFixture.connection("acme"),
                    Clock.fixed(SessionFixture.NOON, ZoneOffset.UTC),
                    () -> new ChangeId("change-" + ++number),
                    "maria");
    private final ChangeBatchLog log = new ChangeBatchLog();

    private StagedChange change() {
        FolderId folder = new FolderId(new UUID(0x4000L, number + 1).toString());
        return FolderEdit.TYPE.stage(staging, Folder.known(folder), FolderUpdate.rename("A"));
    }

    private static ChangeLine ended(ChangeLine line, ChangeState state) {
        return line.ended(state, SessionFixture.NOON, new ChangeAnswer(null, null, null, null));
    }

    private ChangeEntry entry(State state, Reversible reversible) {
        StagedChange change = change();
        return new ChangeEntry(change, change.line().withReversible(reversible), state, null, null);
    }

    private ChangeBatch batch(State... states) {
        List<ChangeEntry> entries =
                Arrays.stream(states).map(state -> entry(state, Reversible.YES)).toList();
        return new ChangeBatch(1, "Rename", entries, null, false);
    }

    private ChangeEntry failed(Failure why) {
        StagedChange change = change();
        return new ChangeEntry(change, change.line(), State.FAILED, why, null);
    }

    @Test
    void onlyConflictsMakeAConflict() {
        Failure conflict = new Failure.Conflict(new Answer(409, null, ""));
        ChangeEntry done = entry(State.DONE, Reversible.YES);
        ChangeBatch conflicts =
                new ChangeBatch(1, "Rename", List.of(failed(conflict), done), null, false);
        assertThat(conflicts.isConflict()).isTrue();
        List<ChangeEntry> both = List.of(failed(conflict), failed(REFUSED));
        assertThat(new ChangeBatch(1, "Rename", both, null, false).isConflict()).isFalse();
        assertThat(batch(State.DONE).isConflict()).isFalse();
    }

    /** The one that needs the user comes first. */
    @Test
    void theStateOfABatchIsThatOfItsWorstChange() {
        List<State> worstFirst =
                List.of(
                        State.PAUSED,
                        State.SENDING,
                        State.WAITING,
                        State.UNKNOWN,
                        State.FAILED,
                        State.FOUND_UNDONE,
                        State.CANCELLED,
                        State.FOUND_DONE,
                        State.DONE);
        assertThat(worstFirst).containsExactlyInAnyOrder(State.values());
        for (int at = 0; at < worstFirst.size(); at++) {
            State[] rest = worstFirst.subList(at, worstFirst.size()).toArray(State[]::new);
            assertThat(batch(rest).state()).isEqualTo(worstFirst.get(at));
            assertThat(batch(rest).isUnderWay()).isEqualTo(at < 3);
        }
    }

    @Test
    void aBatchIsUndoneOnceAndOnlyWhenItHasEnded() {
        assertThat(batch(State.DONE, State.FAILED).canBeTakenBack()).isTrue();
        assertThat(batch(State.FAILED, State.UNKNOWN).canBeTakenBack()).isFalse();
        assertThat(batch(State.FOUND_DONE).canBeTakenBack()).isTrue();
        assertThat(batch(State.DONE, State.WAITING).canBeTakenBack()).isFalse();
        assertThat(batch(State.DONE, State.PAUSED).canBeTakenBack()).isFalse();
        assertThat(batch(State.DONE).taken().canBeTakenBack()).isFalse();
        ChangeEntry lost = entry(State.DONE, Reversible.UNKNOWN);
        assertThat(new ChangeBatch(1, "A", List.of(lost), null, false).canBeTakenBack()).isFalse();
    }

    /** What was being sent when it was canceled may have been applied. */
    @ParameterizedTest
    @CsvSource({
        "DONE, DONE",
        "UNKNOWN, UNKNOWN",
        "SENDING, UNKNOWN",
        "FAILED, FAILED",
        "STAGED, CANCELLED",
        "CANCELLED, CANCELLED"
    })
    void aCanceledChangeIsAsTheJournalHasIt(ChangeState recorded, State shown) {
        ChangeEntry entry = entry(State.SENDING, Reversible.YES);
        Failure canceled = new Failure.Cancelled(true);
        ChangeEntry found = entry.recorded(ended(entry.line(), recorded), canceled);
        assertThat(found.state()).isEqualTo(shown);
        assertThat(found.failure()).isEqualTo(shown == State.DONE ? null : canceled);
    }

    @Test
    void aFailureAfterWhichItMayBeAppliedIsUnknown() {
        ChangeEntry entry = entry(State.SENDING, Reversible.YES);
        assertThat(entry.failed(REFUSED).state()).isEqualTo(State.FAILED);
        assertThat(entry.failed(new Failure.LostAnswer("")).state()).isEqualTo(State.UNKNOWN);
        assertThat(entry.failed(new Failure.Cancelled(true)).state()).isEqualTo(State.UNKNOWN);
        assertThat(entry.failed(new Failure.Cancelled(false)).state()).isEqualTo(State.FAILED);
    }

    private ChangeBatch begin(int changes) {
        log.begin(
                Proposal.of(
                        "Rename",
                        "Rename",
                        IntStream.range(0, changes).mapToObj(_ -> change()).toList()));
        return log.gestures().getFirst();
    }

    private void end(ChangeBatch batch, State... states) {
        for (int at = 0; at < states.length; at++) {
            State state = states[at];
            log.ended(batch.entries().get(at).line().id(), entry -> entry.in(state));
        }
    }

    private boolean isTakenBack(ChangeBatch batch) {
        return log.gestures().stream()
                .filter(one -> one.number() == batch.number())
                .findFirst()
                .orElseThrow()
                .takenBack();
    }

    private ChangeBatch undo(ChangeBatch batch, int changes) {
        log.begin(
                Proposal.of(
                                "Undo",
                                "Undo",
                                IntStream.range(0, changes).mapToObj(_ -> change()).toList())
                        .takingBack(batch.number()));
        return log.gestures().getFirst();
    }

    @Test
    void aBatchIsUndoneWhenItsUndoHasEndedAndDidAnything() {
        ChangeBatch other = begin(1);
        ChangeBatch batch = begin(2);
        end(batch, State.DONE, State.DONE);
        end(undo(batch, 1), State.FAILED);
        assertThat(isTakenBack(batch)).as("an undo that failed").isFalse();
        ChangeBatch undo = undo(batch, 2);
        end(undo, State.DONE);
        assertThat(isTakenBack(batch)).as("half way").isFalse();
        end(undo, State.DONE, State.FAILED);
        assertThat(isTakenBack(batch)).isTrue();
        assertThat(isTakenBack(other)).isFalse();
    }

    @Test
    void thirtyBatchesAreKeptAndNoneThatIsUnderWayIsForgotten() {
        ChangeBatch first = begin(1);
        ChangeBatch second = begin(1);
        IntStream.range(0, 30).forEach(_ -> end(begin(1), State.DONE));
        assertThat(log.gestures()).as("the oldest is under way").hasSize(32);
        end(first, State.DONE);
        end(begin(1), State.DONE);
        assertThat(log.gestures()).hasSize(32).extracting(ChangeBatch::number).contains(2);
        end(second, State.FAILED);
        begin(1);
        assertThat(log.gestures()).hasSize(30);
    }

    @Test
    void aListenerHearsOfWhatChangedAlone() {
        List<List<ChangeEntry>> heard = new ArrayList<>();
        log.listen(heard::add);
        ChangeBatch batch = begin(2);
        begin(1);
        assertThat(heard).isEmpty();
        log.update(new ChangeId("no-such"), entry -> entry.in(State.DONE));
        assertThat(heard).isEmpty();
        ChangeId changed = batch.entries().getLast().line().id();
        log.update(changed, entry -> entry.in(State.SENDING));
        assertThat(heard).hasSize(1);
        assertThat(heard.getFirst())
                .extracting(entry -> entry.line().id())
                .containsExactly(changed);
        assertThat(log.isSending(changed)).isTrue();
        assertThat(log.isSending(batch.entries().getFirst().line().id())).isFalse();
    }

    /** Notes what is saved and given up. */
    private static final class Saving implements ChangeApplier {
        private final List<List<StagedChange>> kept = new ArrayList<>();
        private final List<ChangeId> givenUp = new ArrayList<>();
        private boolean isFull;

        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            throw new AssertionError("nothing is sent here");
        }

        @Override
        public Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.empty();
        }

        @Override
        public Optional<ChangeLine> find(ChangeId id) {
            return Optional.empty();
        }

        @Override
        public void keep(List<StagedChange> changes) {
            kept.add(changes);
            if (isFull) {
                throw new FailureException(new Failure.Storage("journal", "full"));
            }
        }

        @Override
        public void giveUp(List<ChangeId> changes) {
            givenUp.addAll(changes);
        }

        @Override
        public void settle(ChangeId id, boolean applied) {}
    }

    private final Saving gate = new Saving();

    @Test
    void allButTheDiscardedOnesAreSavedOnceBeforeTheFirstIsSent() {
        List<StagedChange> changes = List.of(change(), change(), change());
        PersistedBatch batch = new PersistedBatch(changes, true);
        batch.giveUp(gate, List.of(changes.get(1).line().id()));
        batch.keep(gate);
        batch.keep(gate);
        assertThat(gate.kept).containsExactly(List.of(changes.get(0), changes.get(2)));
        assertThat(gate.givenUp).containsExactly(changes.get(1).line().id());
    }

    @Test
    void aSingleChangeIsSavedOnlyWhereItQueues() {
        PersistedBatch batch = new PersistedBatch(List.of(change()), false);
        batch.keep(gate);
        assertThat(gate.kept).isEmpty();
        batch.ask();
        batch.keep(gate);
        assertThat(gate.kept).hasSize(1);
    }

    @Test
    void nothingIsSavedWhereAllIsDiscardedOrWasPendingBefore() {
        StagedChange change = change();
        PersistedBatch batch = new PersistedBatch(List.of(change), true);
        batch.giveUp(gate, List.of(change.line().id()));
        batch.keep(gate);
        assertThat(gate.kept).isEmpty();
    }

    /** Each is recorded once more before it is sent. */
    @Test
    void aJournalThatIsFullDoesNotEndTheRun() {
        gate.isFull = true;
        PersistedBatch batch = new PersistedBatch(List.of(change(), change()), true);
        batch.keep(gate);
        assertThat(gate.kept).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(State.class)
    void onlyWhatWasNotSentIsUnderWay(State state) {
        assertThat(state.isUnderWay())
                .isEqualTo(List.of(State.WAITING, State.SENDING, State.PAUSED).contains(state));
    }
}
