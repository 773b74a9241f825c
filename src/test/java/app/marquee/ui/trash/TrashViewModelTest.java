package app.marquee.ui.trash;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.change.video.TrashChange;
import app.marquee.model.HostileTitle;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.service.session.ProgressListener;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;
import app.marquee.service.trash.TrashContents;
import app.marquee.service.trash.TrashService;
import app.marquee.service.trash.TrashedVideo;
import app.marquee.service.trash.TrashedVideo.Place;
import app.marquee.task.HeldRunner;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeMemory;
import app.marquee.ui.testing.FakeShell;

import javafx.beans.property.SimpleObjectProperty;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

/** Days left, batches and what becomes of each video, without a window. */
final class TrashViewModelTest {
    @TempDir Path home;
    private final HeldRunner tasks = new HeldRunner();
    private final List<JobHandle> handles = new ArrayList<>();
    private final FakeShell shell = new FakeShell(tasks, Locale.ENGLISH);
    private final List<TrashedVideo> there = new ArrayList<>();
    private final List<Collection<VideoId>> asked = new ArrayList<>();

    /** Where a video is that was asked for by its ID alone. */
    private Place unnamed = Place.ELSEWHERE;

    private @Nullable Failure silent;

    private SessionFixture fixture;
    private Session session;
    private ChangeFlowViewModel flow;
    private TrashViewModel trash;
    private final SimpleObjectProperty<PendingChangeIndex> pending =
            new SimpleObjectProperty<>(PendingChangeIndex.NONE);

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        SectionContext on = shell.context("trash");
        ChangeWords words = new ChangeWords(on.messages(), _ -> Optional.empty());
        flow = new ChangeFlowViewModel(new Handles(), session.changes(), words, on.messages());
        trash = new TrashViewModel(new Listed(), session.changes(), flow, pending, on);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    /** Keeps the handles of its jobs, as the window's Cancel does. */
    private final class Handles implements TaskRunner {
        @Override
        public <T> JobHandle submit(Job<T> job) {
            JobHandle handle = tasks.submit(job);
            handles.add(handle);
            return handle;
        }
    }

    /** Says what the test put there. */
    private final class Listed implements TrashService {
        @Override
        public List<TrashedVideo> known() {
            return List.of();
        }

        @Override
        public boolean isRead() {
            return !asked.isEmpty();
        }

        @Override
        public Runnable listen(Runnable listener) {
            return () -> {};
        }

        @Override
        public TrashContents read(Collection<VideoId> wanted, ProgressListener steps) {
            asked.add(wanted);
            if (silent != null) {
                throw new FailureException(silent);
            }
            List<TrashedVideo> all = new ArrayList<>(there);
            wanted.stream()
                    .filter(id -> there.stream().noneMatch(video -> video.id().equals(id)))
                    .map(id -> new TrashedVideo(id, null, null, false, unnamed, null))
                    .forEach(all::add);
            return new TrashContents(unnamed == Place.ELSEWHERE, true, all);
        }

        @Override
        public StagedChange stageRecover(List<VideoId> videos, Map<VideoId, String> titles) {
            return TrashChange.RECOVER.stage(session.staging(), videos, titles);
        }
    }

    private static VideoId id(int number) {
        return new VideoId(new UUID(0x4000L, number).toString());
    }

    private static TrashedVideo trashed(int number, Duration ago) {
        return new TrashedVideo(
                id(number), null, FakeShell.NOW.minus(ago), false, Place.TRASH, null);
    }

    private void read() {
        trash.refresh();
        tasks.releaseAll();
    }

