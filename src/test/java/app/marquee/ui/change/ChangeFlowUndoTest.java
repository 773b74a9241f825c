package app.marquee.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.folder.FolderEdit;
import app.marquee.change.video.TrashChange;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.folder.FolderUpdate;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.task.InlineRunner;
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
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** What is proposed and undone, what is discarded, and what stays pending. */
final class ChangeFlowUndoTest {
    private static final Failure LIMITED = new Failure.RateLimited(new Answer(429, null, ""), null);

    @TempDir Path home;
    private final List<String> news = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final Messages messages = Messages.of("change", Locale.ENGLISH);
    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        flow =
                new ChangeFlowViewModel(
                        new InlineRunner(),
                        session.changes(),
                        new ChangeWords(messages, _ -> Optional.empty()),
                        messages);
        flow.onNews(news::add);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private StagedChange rename(int at) {
        return FolderEdit.TYPE.stage(
                session.staging(),
                NumberedFolder.of(at, Member.of("Old " + at)),
                FolderUpdate.rename("New"));
    }

    private StagedChange renameUnknown(int at) {
        return FolderEdit.TYPE.stage(
                session.staging(),
                NumberedFolder.of(at, Member.absent()),
                FolderUpdate.rename("New"));
    }

    private static Proposal proposal(StagedChange... changes) {
        return Proposal.of("Rename", "Rename", List.of(changes));
    }

    private void answers(int count) {
        IntStream.range(0, count).forEach(_ -> fixture.transport().answer(200, "{}"));
    }

    private Proposal shown() {
        return Objects.requireNonNull(flow.reviewProperty().get());
    }

    private static List<String> subjects(List<ChangeLine> lines) {
        return lines.stream().map(line -> line.subject().id()).toList();
    }

    private static String id(int at) {
        return new UUID(0x4000L, at).toString();
    }

    @Test
    void theLastChangeIsUndoneFirstAndOnlyWhatCanBe() {
        answers(3);
        flow.send(proposal(rename(1), renameUnknown(2), rename(3)));
        assertThat(LatestBatch.of(flow)).isPresent();
        LatestBatch.undo(flow);
        assertThat(subjects(shown().lines())).containsExactly(id(3), id(1));
        assertThat(shown().takesBack()).isEqualTo(flow.gestures().getFirst().number());
        assertThat(fixture.transport().sent()).as("before the user confirms").hasSize(3);
    }

    /** Or else undoing twice would do it all again. */
    @Test
    void anUndoIsNotUndoneByTheNext() {
        answers(3);
        flow.send(proposal(rename(1)));
        flow.send(proposal(rename(2)));
        LatestBatch.undo(flow);
        flow.confirm();
        assertThat(flow.gestures()).hasSize(3);
        LatestBatch.undo(flow);
        assertThat(subjects(shown().lines())).containsExactly(id(1));
    }

    @Test
    void whatHasNoWayBackIsSaid() {
        answers(1);
        flow.send(proposal(renameUnknown(1)));
        assertThat(LatestBatch.of(flow)).isEmpty();
        flow.undo(flow.gestures().getFirst());
        assertThat(news.getLast()).isEqualTo(messages.text("undo.none", "Rename"));
        assertThat(flow.reviewProperty().get()).isNull();
    }

    @Test
    void anUndoWarnsAsTheChangeDid() {
        flow.caring(back -> back.warning("first", true));
        flow.caring(back -> back.warning(back.warning() + " second", back.careful()));
        answers(1);
        flow.send(proposal(rename(1)));
        LatestBatch.undo(flow);
        assertThat(shown().warning()).isEqualTo("first second");
        assertThat(shown().careful()).isTrue();
    }

    private StagedChange pending(int at) {
        ChangeLine line = session.changes().lists().keep(List.of(rename(at))).getFirst();
        return session.changes().again(line, Optional.empty()).orElseThrow();
    }

    @Test
    void whatIsPendingAlreadyIsNotSavedForLaterAgain() {
        assertThat(flow.canKeep()).isFalse();
        flow.propose(proposal(rename(1), rename(2)));
        assertThat(flow.canKeep()).isTrue();
        StagedChange pending = pending(2);
        flow.propose(proposal(pending));
        assertThat(flow.canKeep()).isFalse();
        StagedChange other = rename(1);
        flow.propose(proposal(other, pending));
        assertThat(flow.canKeep()).isTrue();
        assertThat(flow.dismiss().orElseThrow().unsaved().changes()).containsExactly(other);
    }

    /** One after the other, since they are about the same folder. */
    @Test
    void discardingKeepsWhatWasPendingBefore() {
        fixture.transport().fail(LIMITED);
        StagedChange before = pending(1);
        flow.send(proposal(before, rename(1)));
        assertThat(flow.pausedProperty().get()).isNotNull();
        assertThat(session.changes().lists().waiting()).isEqualTo(2);
        flow.giveUpWaiting();
        assertThat(flow.pausedProperty().get()).isNull();
        assertThat(session.changes().lists().waitingLines())
                .extracting(ChangeLine::id)
                .containsExactly(before.line().id());
        assertThat(flow.gestures().getFirst().state()).isEqualTo(ChangeEntry.State.CANCELLED);
        assertThat(news).isEmpty();
    }

