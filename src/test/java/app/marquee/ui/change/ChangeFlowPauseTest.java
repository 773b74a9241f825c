package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.engine.BatchSending;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.Folder;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.JobRegistry;
import app.marquee.task.VirtualThreadRunner;
import app.marquee.text.Messages;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Many changes are one job: paused between two sends, gone on with, and cancelled in the middle.
 */
final class ChangeFlowPauseTest {
    private static final int PATIENCE = 20;
    private static final FolderUpdate DEACTIVATE = FolderUpdate.setActive(false);

    @TempDir Path home;
    private final BlockingQueue<Runnable> fx = new LinkedBlockingQueue<>();
    private final JobRegistry jobs = new JobRegistry();
    private final Semaphore onTheWire = new Semaphore(0);
    private final Semaphore answers = new Semaphore(0);
    private final List<String> reported = new ArrayList<>();
    private VirtualThreadRunner tasks;
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;

    @BeforeEach
    void open() {
        tasks = new VirtualThreadRunner(fx::add, jobs, (name, _, _) -> reported.add(name));
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        Messages messages = Messages.of("trash", Locale.ENGLISH);
        flow =
                new ChangeFlowViewModel(
                        tasks,
                        session.changes(),
                        new ChangeWords(messages, _ -> Optional.empty()),
                        messages);
        fixture.transport()
                .whileSending(
                        _ -> {
                            onTheWire.release();
                            answers.acquireUninterruptibly();
                        });
    }

    @AfterEach
    void close() {
        assertThat(reported).isEmpty();
        tasks.close();
        session.close();
        fixture.close();
    }

    private void send(int count) {
        List<StagedChange> changes =
                IntStream.rangeClosed(1, count)
                        .mapToObj(at -> new VideoId(new UUID(0x4000L, at).toString()))
                        .map(
                                video ->
                                        TrashChange.RECOVER.stage(
                                                session.staging(), List.of(video), Map.of()))
                        .toList();
        flow.send(Proposal.of("Recover " + count, "Recover", changes));
    }

    /** Takes what is brought to the FX thread until something holds. */
    private void until(BooleanSupplier holds) throws InterruptedException {
        while (!holds.getAsBoolean()) {
            Runnable next = fx.poll(PATIENCE, TimeUnit.SECONDS);
            assertThat(next).as("something is still to come").isNotNull();
            next.run();
        }
    }

    private long count(ChangeEntry.State state) {
        return flow.gestures().getFirst().count(state);
    }

    private JobRegistry.Entry job() {
        return jobs.running().getFirst();
    }

    @Test
    void betweenTwoSendsItRestsAndGoesOn() throws InterruptedException {
        fixture.transport().answer(200, "").answer(200, "").answer(200, "");
        send(3);
        onTheWire.acquire();
        assertThat(job().isPausable()).isTrue();
        assertThat(job().isWriting()).isTrue();
        job().pause();
        answers.release(3);
        until(() -> job().amountProperty().get().done() == 1);
        until(() -> count(ChangeEntry.State.DONE) == 1);
        assertThat(count(ChangeEntry.State.WAITING)).isEqualTo(2);
        assertThat(fixture.transport().sent()).hasSize(1);
        job().resume();
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(3);
    }