    private TrashRow row(int number) {
        return trash.rowsProperty().get().stream()
                .filter(row -> row.id().equals(id(number)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theDaysAreTheWholeOnesThatRemain() {
        there.add(trashed(1, Duration.ofDays(27)));
        there.add(trashed(2, Duration.ofDays(27).plusMinutes(1)));
        there.add(trashed(3, Duration.ofDays(30).minusMillis(1)));
        there.add(trashed(4, Duration.ofDays(30)));
        read();
        assertThat(trash.rowsProperty().get())
                .extracting(TrashRow::left)
                .containsExactly(-1L, 0L, 2L, 3L);
        assertThat(trash.urgent())
                .extracting(TrashRow::id)
                .as("the oldest first, and nothing that has expired")
                .containsExactly(id(3), id(2));
    }

    @Test
    void manyGoInBatchesOldestFirstAndExpiredOnesAreToldNotSent() {
        IntStream.rangeClosed(1, 60)
                .forEach(number -> there.add(trashed(number, Duration.ofHours(number))));
        there.add(trashed(99, Duration.ofDays(31)));
        read();
        trash.recover(trash.rowsProperty().get());
        Proposal shown = Objects.requireNonNull(flow.reviewProperty().get());
        assertThat(shown.lines())
                .extracting(line -> line.subjects().size())
                .containsExactly(TrashViewModel.BATCH, 10);
        assertThat(shown.lines().getFirst().subject().id()).isEqualTo(id(60).value());
        assertThat(shown.warning()).contains("1 expired");
    }

    @Test
    void theTrashIsReadOnceWhenEveryBatchHasEndedAndConfirmsEachVideo() {
        IntStream.rangeClosed(1, 60)
                .forEach(number -> there.add(trashed(number, Duration.ofHours(number))));
        read();
        asked.clear();
        trash.recover(trash.rowsProperty().get());
        there.removeIf(video -> !video.id().equals(id(60)));
        fixture.transport().answer(200, "").answer(200, "");
        flow.confirm();
        assertThat(row(60).state()).isEqualTo(TrashRow.State.WAITING);
        tasks.release();
        assertThat(row(60).state()).isEqualTo(TrashRow.State.ACCEPTED);
        assertThat(asked).isEmpty();
        assertThat(tasks.waiting()).as("the next batch alone").hasSize(1);
        tasks.releaseAll();
        assertThat(asked).hasSize(1);
        assertThat(row(60).state()).isEqualTo(TrashRow.State.STILL);
        assertThat(row(1).state()).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(fixture.transport().sent())
                .allMatch(request -> request.operation() == Operation.RECOVER_VIDEOS)
                .hasSize(2);
    }

    /** Saves a recovery for later, as its review does. */
    private ChangeLine save(VideoId... videos) {
        session.changes()
                .keep(
                        List.of(
                                TrashChange.RECOVER.stage(
                                        session.staging(), List.of(videos), Map.of())));
        pending.set(PendingChangeIndex.of(session.changes().waiting()));
        return session.changes().waiting().getLast();
    }

    @Test
    void aRecoveryThatIsSavedForLaterDoesNotHideTheRecovery() {
        there.add(trashed(1, Duration.ofDays(29)));
        there.add(trashed(2, Duration.ofDays(28)));
        read();
        ChangeLine saved = save(id(1));
        assertThat(row(1).state()).isEqualTo(TrashRow.State.PENDING);
        assertThat(trash.urgent()).containsExactly(row(1), row(2));
        trash.recover(trash.urgent());
        tasks.releaseAll();
        Proposal shown = Objects.requireNonNull(flow.reviewProperty().get());
        assertThat(shown.action()).isEqualTo("Recover 2 videos");
        assertThat(shown.lines()).as("the saved one itself is sent").hasSize(2);
        assertThat(shown.lines().getFirst()).isEqualTo(saved);
        assertThat(shown.lines().getLast().subjects())
                .extracting(Subject::id)
                .containsExactly(id(2).value());
        fixture.transport().answer(200, "");
        fixture.transport().answer(200, "");
        flow.confirm();
        tasks.releaseAll();
        assertThat(session.changes().waiting()).isEmpty();
        assertThat(fixture.transport().sent()).hasSize(2);
    }

    @Test
    void theReviewOfASavedRecoveryCountsAllThatItRecovers() {
        there.add(trashed(1, Duration.ofDays(29)));
        there.add(trashed(2, Duration.ofDays(2)));
        read();
        save(id(1), id(2));
        trash.recoverExpiring();
        tasks.releaseAll();
        Proposal shown = Objects.requireNonNull(flow.reviewProperty().get());
        assertThat(shown.title()).isEqualTo("Recover 2 videos");
        assertThat(shown.lines()).hasSize(1);
    }

    @Test
    void theExpiringRecoveriesAreProposedOnceTheTrashIsLoaded() {
        there.add(trashed(1, Duration.ofDays(29)));
        save(id(1));
        trash.recoverExpiring();
        assertThat(flow.reviewProperty().get()).isNull();
        read();
        tasks.releaseAll();
        assertThat(Objects.requireNonNull(flow.reviewProperty().get()).title())
                .isEqualTo("Recover 1 video");
    }

    @Test
    void whatIsOverStaysSoWhateverIsSaved() {
        there.add(trashed(1, Duration.ofDays(31)));
        read();
        save(id(1));
        assertThat(row(1).state()).isEqualTo(TrashRow.State.EXPIRED);
        trash.recover(List.of(row(1)));
        assertThat(shell.noticed().getLast()).startsWith("None of these can be recovered.");
    }

    @Test
    void aRecoveryThatWasCanceledBeforeItBeganCanBeProposedAgain() {
        there.add(trashed(1, Duration.ofDays(1)));
        read();
        trash.recover(trash.rowsProperty().get());
        flow.confirm();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.WAITING);
        handles.getLast().cancel();
        tasks.releaseAll();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.TRASHED);
        assertThat(row(1).isOpen()).isTrue();
    }

    @Test
    void aPastedIdIsAskedForAndSaidNotToBeThere() {
        read();
        trash.paste(List.of(id(7)));
        assertThat(row(7).state()).isEqualTo(TrashRow.State.PASTED);
        tasks.releaseAll();
        assertThat(row(7).state()).isEqualTo(TrashRow.State.ELSEWHERE);
        trash.recover(trash.rowsProperty().get());
        assertThat(flow.reviewProperty().get()).isNull();
        assertThat(shell.noticed()).isNotEmpty();
    }

    @Test
    void pastedIdsAreAskedForAfterARestartUntilTheyAreOver() {
        unnamed = Place.UNKNOWN;
        fixture.transport().answer(200, "");
        trash.paste(List.of(id(7), id(8)));
        tasks.releaseAll();
        trash.recover(List.of(row(8)));
        flow.confirm();
        tasks.releaseAll();
        assertThat(row(8).state()).isEqualTo(TrashRow.State.ACCEPTED);
        openAgain();
        assertThat(asked.getLast()).containsExactly(id(7));
        assertThat(row(7).state()).isEqualTo(TrashRow.State.PASTED);
    }

    @Test
    void pastedIdsAreThereWhileTheServerIsSilent() {
        unnamed = Place.UNKNOWN;
        trash.paste(List.of(id(7), id(8)));
        tasks.releaseAll();
        silent = new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "");
        openAgain();
        assertThat(asked.getLast()).as("the last one first").containsExactly(id(8), id(7));
        assertThat(trash.stateProperty().get()).isInstanceOf(LoadState.Failed.class);
        assertThat(trash.rowsProperty().get())
                .extracting(TrashRow::state)
                .containsExactly(TrashRow.State.PASTED, TrashRow.State.PASTED);
        assertThat(trash.contents()).as("nothing is known of the trash").isEmpty();
        silent = null;
        read();
        assertThat(trash.contents()).isPresent();
    }

