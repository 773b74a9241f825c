package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeApplier;
import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.change.video.VideoEdit;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ChangeId;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.ui.shell.notification.Notices.Step;
import app.marquee.ui.shell.section.Place;
import app.marquee.ui.testing.FakeShell;
import app.marquee.ui.testing.Toolkit;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeoutException;

/** Notifications tell applied from saved changes, and lead on to the review and the undo. */
@Tag("window")
final class ChangeNotificationsTest {
    @TempDir Path home;
    private final FakeShell shell = new FakeShell();
    private final Gate gate = new Gate();
    private SessionFixture fixture;
    private Session session;
    private ChangeController changes;

    @BeforeAll
    static void toolkit() throws TimeoutException {
        Toolkit.start();
    }

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        changes = new ChangeController(gate, shell.context("trash"));
    }

    @AfterEach
    void close() {
        changes.close();
        session.close();
        fixture.close();
    }

    private StagedChange recovery(long video) {
        return TrashChange.RECOVER.stage(
                session.staging(),
                List.of(new VideoId(new UUID(0x4000L, video).toString())),
                Map.of());
    }

    private StagedChange rename(long number) {
        Video video = Video.known(new VideoId(new UUID(0x4000L, number).toString()));
        return VideoEdit.TYPE.stage(
                session.staging(), video.withTitle(Member.of("A")), VideoUpdate.rename("B"));
    }

    private Proposal recovery() {
        return Proposal.of("Recover “A”", "Recover", List.of(recovery(1)));
    }

    private List<String> steps() {
        return shell.steps().stream().map(Step::title).toList();
    }

    private void take(String step) {
        shell.steps().stream()
                .filter(each -> each.title().equals(step))
                .forEach(each -> each.action().run());
    }

    @Test
    void savedChangesAreReviewedInTheDrawer() {
        changes.keep(recovery());
        assertThat(shell.noticed()).containsExactly("1 change saved for later. Nothing was sent.");
        assertThat(steps()).containsExactly("Review", "Discard");
        take("Review");
        assertThat(shell.places()).containsExactly(new Place.ChangesDrawer());
    }

    @Test
    void savedChangesAreDiscardedUnlessTheyWereSent() {
        changes.keep(Proposal.of("Recover 2", "Recover", List.of(recovery(1), recovery(2))));
        List<Step> discard = shell.steps();
        take("Discard");
        assertThat(gate.kept).isEmpty();
        assertThat(shell.noticed()).last().isEqualTo("2 changes discarded");
        take("Open Activity");
        assertThat(shell.places()).containsExactly(new Place.PendingChanges());
        discard.getLast().action().run();
        assertThat(shell.noticed()).last().isEqualTo("Already sent or discarded.");
    }

    @Test
    void aSentBatchIsToldOnceWithItsUndo() {
        gate.way = rename(9);
        changes.flow().send(Proposal.of("Rename 2", "Rename", List.of(rename(1), rename(2))));
        assertThat(shell.noticed()).containsExactly("Applied: Rename 2");
        assertThat(steps()).containsExactly("Undo…");
        take("Undo…");
        assertThat(Objects.requireNonNull(changes.flow().reviewProperty().get()).changes())
                .as("both, to be reviewed")
                .hasSize(2);
    }

    @Test
    void whatWasDroppedIsToldAlsoWhereTheViewShowsIt() {
        ChangeNotifications watched =
                new ChangeNotifications(shell.context("trash"), changes.flow(), _ -> true);
        gate.way = rename(9);
        StagedChange first = rename(1);
        changes.flow().send(Proposal.of("Rename 1", "Rename", List.of(first)));
        assertThat(shell.noticed()).as("only the one that sees nothing").hasSize(1);
        StagedChange second = rename(2);
        watched.dropped(List.of(String.valueOf(second.line().subject().id())));
        changes.flow().send(Proposal.of("Rename 2", "Rename", List.of(second)));
        assertThat(shell.noticed()).hasSize(3);
        changes.flow().send(Proposal.of("Rename 2 again", "Rename", List.of(rename(2))));
        assertThat(shell.noticed()).as("the drop is over").hasSize(4);
    }

    @Test
    void anUndoHasNoNotificationAndCanBeMadeOnceOnly() {
        StagedChange applied = rename(1);
        gate.way = rename(9).undoing(applied.line().id());
        changes.flow().send(Proposal.of("Rename 1", "Rename", List.of(applied)));
        take("Undo…");
        changes.flow().confirm();
        assertThat(shell.noticed()).containsExactly("Applied: Rename 1");
        take("Undo…");
        assertThat(changes.flow().reviewProperty().get()).isNull();
        assertThat(shell.noticed()).last().isEqualTo("Already undone.");
    }

    @Test
    void anUndoOfAnotherViewHasNoneEither() {
        changes.flow()
                .send(
                        Proposal.of(
                                "Undo", "Undo", List.of(rename(9).undoing(rename(1).line().id()))));
        assertThat(shell.noticed()).isEmpty();
    }

    @Test
    void whatCannotBeUndoneOffersNoUndo() {
        changes.flow().send(recovery());
        assertThat(shell.noticed()).containsExactly("Applied: Recover “A”");
        assertThat(steps()).isEmpty();
    }

    @Test
    void aFailedChangeIsNotCalledSent() {
        gate.isFailing = true;
        changes.flow().send(recovery());
        assertThat(shell.noticed()).isEmpty();
        assertThat(shell.failures()).hasSize(1);
    }

    /** Applies what it gets, and has one way back for all. */
    private static final class Gate implements ChangeApplier {
        private final List<StagedChange> kept = new ArrayList<>();
        private @Nullable StagedChange way;
        private boolean isFailing;

        @Override
        public synchronized ChangeOutcome apply(StagedChange change, Runnable answered) {
            ChangeState state = isFailing ? ChangeState.FAILED : ChangeState.DONE;
            ChangeLine line =
                    change.line()
                            .ended(state, FakeShell.NOW, new ChangeAnswer(null, null, null, null));
            return isFailing
                    ? new ChangeOutcome.Failed(line, new Failure.Cancelled(false))
                    : new ChangeOutcome.Done(line, new WriteResponse.Nothing());
        }

        @Override
        public Optional<StagedChange> inverse(ChangeLine done) {
            return Optional.ofNullable(way);
        }

        @Override
        public Optional<ChangeLine> find(ChangeId id) {
            return Optional.empty();
        }

        @Override
        public void keep(List<StagedChange> changes) {
            kept.addAll(changes);
        }

        @Override
        public void giveUp(List<ChangeId> changes) {
            kept.removeIf(change -> changes.contains(change.line().id()));
        }

        @Override
        public List<ChangeLine> waiting() {
            return kept.stream().map(StagedChange::line).toList();
        }

        @Override
        public void settle(ChangeId id, boolean applied) {
            throw new IllegalStateException("Nothing is unknown.");
        }
    }
}