    @Test
    void aPausedRunThatIsCancelledSendsNothingMore() throws InterruptedException {
        fixture.transport().answer(200, "");
        send(3);
        onTheWire.acquire();
        job().pause();
        answers.release(3);
        until(() -> job().amountProperty().get().done() == 1);
        job().cancel();
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isOne();
        assertThat(count(ChangeEntry.State.CANCELLED)).isEqualTo(2);
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void cancellingWhileOneIsSentTellsHowThatOneEndedAndSendsNoOther() throws InterruptedException {
        fixture.transport().answer(200, "");
        send(2);
        onTheWire.acquire();
        job().cancel();
        answers.release(2);
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isOne();
        assertThat(count(ChangeEntry.State.CANCELLED)).isOne();
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void aRefusalForNowKeepsTheRestUntilThePersonSaysSo() throws InterruptedException {
        fixture.transport().fail(new Failure.NoToken()).answer(200, "").answer(200, "");
        answers.release(3);
        send(2);
        until(() -> jobs.running().isEmpty());
        assertThat(flow.pausedProperty().get()).isNotNull();
        assertThat(session.changes().refusals()).as("who waits knows of it").isOne();
        assertThat(fixture.transport().sent()).hasSize(1);
        flow.resume();
        until(() -> jobs.running().isEmpty());
        assertThat(session.changes().refusals()).isOne();
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(2);
    }

    @Test
    void twoGesturesAreTwoJobsInTheirOrder() throws InterruptedException {
        fixture.transport().answer(200, "").answer(200, "").answer(200, "");
        send(2);
        send(1);
        assertThat(jobs.running())
                .as("beside what keeps the other in the change list meanwhile")
                .filteredOn(job -> !job.name().equals("Saving changes for later"))
                .singleElement()
                .matches(JobRegistry.Entry::isWriting);
        answers.release(3);
        until(() -> flow.gestures().stream().noneMatch(ChangeBatch::isUnderWay));
        assertThat(fixture.transport().sent()).hasSize(3);
        until(() -> jobs.running().isEmpty());
    }

    @Test
    void stoppingAPausedRunLetsWhatIsOnTheWireEnd() throws InterruptedException {
        int count = twoMoreThanGoAtOnce();
        assertThat(flow.sending().stateProperty().get()).isEqualTo(SendingControl.State.SENDING);
        flow.sending().pauseOrResume();
        assertThat(flow.sending().stateProperty().get()).isEqualTo(SendingControl.State.PAUSED);
        assertThat(job().pausedProperty().get()).isTrue();
        flow.stop();
        assertThat(count(ChangeEntry.State.CANCELLED)).isEqualTo(2);
        answers.release(count);
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(BatchSending.AT_ONCE);
        assertThat(fixture.transport().sent()).hasSize(BatchSending.AT_ONCE);
        assertThat(flow.sending().stateProperty().get()).isEqualTo(SendingControl.State.NONE);
    }

    private void sendDifferent(int count) {
        List<StagedChange> changes =
                IntStream.rangeClosed(1, count)
                        .mapToObj(at -> new FolderId(new UUID(0x4000L, at).toString()))
                        .map(Folder::known)
                        .map(known -> FolderEdit.TYPE.stage(session.staging(), known, DEACTIVATE))
                        .toList();
        flow.send(Proposal.of("Deactivate " + count, "Deactivate", changes));
    }

    /** Answered as they are let go; as many as may be are on the wire when this returns. */
    private int twoMoreThanGoAtOnce() throws InterruptedException {
        int count = BatchSending.AT_ONCE + 2;
        IntStream.range(0, count).forEach(_ -> fixture.transport().answer(200, "{}"));
        sendDifferent(count);
        onTheWire.acquire(BatchSending.AT_ONCE);
        return count;
    }

    @Test
    void whatWaitsForItsTurnIsInTheChangeListAndStoppedItIsGivenUpThere()
            throws InterruptedException {
        int count = twoMoreThanGoAtOnce();
        assertThat(session.changes().lists().waiting()).isEqualTo(2);
        flow.stop();
        answers.release(count);
        until(() -> jobs.running().isEmpty());
        assertThat(session.changes().lists().waiting()).isZero();
        assertThat(recorded(ChangeState.CANCELLED)).isEqualTo(2);
        assertThat(recorded(ChangeState.DONE)).isEqualTo(BatchSending.AT_ONCE);
    }

    @Test
    void aGestureThatWaitsForAnotherIsInTheChangeListToo() throws InterruptedException {
        fixture.transport().answer(200, "").answer(200, "");
        send(1);
        onTheWire.acquire();
        send(1);
        until(() -> jobs.running().size() == 1);
        assertThat(session.changes().lists().waiting()).isOne();
        answers.release(2);
        until(() -> jobs.running().isEmpty());
        assertThat(session.changes().lists().waiting()).isZero();
        assertThat(fixture.transport().sent()).hasSize(2);
    }

    @Test
    void whatIsLeftAfterARefusalWaitsInTheChangeList() throws InterruptedException {
        fixture.transport().fail(new Failure.NoToken());
        answers.release(1);
        send(3);
        until(() -> jobs.running().isEmpty());
        flow.leaveWaiting();
        assertThat(flow.gestures().getFirst().isUnderWay()).isFalse();
        assertThat(session.changes().lists().waiting()).isEqualTo(3);
    }

    /** Three in their order, of which the first is done; the ids of the other two. */
    private List<ChangeId> pausedAfterTheFirst() throws InterruptedException {
        send(3);
        onTheWire.acquire();
        job().pause();
        answers.release(3);
        until(() -> job().amountProperty().get().done() == 1);
        return session.changes().lists().waitingLines().stream().map(ChangeLine::id).toList();
    }

    @Test
    void whatWasSentFromTheChangeListMeanwhileIsNotSentAgain() throws InterruptedException {
        fixture.transport().answer(200, "").answer(200, "").answer(200, "");
        ChangeId second = pausedAfterTheFirst().getFirst();
        ChangeLine waits = session.changes().find(second).orElseThrow();
        session.changes().apply(session.changes().again(waits, Optional.empty()).orElseThrow());
        job().resume();
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(3);
        assertThat(fixture.transport().sent()).hasSize(3);
    }

    @Test
    void whatWasGivenUpInTheChangeListMeanwhileIsNotSent() throws InterruptedException {
        fixture.transport().answer(200, "");
        List<ChangeId> waiting = pausedAfterTheFirst();
        session.changes().lists().giveUp(waiting);
        job().resume();
        until(() -> jobs.running().isEmpty());
        assertThat(waiting).hasSize(2);
        assertThat(count(ChangeEntry.State.CANCELLED)).isEqualTo(2);
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    private long recorded(ChangeState state) {
        return flow.gestures().getFirst().entries().stream()
                .flatMap(entry -> session.changes().find(entry.line().id()).stream())
                .filter(line -> line.state() == state)
                .count();
    }

    @Test
    void differentThingsAreSentAtTheSameTimeUpToTheMost() throws InterruptedException {
        int count = twoMoreThanGoAtOnce();
        assertThat(fixture.transport().sent()).hasSize(BatchSending.AT_ONCE);
        assertThat(onTheWire.tryAcquire()).isFalse();
        answers.release(count);
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(count);
    }

    @Test
    void cancellingTellsOfEveryoneThatWasOnTheWire() throws InterruptedException {
        int count = twoMoreThanGoAtOnce();
        job().cancel();
        answers.release(count);
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(BatchSending.AT_ONCE);
        assertThat(count(ChangeEntry.State.CANCELLED)).isEqualTo(2);
        assertThat(fixture.transport().sent()).hasSize(BatchSending.AT_ONCE);
    }

    @Test
    void whatIsOnTheWireIsToldBeforeAPausedRunRests() throws InterruptedException {
        int count = twoMoreThanGoAtOnce();
        job().pause();
        answers.release(count);
        until(() -> count(ChangeEntry.State.DONE) == BatchSending.AT_ONCE);
        assertThat(count(ChangeEntry.State.WAITING)).isEqualTo(2);
        job().resume();
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(count);
    }

    @Test
    void aRefusalForNowPutsBackEverythingThatIsRefused() throws InterruptedException {
        int count = BatchSending.AT_ONCE + 1;
        IntStream.range(0, BatchSending.AT_ONCE)
                .forEach(_ -> fixture.transport().fail(new Failure.NoToken()));
        IntStream.range(0, count).forEach(_ -> fixture.transport().answer(200, "{}"));
        sendDifferent(count);
        onTheWire.acquire(BatchSending.AT_ONCE);
        answers.release(BatchSending.AT_ONCE);
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.PAUSED)).isEqualTo(BatchSending.AT_ONCE);
        assertThat(fixture.transport().sent()).hasSize(BatchSending.AT_ONCE);
        answers.release(count);
        flow.resume();
        until(() -> jobs.running().isEmpty());
        assertThat(count(ChangeEntry.State.DONE)).isEqualTo(count);
    }
}