    @Test
    void whatOnlyTheUserNamedCanBeTakenOffTheList() {
        there.add(trashed(1, Duration.ofDays(1)));
        unnamed = Place.UNKNOWN;
        trash.paste(List.of(id(7), id(8)));
        tasks.releaseAll();
        trash.forget(List.of(row(1), row(8)));
        assertThat(trash.rowsProperty().get())
                .extracting(TrashRow::id)
                .containsExactly(id(1), id(7));
        openAgain();
        assertThat(asked.getLast()).containsExactly(id(7));
    }

    /** Such as one of a change whose outcome is unknown, which the next load would name again. */
    @Test
    void whatTheUserDidNotNameStaysOnTheList() {
        there.add(new TrashedVideo(id(1), null, null, false, Place.UNKNOWN, null));
        read();
        assertThat(row(1).isPasted()).isTrue();
        assertThat(trash.canForget(row(1))).isFalse();
        trash.forget(List.of(row(1)));
        assertThat(trash.rowsProperty().get()).extracting(TrashRow::id).containsExactly(id(1));
    }

    @Test
    void whatWasTakenOffTheListDuringALoadStaysAway() {
        unnamed = Place.UNKNOWN;
        trash.paste(List.of(id(7)));
        trash.forget(List.of(row(7)));
        tasks.releaseAll();
        assertThat(trash.rowsProperty().get()).isEmpty();
    }

    @Test
    void anIdThatIsElsewhereIsForgotten() {
        trash.paste(List.of(id(7)));
        tasks.releaseAll();
        assertThat(row(7).state()).isEqualTo(TrashRow.State.ELSEWHERE);
        openAgain();
        assertThat(asked.getLast()).isEmpty();
    }