    @Test
    void whileOneBatchIsPausedTheNextIsPending() {
        fixture.transport().fail(LIMITED);
        answers(2);
        flow.send(proposal(rename(1)));
        flow.send(proposal(rename(2)));
        assertThat(fixture.transport().sent()).hasSize(1);
        assertThat(subjects(session.changes().lists().waitingLines()))
                .containsExactly(id(1), id(2));
        flow.resume();
        assertThat(fixture.transport().sent()).hasSize(3);
        assertThat(session.changes().lists().waiting()).isZero();
        assertThat(flow.gestures())
                .extracting(ChangeBatch::state)
                .containsOnly(ChangeEntry.State.DONE);
    }

    @Test
    void whatWaitsIsLeftPending() {
        fixture.transport().fail(LIMITED);
        flow.send(proposal(rename(1)));
        flow.send(proposal(rename(2)));
        flow.leaveWaiting();
        assertThat(flow.isUnderWay(_ -> true)).isFalse();
        assertThat(session.changes().lists().waiting()).isEqualTo(2);
        answers(1);
        flow.send(proposal(rename(3)));
        assertThat(fixture.transport().sent()).as("nothing of what was left").hasSize(2);
    }

    @Test
    void onlyChangesOfTheKindAreUnderWay() {
        fixture.transport().fail(LIMITED);
        flow.send(proposal(rename(1)));
        assertThat(flow.isUnderWay(line -> id(1).equals(line.subject().id()))).isTrue();
        assertThat(flow.isUnderWay(line -> id(2).equals(line.subject().id()))).isFalse();
    }

    @Test
    void aReviewThatIsDiscardedLeadsBackToItsFormOnce() {
        flow.proposeFrom(proposal(rename(1)), () -> steps.add("back"));
        flow.discard();
        flow.discard();
        assertThat(steps).containsExactly("back");
        flow.proposeFrom(proposal(rename(1)), () -> steps.add("back"));
        answers(1);
        flow.confirm();
        flow.discard();
        flow.proposeFrom(proposal(rename(1)), () -> steps.add("back"));
        flow.propose(proposal(rename(2)));
        flow.discard();
        assertThat(steps).hasSize(1);
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void aProposalWithItsOwnSenderIsSentByItAlone() {
        flow.propose(proposal(rename(1)), () -> steps.add("sent"));
        assertThat(steps).isEmpty();
        flow.confirm();
        flow.confirm();
        assertThat(steps).containsExactly("sent");
        flow.propose(proposal(rename(1)), () -> steps.add("sent"));
        answers(1);
        flow.propose(proposal(rename(2)));
        flow.confirm();
        assertThat(steps).hasSize(1);
        assertThat(fixture.transport().sent()).hasSize(1);
        assertThat(flow.reviewProperty().get()).isNull();
    }

    @Test
    void aDismissedProposalIsReturnedOnceAndNotSent() {
        Proposal proposal = proposal(rename(1));
        flow.propose(proposal);
        assertThat(flow.dismiss()).contains(proposal);
        assertThat(flow.dismiss()).isEmpty();
        flow.confirm();
        assertThat(fixture.transport().sent()).isEmpty();
    }

    @Test
    void aLaterLoadSettlesAnUnknownChange() {
        fixture.transport().fail(new Failure.LostAnswer("")).fail(new Failure.LostAnswer(""));
        flow.send(proposal(rename(1)));
        flow.send(proposal(rename(2)));
        ChangeBatch second = flow.gestures().getFirst();
        ChangeBatch first = flow.gestures().getLast();
        assertThat(first.state()).isEqualTo(ChangeEntry.State.UNKNOWN);
        flow.settle(first.entries().getFirst().line().id(), true);
        flow.settle(second.entries().getFirst().line().id(), false);
        assertThat(flow.gestures())
                .extracting(ChangeBatch::state)
                .containsExactly(ChangeEntry.State.FOUND_UNDONE, ChangeEntry.State.FOUND_DONE);
        assertThat(session.changes().inState(ChangeState.UNKNOWN)).isEmpty();
        assertThat(session.changes().inState(ChangeState.DONE)).hasSize(1);
        assertThat(session.changes().inState(ChangeState.FAILED)).hasSize(1);
    }

    @Test
    void aChangeThatALoadVerifiedCanBeUndone() {
        fixture.transport().fail(new Failure.LostAnswer(""));
        flow.send(proposal(rename(1)));
        assertThat(LatestBatch.of(flow)).isEmpty();
        flow.settle(flow.gestures().getFirst().entries().getFirst().line().id(), true);
        assertThat(LatestBatch.of(flow)).isPresent();
        LatestBatch.undo(flow);
        assertThat(flow.reviewProperty().get()).isNotNull();
    }

    @Test
    void aBatchIsOneListInTheJournal() {
        fixture.transport().answer(200, "");
        VideoId video = new VideoId(id(9));
        flow.send(proposal(TrashChange.RECOVER.stage(session.staging(), List.of(video), Map.of())));
        answers(2);
        flow.send(proposal(rename(1), rename(2)));
        List<ChangeLine> lines = session.changes().inState(ChangeState.DONE);
        assertThat(lines).extracting(line -> line.identity().list()).element(0).isNull();
        assertThat(lines.get(1).identity().list())
                .isNotNull()
                .isEqualTo(lines.get(2).identity().list());
        assertThat(lines.get(2).identity().position()).isEqualTo(1);
    }
}
