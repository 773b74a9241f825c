package app.marquee.change.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.task.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.IntStream;

/** What ends a batch, what is told of it, and what is left to be sent. */
final class BatchOutcomesTest {
    private static final Failure LIMITED = new Failure.RateLimited(new Answer(429, null, ""), null);

    private final JournalEntryFactory staging = Things.lines(Things.CONNECTION);
    private final List<String> told = new ArrayList<>();
    private final Gate gate = new Gate();

    /** Ends each change as it was told to, in turn; the others are done. */
    private static final class Gate implements ChangeApplier {
        private final Deque<Function<ChangeLine, ChangeOutcome>> endings = new ArrayDeque<>();
        private final Map<ChangeId, ChangeLine> journal = new HashMap<>();
        private final List<ChangeId> sent = new ArrayList<>();

        void next(Function<ChangeLine, ChangeOutcome> ending) {
            endings.add(ending);
        }

        @Override
        public ChangeOutcome apply(StagedChange change, Runnable answered) {
            Function<ChangeLine, ChangeOutcome> ending;
            synchronized (this) {
                sent.add(change.line().id());
                ending = endings.isEmpty() ? BatchOutcomesTest::done : endings.remove();
            }
            answered.run();
            return ending.apply(change.line());
        }

        @Override
        public Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.empty();
        }

        @Override
        public Optional<ChangeLine> find(ChangeId id) {
            return Optional.ofNullable(journal.get(id));
        }

        @Override
        public void keep(List<StagedChange> changes) {}

        @Override
        public void giveUp(List<ChangeId> changes) {}