    @Test
    void anIdIsRememberedForAsLongAsItsVideoCanBeRecovered() {
        Instant now = FakeShell.NOW;
        FakeMemory memory = new FakeMemory();
        new PastedVideos(memory, () -> now).add(List.of(id(1)), now);
        PastedVideos pasted = new PastedVideos(memory, () -> now);
        pasted.add(List.of(id(4), id(1), id(2), id(3)), now);
        pasted.keep(id(2)::equals);
        assertThat(new PastedVideos(memory, () -> now.plus(Duration.ofDays(29))).all())
                .containsExactly(id(4), id(1), id(3));
        assertThat(new PastedVideos(memory, () -> now.plus(Duration.ofDays(30))).all()).isEmpty();
        memory.keep("pasted", "x @ a@b " + id(3).value() + "@99999999999999999999");
        assertThat(new PastedVideos(memory, () -> now).all()).isEmpty();
    }

    @Test
    void noMoreIdsAreRememberedThanASettingMayHold() {
        FakeMemory memory = new FakeMemory();
        PastedVideos pasted = new PastedVideos(memory, () -> FakeShell.NOW);
        pasted.add(
                IntStream.range(0, PastedVideos.MOST + 1).mapToObj(TrashViewModelTest::id).toList(),
                FakeShell.NOW);
        pasted.keep(_ -> false);
        assertThat(new PastedVideos(memory, () -> FakeShell.NOW).all())
                .hasSize(PastedVideos.MOST)
                .doesNotContain(id(0));
    }

    private void openAgain() {
        SectionContext on = shell.context("trash");
        trash = new TrashViewModel(new Listed(), session.changes(), flow, pending, on);
        read();
    }

    @Test
    void whatNoRequestMayNameIsLeftOutInWords() {
        there.add(trashed(1, Duration.ofDays(1)));
        there.add(
                new TrashedVideo(
                        new VideoId("v-9"),
                        null,
                        FakeShell.NOW,
                        false,
                        TrashedVideo.Place.TRASH,
                        null));
        read();
        trash.recover(trash.rowsProperty().get());
        Proposal shown = Objects.requireNonNull(flow.reviewProperty().get());
        assertThat(shown.lines().getFirst().subjects()).hasSize(1);
        assertThat(shown.warning()).isEqualTo("1 item isn’t included because its ID isn’t valid.");
        trash.recover(
                trash.rowsProperty().get().stream().filter(row -> !row.id().isUuid()).toList());
        assertThat(shell.noticed().getLast())
                .isEqualTo(
                        "None of these can be recovered."
                                + " 1 item isn’t included because its ID isn’t valid.");
    }

    @Test
    void anExpiredVideoThatNoRequestMayNameIsToldOnce() {
        there.add(trashed(1, Duration.ofDays(1)));
        Instant expired = FakeShell.NOW.minus(Duration.ofDays(31));
        there.add(new TrashedVideo(new VideoId("v-9"), null, expired, false, Place.TRASH, null));
        read();
        trash.recover(trash.rowsProperty().get());
        assertThat(Objects.requireNonNull(flow.reviewProperty().get()).warning())
                .isEqualTo("1 item isn’t included because its ID isn’t valid.");
    }

    @Test
    void whatIsOnItsWayIsNotUrgentAnyMore() {
        there.add(trashed(1, Duration.ofDays(28)));
        read();
        trash.recover(trash.urgent());
        fixture.transport().answer(200, "");
        flow.confirm();
        assertThat(trash.urgent()).isEmpty();
        tasks.releaseAll();
        assertThat(trash.urgent()).as("it is still there").hasSize(1);
    }

