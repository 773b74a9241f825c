package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.ChangeOutcome;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ImageId;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.ExternalButton;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.service.playlist.PlaylistCandidate;
import app.marquee.service.playlist.PlaylistMerger.Settled;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.playlists.PlaylistDetailViewModel.Reading;
import app.marquee.ui.playlists.Review.Origin;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

final class PlaylistDetailViewModelTest {
    private static final Failure LOST = new Failure.LostAnswer("reset");

    private final FakePlaylists service = FakePlaylists.two();
    private final HeldRunner held = new HeldRunner();

    private PlaylistDetailViewModel detail(Playlist playlist, TaskRunner tasks) {
        return new PlaylistDetailViewModel(
                new SourcedPlaylist(playlist, ItemSource.LIST, FakePlaylists.NOON),
                service,
                tasks,
                Messages.of("playlists", Locale.ENGLISH),
                FakePlaylists.CLOCK);
    }

    private PlaylistDetailViewModel loaded() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), new InlineRunner());
        detail.load();
        return detail;
    }

    private static void rename(PlaylistDetailViewModel detail, String name) {
        detail.editor().name().textProperty().set(name);
    }

    private static ChangeOutcome outcome(ReviewViewModel review) {
        return Objects.requireNonNull(review.endedProperty().get()).outcome();
    }

    @Test
    void learnsWhatTheListDidNotTell() {
        PlaylistDetailViewModel detail = loaded();
        assertThat(detail.editor().description().textProperty().get())
                .isEqualTo("For new customers");
        assertThat(detail.readingProperty().get()).isEqualTo(new Reading.Read(FakePlaylists.NOON));
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void whatTheConnectionCannotReadStaysUnknown() {
        service.readable.clear();
        PlaylistDetailViewModel detail = loaded();
        assertThat(detail.readingProperty().get()).isEqualTo(new Reading.NotOffered());
        assertThat(detail.editor().description().knownProperty().get().isAbsent()).isTrue();
    }

    @Test
    void showsTheExactRequestWhileTyping() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "Onboarding 2");
        assertThat(detail.edits().review())
                .isInstanceOfSatisfying(
                        Review.Ready.class,
                        ready -> {
                            assertThat(ready.change().line().request().url())
                                    .hasToString(
                                            "https://api.acme.test/v1/playlist/"
                                                    + FakePlaylists.ONBOARDING);
                            assertThat(ready.change().line().request().body())
                                    .isEqualTo("{\"name\":\"Onboarding 2\"}");
                            assertThat(ready.origin()).isEqualTo(Origin.DRAFT);
                        });
    }

    @Test
    void sendsNothingThatTheContractRefuses() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "");
        assertThat(detail.edits().review()).isInstanceOf(Review.Blocked.class);
        detail.edits().apply();
        assertThat(service.applied).isEmpty();
    }

    @Test
    void appliesAndKnowsTheNewValue() {
        PlaylistDetailViewModel detail = loaded();
        List<SourcedPlaylist> told = new ArrayList<>();
        detail.onKnown(told::add);
        rename(detail, "Onboarding 2");
        detail.edits().apply();
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding 2\"}");
        assertThat(detail.playlist().name()).isEqualTo(Member.of("Onboarding 2"));
        assertThat(told.getLast().playlist().name()).isEqualTo(Member.of("Onboarding 2"));
        assertThat(detail.isEdited()).isFalse();
        assertThat(detail.edits().review()).isEqualTo(new Review.Nothing());
        assertThat(outcome(detail.edits())).isInstanceOf(ChangeOutcome.Done.class);
    }

    @Test
    void masksThePasswordInTheReviewAndForgetsItAfterwards() {
        PlaylistDetailViewModel detail = loaded();
        detail.editor().access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        detail.editor().passwordProperty().set(new Secret("hunter2hunter2"));
        assertThat(detail.edits().review().toString()).doesNotContain("hunter2");
        detail.edits().apply();
        assertThat(service.lastBody())
                .isEqualTo(
                        "{\"access_type\":\"anyone_with_password\",\"password\":\""
                                + Secret.MASK
                                + "\"}");
        assertThat(detail.editor().passwordProperty().get()).isEqualTo(new Secret(""));
        assertThat(detail.edits().endedProperty().toString()).doesNotContain("hunter2");
    }

    @Test
    void whileItIsOnItsWayItIsShownAsSuchAndNotSentTwice() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), held);
        rename(detail, "New");
        detail.edits().apply();
        detail.edits().apply();
        assertThat(detail.edits().isApplying()).isTrue();
        assertThat(detail.isEdited()).isTrue();
        assertThat(held.waiting()).hasSize(1);
        held.releaseAll();
        assertThat(detail.edits().isApplying()).isFalse();
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void keepsTheDraftWhenItFailed() {
        PlaylistDetailViewModel detail = loaded();
        Failure no = new Failure.Invalid(new Answer(400, "No", "{}"));
        service.outcomes.add(change -> FakePlaylists.failed(change, no));
        rename(detail, "New");
        detail.edits().apply();
        assertThat(outcome(detail.edits())).isInstanceOf(ChangeOutcome.Failed.class);
        assertThat(detail.edits().review()).isInstanceOf(Review.Ready.class);
        assertThat(detail.isEdited()).isTrue();
    }

    @Test
    void offersTheOtherPathAfterNotFoundAsALineToReview() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        detail.edits().apply();
        assertThat(service.applied).hasSize(1);
        assertThat(detail.edits().review())
                .isInstanceOfSatisfying(
                        Review.Ready.class,
                        ready -> {
                            assertThat(ready.origin()).isEqualTo(Origin.OTHER_PATH);
                            assertThat(ready.change().line().request().url().getPath())
                                    .isEqualTo("/v1/playlists/" + FakePlaylists.ONBOARDING);
                        });
        detail.edits().apply();
        assertThat(service.applied).hasSize(2);
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void doesNotOfferPathsInTurnForEver() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        detail.edits().apply();
        detail.edits().apply();
        assertThat(detail.edits().review())
                .isInstanceOfSatisfying(
                        Review.Ready.class,
                        ready -> assertThat(ready.origin()).isEqualTo(Origin.DRAFT));
    }

    @Test
    void goesBackToTheDraftWhenTheOfferIsDropped() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        detail.edits().apply();
        detail.edits().drop();
        assertThat(detail.edits().review())
                .isInstanceOfSatisfying(
                        Review.Ready.class,
                        ready -> assertThat(ready.origin()).isEqualTo(Origin.DRAFT));
    }

    @Test
    void undoIsALineToReviewToo() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "New");
        service.way =
                Optional.of(
                        service.update(
                                FakePlaylists.named(
                                        FakePlaylists.ONBOARDING, "New", AccessType.PUBLIC, 2),
                                nameOnly("Onboarding")));
        detail.edits().apply();
        assertThat(detail.edits().canUndo()).isTrue();
        detail.edits().undo();
        assertThat(service.applied).hasSize(1);
        detail.edits().apply();
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding\"}");
        assertThat(detail.playlist().name()).isEqualTo(Member.of("Onboarding"));
        assertThat(detail.editor().name().textProperty().get()).isEqualTo("Onboarding");
    }

    private static PlaylistUpdate nameOnly(String name) {
        return new PlaylistUpdate(
                Member.of(name),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                Member.absent());
    }

    @Test
    void readsWhatBecameOfAChangeWhoseAnswerWasLost() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(
                change -> {
                    service.readable.put(
                            FakePlaylists.ONBOARDING,
                            FakePlaylists.named(
                                    FakePlaylists.ONBOARDING, "New", AccessType.PUBLIC, 2));
                    return FakePlaylists.unsettled(change, LOST);
                });
        rename(detail, "New");
        detail.edits().apply();
        assertThat(Objects.requireNonNull(detail.edits().endedProperty().get()).settled())
                .isEqualTo(Settled.APPLIED);
        assertThat(detail.isEdited()).isFalse();
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void saysWhenAReadShowsThatItWasNotDone() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        rename(detail, "New");
        detail.edits().apply();
        assertThat(Objects.requireNonNull(detail.edits().endedProperty().get()).settled())
                .isEqualTo(Settled.NOT_APPLIED);
        assertThat(detail.isEdited()).isTrue();
    }

    /** The line may have been done: what is sent once more is another one. */
    @Test
    void whatNobodyKnowsIsSentAgainAsAnotherChange() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        rename(detail, "New");
        detail.edits().apply();
        detail.edits().apply();
        assertThat(outcome(detail.edits())).isInstanceOf(ChangeOutcome.Done.class);

        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD)));
        detail.additions().apply();
        detail.additions().apply();
        assertThat(outcome(detail.additions())).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(service.applied)
                .extracting(change -> change.line().id())
                .doesNotHaveDuplicates();
    }

    @Test
    void doesNotGuessWhereNothingCanBeRead() {
        service.readable.clear();
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        rename(detail, "New");
        detail.edits().apply();
        assertThat(Objects.requireNonNull(detail.edits().endedProperty().get()).settled())
                .isEqualTo(Settled.CANNOT_TELL);
    }

    @Test
    void aCancelledSendIsLookedUpInTheJournal() {
        CancellingRunner tasks = new CancellingRunner();
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), tasks);
        rename(detail, "New");
        service.outcomes.add(
                change -> {
                    service.journal.put(
                            change.line().id(),
                            change.line()
                                    .ended(
                                            ChangeState.UNKNOWN,
                                            FakePlaylists.NOON,
                                            new ChangeAnswer(null, null, "Cancelled", null)));
                    tasks.cancel();
                    return FakePlaylists.unsettled(change, new Failure.Cancelled(true));
                });
        detail.edits().apply();
        tasks.held.releaseAll();
        assertThat(outcome(detail.edits())).isInstanceOf(ChangeOutcome.Unsettled.class);
    }

    @Test
    void aSendThatWasCancelledBeforeItBeganIsSaidToBeSo() {
        CancellingRunner tasks = new CancellingRunner();
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), tasks);
        rename(detail, "New");
        detail.edits().apply();
        tasks.cancel();
        tasks.held.releaseAll();
        assertThat(outcome(detail.edits())).isInstanceOf(ChangeOutcome.Cancelled.class);
        assertThat(service.applied).isEmpty();
        assertThat(detail.isEdited()).isTrue();
    }

    /** Keeps the handle of the last job, as the window's Cancel does. */
    private static final class CancellingRunner implements TaskRunner {
        private final HeldRunner held = new HeldRunner();
        private final List<JobHandle> handles = new ArrayList<>();

        @Override
        public <T> JobHandle submit(Job<T> job) {
            JobHandle handle = held.submit(job);
            handles.add(handle);
            return handle;
        }

        void cancel() {
            handles.getLast().cancel();
        }
    }

    @Test
    void addsVideosWithAndWithoutAPosition() {
        PlaylistDetailViewModel detail = loaded();
        detail.videos()
                .add(List.of(candidate(FakePlaylists.THIRD), candidate(FakePlaylists.VIDEO)));
        detail.videos().position(1, 0);
        assertThat(detail.isEdited()).isTrue();
        detail.additions().apply();
        assertThat(service.lastBody())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":0},{\"video_id\":\"%s\"}]"
                                .formatted(FakePlaylists.THIRD, FakePlaylists.VIDEO));
        assertThat(detail.videos().staged().rows()).isEmpty();
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void readsWhetherVideosWereAddedWhenTheAnswerWasLost() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(
                change -> {
                    service.videos.put(
                            FakePlaylists.ONBOARDING,
                            List.of(
                                    new PlaylistVideo(
                                            FakePlaylists.THIRD, null, null, UnknownMembers.NONE)));
                    return FakePlaylists.unsettled(change, LOST);
                });
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD)));
        detail.additions().apply();
        assertThat(Objects.requireNonNull(detail.additions().endedProperty().get()).settled())
                .isEqualTo(Settled.APPLIED);
        assertThat(detail.videos().staged().rows()).isEmpty();
    }

    @Test
    void blocksRowsThatAreNoIds() {
        PlaylistDetailViewModel detail = loaded();
        detail.videos().add(List.of(candidate(new VideoId("nonsense"))));
        assertThat(detail.additions().review()).isInstanceOf(Review.Blocked.class);
    }

    private static PlaylistCandidate candidate(VideoId id) {
        return new PlaylistCandidate(id, null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pl-17", "42"})
    void aPlaylistThatNoRequestMayNameIsNeitherReadNorChanged(String id) {
        service.readFailure = LOST;
        service.videos.put(new PlaylistId(id), List.of());
        PlaylistDetailViewModel detail =
                detail(
                        FakePlaylists.named(new PlaylistId(id), "Odd", AccessType.PUBLIC, 2),
                        new InlineRunner());
        assertThat(detail.blocked())
                .contains("This item can’t be changed because its ID “" + id + "” isn’t valid.");
        detail.load();
        assertThat(detail.readingProperty().get()).isEqualTo(new Reading.NotAsked());
        assertThat(detail.videos().presentProperty().get())
                .isEqualTo(new PlaylistVideosViewModel.Present.NotOffered());
        assertThat(uncaught(() -> rename(detail, "Other"))).isEmpty();
        assertThat(detail.edits().review()).isInstanceOf(Review.Nothing.class);
        detail.videos().add(List.of(new PlaylistCandidate(FakePlaylists.VIDEO, "Welcome")));
        assertThat(detail.videos().staged().rows()).isEmpty();
        detail.askToDelete();
        assertThat(detail.deletion().review()).isInstanceOf(Review.Nothing.class);
    }

    /** What listeners throw, which the toolkit hands to the thread. */
    private static List<Throwable> uncaught(Runnable gesture) {
        Thread here = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = here.getUncaughtExceptionHandler();
        List<Throwable> thrown = new ArrayList<>();
        here.setUncaughtExceptionHandler((_, defect) -> thrown.add(defect));
        try {
            gesture.run();
        } finally {
            here.setUncaughtExceptionHandler(before);
        }
        return thrown;
    }

    @Test
    void loadedValuesThatBreakALimitKeepNothingElseFromBeingChanged() {
        PlaylistDetailViewModel detail = detail(beyondLimits(), new InlineRunner());
        detail.editor().description().textProperty().set("New");
        assertThat(detail.editor().draft().violations()).isEmpty();
        assertThat(detail.edits().review())
                .isInstanceOfSatisfying(
                        Review.Ready.class,
                        ready ->
                                assertThat(ready.change().line().request().body())
                                        .isEqualTo("{\"description\":\"New\"}"));
        detail.editor().description().reset();
        detail.editor().name().textProperty().set("Short");
        detail.edits().apply();
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Short\"}");
    }

    /** Every member is as no request may carry it. */
    private static Playlist beyondLimits() {
        return new Playlist(
                FakePlaylists.ONBOARDING,
                Member.of("x".repeat(300)),
                Member.of("y".repeat(1_001)),
                Member.of(AccessType.ANYONE_WITH_PASSWORD),
                Member.ofNull(),
                Member.of(""),
                Member.of(new ExternalButton(null, "Book a call", null)),
                Member.of(new ImageId("img-1")),
                Member.absent(),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }
}