        @Override
        public void settle(ChangeId id, boolean applied) {}
    }

    /** Writes down what is told. */
    private final class Told implements BatchSending.Listener {
        @Override
        public void sending(StagedChange change) {}

        @Override
        public void ended(StagedChange change, ChangeOutcome outcome) {
            told.add(change.line().id().value() + " " + outcome.getClass().getSimpleName());
        }

        @Override
        public void failed(StagedChange change, Failure why) {
            told.add(change.line().id().value() + " " + why.getClass().getSimpleName());
        }
    }

    private static ChangeLine in(ChangeLine line, ChangeState state) {
        return line.ended(state, Things.NOON, new ChangeAnswer(null, null, null, null));
    }

    private static ChangeOutcome done(ChangeLine line) {
        return new ChangeOutcome.Done(in(line, ChangeState.DONE), new WriteResponse.Nothing());
    }

    private static ChangeOutcome refused(ChangeLine line) {
        return new ChangeOutcome.Paused(line, LIMITED, null);
    }

    private SendOrder renames(int count) {
        return new SendOrder(
                IntStream.range(0, count)
                        .mapToObj(
                                number ->
                                        FolderEdit.TYPE.stage(
                                                staging,
                                                Folder.known(
                                                        new FolderId(
                                                                new UUID(0x4000L, number)
                                                                        .toString())),
                                                FolderUpdate.rename("Name " + number)))
                        .toList());
    }

    private int send(SendOrder order) throws InterruptedException {
        return new BatchSending("Send", order, 1).send(gate, new Told());
    }

    private static List<String> left(SendOrder order) {
        return order.drop().stream().map(change -> change.line().id().value()).toList();
    }

    @Test
    void theRestWaitsInItsOrderOnceTheServerRefuses() throws InterruptedException {
        gate.next(BatchOutcomesTest::done);
        gate.next(BatchOutcomesTest::refused);
        SendOrder order = renames(4);
        assertThat(send(order)).isEqualTo(2);
        assertThat(told).containsExactly("change-1 Done", "change-2 Paused");
        assertThat(gate.sent).hasSize(2);
        assertThat(left(order)).containsExactly("change-2", "change-3", "change-4");
    }

    @Test
    void aChangeThatFailsLeavesTheOthers() throws InterruptedException {
        gate.next(
                line ->
                        new ChangeOutcome.Failed(
                                in(line, ChangeState.FAILED),
                                new Failure.Invalid(new Answer(400, null, ""))));
        gate.next(
                _ -> {
                    throw new FailureException(new Failure.Storage("journal", "full"));
                });
        SendOrder order = renames(3);
        assertThat(send(order)).isEqualTo(3);
        assertThat(told).containsExactly("change-1 Failed", "change-2 Storage", "change-3 Done");
        assertThat(order.waiting()).isZero();
        assertThat(order.onTheWay()).isEmpty();
    }

    /** The activity log has the outcome of the one that was canceled. */
    @Test
    void aCanceledChangeEndsTheBatch() {
        gate.next(
                _ -> {
                    throw new FailureException(new Failure.Cancelled(true));
                });
        SendOrder order = renames(2);
        assertThatThrownBy(() -> send(order))
                .isInstanceOfSatisfying(
                        FailureException.class,
                        e -> assertThat(e.failure()).isEqualTo(new Failure.Cancelled(true)));
        assertThat(told).isEmpty();
        assertThat(left(order)).containsExactly("change-2");
    }

    private static final String SENT_BEFORE = "sent before";

    private void sentBefore(ChangeState state) {
        gate.next(
                line -> {
                    gate.journal.put(line.id(), in(line, state));
                    throw new IllegalStateException(SENT_BEFORE);
                });
    }

    @ParameterizedTest
    @EnumSource(names = {"DONE", "UNKNOWN", "SENDING"})
    void aChangeThatWasSentMeanwhileEndsAsItIsRecorded(ChangeState state)
            throws InterruptedException {
        sentBefore(state);
        assertThat(send(renames(2))).isEqualTo(2);
        assertThat(told)
                .containsExactly(
                        "change-1 " + (state == ChangeState.DONE ? "Done" : "Unsettled"),
                        "change-2 Done");
    }

    @ParameterizedTest
    @EnumSource(names = {"STAGED", "FAILED", "CANCELLED"})
    void aDefectIsThrownAgain(ChangeState state) {
        sentBefore(state);
        assertThatThrownBy(() -> send(renames(2))).hasMessage(SENT_BEFORE);
        assertThat(gate.sent).hasSize(1);
    }

    @Test
    void aDefectOfWhatNobodyRecordedIsThrownAgain() {
        gate.next(
                _ -> {
                    throw new IllegalStateException(SENT_BEFORE);
                });
        assertThatThrownBy(() -> send(renames(1))).hasMessage(SENT_BEFORE);
    }

    @Test
    void anInterruptEndsItAfterTheChangeThatIsOnItsWay() {
        gate.next(
                line -> {
                    Thread.currentThread().interrupt();
                    return done(line);
                });
        SendOrder order = renames(2);
        assertThatThrownBy(() -> send(order)).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).as("heeded").isFalse();
        assertThat(told).containsExactly("change-1 Done");
        assertThat(left(order)).containsExactly("change-2");
    }

    /** Steps of a progress, and how much was told at each. */
    private class Steps implements Progress {
        private final List<String> steps = new ArrayList<>();

        @Override
        public void report(long done, long total) {
            steps.add(done + " of " + total);
        }

        @Override
        public void rest() {
            steps.add("rest after " + told.size());
        }
    }

    @Test
    void progressIsReportedAndRestsBetweenTwoChanges() throws InterruptedException {
        Steps progress = new Steps();
        new BatchSending("Send", renames(3), 1).send(gate, progress, new Told());
        assertThat(progress.steps)
                .containsExactly(
                        "0 of 3", "1 of 3", "rest after 1", "2 of 3", "rest after 2", "3 of 3");
    }

    @Test
    void aSingleChangeHasNoProgress() throws InterruptedException {
        Steps progress = new Steps();
        new BatchSending("Send", renames(1), 1).send(gate, progress, new Told());
        assertThat(progress.steps).isEmpty();
        assertThat(told).containsExactly("change-1 Done");
    }

    /** The view shows the states of all that was sent while nothing more is. */
    @Test
    void beforeAPauseTheOnesOnTheirWayEnd() throws InterruptedException {
        SendOrder order = renames(12);
        List<Integer> onTheWay = new ArrayList<>();
        Progress pausing =
                new Progress() {
                    @Override
                    public void report(long done, long total) {}

                    @Override
                    public boolean isPaused() {
                        return true;
                    }

                    @Override
                    public void rest() {
                        onTheWay.add(order.onTheWay().size());
                    }
                };
        CountDownLatch second = new CountDownLatch(1);
        gate.next(
                line -> {
                    second.countDown();
                    return done(line);
                });
        gate.next(
                line -> {
                    await(second);
                    return done(line);
                });
        assertThat(new BatchSending("Send", order, 2).send(gate, pausing, new Told()))
                .isEqualTo(12);
        assertThat(onTheWay).isNotEmpty().containsOnly(0);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    /** What is on its way has not ended. */
    @Test
    void onlyWhatHasEndedCountsAsProgress() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch reported = new CountDownLatch(2);
        gate.next(
                line -> {
                    begun.countDown();
                    await(begun);
                    return done(line);
                });
        gate.next(
                line -> {
                    begun.countDown();
                    await(reported);
                    return done(line);
                });
        List<Long> steps = new ArrayList<>();
        Progress progress =
                (done, total) -> {
                    steps.add(done);
                    reported.countDown();
                };
        new BatchSending("Send", renames(2), 2).send(gate, progress, new Told());
        assertThat(steps).containsExactly(0L, 1L, 2L);
    }

    /** What is on its way beside a defect still counts. */
    @Test
    void aDefectLetsTheOthersOnTheirWayEnd() {
        CountDownLatch both = new CountDownLatch(2);
        gate.next(
                _ -> {
                    both.countDown();
                    await(both);
                    throw new IllegalStateException(SENT_BEFORE);
                });
        gate.next(
                line -> {
                    both.countDown();
                    await(both);
                    return done(line);
                });
        SendOrder order = renames(2);
        assertThatThrownBy(() -> new BatchSending("Send", order, 2).send(gate, new Told()))
                .hasMessage(SENT_BEFORE);
        assertThat(told).singleElement().asString().endsWith(" Done");
    }
}