    @Test
    void aVideoThatMarqueeMovedThereExpires() {
        Instant expired = FakeShell.NOW.minus(Duration.ofDays(31));
        there.add(new TrashedVideo(id(1), null, expired, true, Place.MOVED_HERE, null));
        there.add(new TrashedVideo(id(2), null, FakeShell.NOW, true, Place.MOVED_HERE, null));
        read();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.EXPIRED);
        assertThat(row(2).state()).isEqualTo(TrashRow.State.MOVED_HERE);
    }

    @Test
    void aRecoveredVideoKeepsTheTitleAndImageThatTheTrashGave() {
        String image = "https://cdn.example/one.jpg";
        String title = HostileTitle.of("Intro");
        there.add(new TrashedVideo(id(1), title, FakeShell.NOW, false, Place.TRASH, image));
        read();
        trash.recover(trash.rowsProperty().get());
        there.clear();
        fixture.transport().answer(200, "");
        flow.confirm();
        tasks.releaseAll();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.RECOVERED);
        assertThat(row(1).title()).isEqualTo(title);
        assertThat(row(1).video().thumbnail()).isEqualTo(image);
    }

    /** Somebody else recovered it: what was sent from here did nothing. */
    @Test
    void aRefusedRecoveryOfAVideoThatIsElsewhereIsNotCalledRecovered() {
        there.add(trashed(1, Duration.ofDays(1)));
        read();
        trash.recover(trash.rowsProperty().get());
        fixture.transport().fail(new Failure.Invalid(new Answer(400, "Not in the trash", "{}")));
        there.clear();
        flow.confirm();
        tasks.releaseAll();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.ELSEWHERE);
    }

    /** Sends the recovery of a video that stays in the trash. */
    private void refused(Failure why) {
        there.add(trashed(1, Duration.ofDays(1)));
        read();
        trash.recover(trash.rowsProperty().get());
        fixture.transport().fail(why);
        flow.confirm();
        tasks.releaseAll();
    }

    @Test
    void aRefusedRecoveryStaysFailedWhileTheVideoIsThere() {
        refused(new Failure.Invalid(new Answer(400, "Not now", "{}")));
        assertThat(row(1).state()).isEqualTo(TrashRow.State.FAILED);
    }

    @Test
    void aRecoveryThatMetAnotherChangeIsAConflictAndCanBeSentAgain() {
        refused(new Failure.Conflict(new Answer(409, "Changed", "{}")));
        assertThat(row(1).state()).isEqualTo(TrashRow.State.CONFLICT);
        assertThat(row(1).isOpen()).isTrue();
    }

    /** What becomes of a change of two videos whose response is lost, when these have left. */
    private ChangeEntry.State lost(int... left) {
        there.clear();
        there.add(trashed(1, Duration.ofDays(1)));
        there.add(trashed(2, Duration.ofDays(2)));
        read();
        trash.recover(trash.rowsProperty().get());
        for (int each : left) {
            there.removeIf(video -> video.id().equals(id(each)));
        }
        fixture.transport().fail(new Failure.LostAnswer("cut"));
        flow.confirm();
        tasks.releaseAll();
        return flow.gestures().getFirst().entries().getFirst().state();
    }

    @Test
    void aLostResponseIsSettledWhenAllItsVideosAreInTheSamePlace() {
        assertThat(lost()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
    }

    @Test
    void aLostResponseIsSettledWhenAllItsVideosAreRecovered() {
        assertThat(lost(1, 2)).isEqualTo(ChangeEntry.State.FOUND_DONE);
    }

    @Test
    void aLostResponseStaysUnknownWhileItsVideosAreInDifferentPlaces() {
        assertThat(lost(2)).isEqualTo(ChangeEntry.State.UNKNOWN);
        assertThat(row(1).state()).isEqualTo(TrashRow.State.NOT_APPLIED);
        assertThat(row(2).state()).isEqualTo(TrashRow.State.RECOVERED);
    }

    @Test
    void aVideoThatIsNotFoundAfterItsRecoveryIsMissing() {
        there.add(trashed(1, Duration.ofDays(1)));
        read();
        trash.recover(trash.rowsProperty().get());
        there.set(0, new TrashedVideo(id(1), null, null, false, Place.MISSING, null));
        fixture.transport().answer(200, "");
        flow.confirm();
        tasks.releaseAll();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.MISSING);
    }

    @Test
    void onlyThePendingOnesOfThoseThatExpireAreProposedByThemselves() {
        there.add(trashed(1, Duration.ofDays(29)));
        there.add(trashed(2, Duration.ofDays(28)));
        read();
        ChangeLine saved = save(id(2));
        trash.recoverExpiring();
        tasks.releaseAll();
        assertThat(Objects.requireNonNull(flow.reviewProperty().get()).lines())
                .containsExactly(saved);
    }

    @Test
    void onlyAnUndoThatWasAppliedTakesTheRecoveryBack() {
        there.add(trashed(1, Duration.ofDays(1)));
        read();
        trash.recover(trash.rowsProperty().get());
        there.clear();
        fixture.transport().answer(200, "");
        flow.confirm();
        tasks.releaseAll();
        fixture.transport().fail(new Failure.Invalid(new Answer(400, "Not now", "{}")));
        moveBack();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.RECOVERED);
        there.add(trashed(1, Duration.ofDays(0)));
        fixture.transport().answer(200, "");
        moveBack();
        assertThat(row(1).state()).isEqualTo(TrashRow.State.TRASHED);
    }

    private void moveBack() {
        StagedChange back = TrashChange.MOVE.stage(session.staging(), List.of(id(1)), Map.of());
        flow.propose(flow.proposal(back, "Move to trash"));
        flow.confirm();
        tasks.releaseAll();
    }
}
