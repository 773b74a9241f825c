package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StateCheck;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.UnknownMembers;
import app.marquee.model.change.ChangeAnswer;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
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
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.Job;
import app.marquee.task.JobHandle;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.LatestBatch;
import app.marquee.ui.change.PreviewCheck;
import app.marquee.ui.change.PreviewSending;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.shell.section.SectionContext;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

final class PlaylistDetailViewModelTest {
    private static final Failure LOST = new Failure.LostAnswer("reset");

    private final FakePlaylists service = FakePlaylists.two();
    private final HeldRunner held = new HeldRunner();

    private ChangeFlowViewModel flow = flow(new InlineRunner());
    private PreviewSending previews =
            new PreviewSending(
                    new FakeShell(new InlineRunner(), Locale.ENGLISH).context("playlists"), flow);

    private ChangeFlowViewModel flow(TaskRunner tasks) {
        Messages messages = Messages.of("playlists", Locale.ENGLISH);
        return new ChangeFlowViewModel(
                tasks, service, new ChangeWords(messages, _ -> Optional.empty()), messages);
    }

    private PlaylistDetailViewModel detail(Playlist playlist, TaskRunner tasks) {
        flow = flow(tasks);
        SectionContext context = new FakeShell(tasks, Locale.ENGLISH).context("playlists");
        previews = new PreviewSending(context, flow);
        PlaylistDetailViewModel detail =
                new PlaylistDetailViewModel(
                        new SourcedPlaylist(playlist, ItemSource.LIST, FakePlaylists.NOON),
                        service,
                        flow,
                        context);
        flow.listen(entries -> entries.forEach(detail::follow));
        return detail;
    }

    private void save(PlaylistDetailViewModel detail) {
        detail.save(previews);
    }

    private void addVideos(PlaylistDetailViewModel detail) {
        detail.save(previews);
    }

    private static ChangeLine shown(PlaylistDetailViewModel detail) {
        return detail.proposal().orElseThrow().lines().getFirst();
    }

    private ChangeLine reviewed() {
        return Objects.requireNonNull(flow.reviewProperty().get()).lines().getFirst();
    }

    private ChangeEntry.State state() {
        return flow.gestures().getFirst().state();
    }

    private PlaylistDetailViewModel loaded() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), new InlineRunner());
        detail.load();
        return detail;
    }

    private static void rename(PlaylistDetailViewModel detail, String name) {
        detail.editor().name().textProperty().set(name);
    }

    @Test
    void learnsWhatTheListDidNotTell() {
        PlaylistDetailViewModel detail = loaded();
        assertThat(detail.editor().description().textProperty().get())
                .isEqualTo("For new customers");
        assertThat(detail.stateProperty().get()).isEqualTo(new LoadState.Loaded(FakeShell.NOW));
        assertThat(detail.isNotOffered()).isFalse();
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void whatTheConnectionCannotReadStaysUnknown() {
        service.readable.clear();
        PlaylistDetailViewModel detail = loaded();
        assertThat(detail.isNotOffered()).isTrue();
        assertThat(detail.editor().description().knownProperty().get().isAbsent()).isTrue();
    }

    @Test
    void whatIsShownIsSent() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "Onboarding 2");
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Ready(1));
        assertThat(service.applied).isEmpty();
        assertThat(shown(detail).request().url())
                .hasToString("https://api.acme.test/v1/playlist/" + FakePlaylists.ONBOARDING);
        assertThat(shown(detail).request().body()).isEqualTo("{\"name\":\"Onboarding 2\"}");
        save(detail);
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding 2\"}");
        assertThat(flow.reviewProperty().get()).as("there is no second review").isNull();
    }

    @Test
    void whatWasChangedElsewhereIsAConflictAndNotSent() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "New");
        detail.editor().creator().textProperty().set("Equipe");
        previews.by((lines, _) -> lines.stream().map(this::renamedElsewhere).toList());
        save(detail);
        assertThat(service.applied).as("nothing is sent").isEmpty();
        Input left = new Input.Ready(1, List.of(Playlist.NAME));
        assertThat(detail.inputProperty().get()).isEqualTo(left);
        assertThat(shown(detail).request().body()).isEqualTo("{\"creator_name\":\"Equipe\"}");
        assertThat(detail.editor().name().textProperty().get()).isEqualTo("New");
        previews.by(PreviewCheck.NONE);
        save(detail);
        assertThat(service.lastBody()).isEqualTo("{\"creator_name\":\"Equipe\"}");
        assertThat(detail.inputProperty().get())
                .isEqualTo(new Input.Ready(0, List.of(Playlist.NAME)));
        assertThat(detail.proposal()).isEmpty();
        rename(detail, "Newer");
        assertThat(shown(detail).request().body()).isEqualTo("{\"name\":\"Newer\"}");
    }

    private StateCheck renamedElsewhere(ChangeLine line) {
        return StateCheck.of(line, Map.of(Playlist.NAME, new ChangeValue.Text("Elsewhere")));
    }

    @Test
    void aConflictStaysWhenTheRestIsSavedForLater() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "New");
        detail.editor().creator().textProperty().set("Equipe");
        previews.by((lines, _) -> lines.stream().map(this::renamedElsewhere).toList());
        save(detail);
        detail.kept();
        assertThat(detail.inputProperty().get())
                .isEqualTo(new Input.Ready(0, List.of(Playlist.NAME)));
        assertThat(detail.editor().name().textProperty().get()).isEqualTo("New");
        detail.discard();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Nothing());
    }

    @Test
    void editsAreSavedForLaterOnceAndThoseMadeMeanwhileStay() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), held);
        ChangeController changes =
                new ChangeController(
                        service, new FakeShell(held, Locale.ENGLISH).context("playlists"));
        rename(detail, "New");
        detail.keep(changes);
        detail.keep(changes);
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Sending());
        rename(detail, "Newer");
        held.releaseAll();
        assertThat(service.kept).hasSize(1);
        assertThat(shown(detail).request().body()).isEqualTo("{\"name\":\"Newer\"}");
        detail.keep(changes);
        held.releaseAll();
        assertThat(service.kept).hasSize(2);
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Nothing());
    }

    @Test
    void aVideoThatWasAddedElsewhereIsLeftOut() {
        VideoId fourth = new VideoId("44444444-4444-4444-8444-444444444444");
        PlaylistDetailViewModel detail = loaded();
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD), candidate(fourth)));
        List<PlaylistVideo> now =
                new ArrayList<>(Objects.requireNonNull(service.videos.get(detail.id())));
        now.add(new PlaylistVideo(FakePlaylists.THIRD, "Third", 2L, UnknownMembers.NONE));
        service.videos.put(detail.id(), now);
        previews.by(
                (lines, _) ->
                        lines.stream()
                                .map(
                                        line ->
                                                new StateCheck(
                                                        line,
                                                        StateCheck.Kind.CHANGED,
                                                        List.of(),
                                                        false,
                                                        null))
                                .toList());
        save(detail);
        assertThat(service.applied).isEmpty();
        assertThat(detail.videos().staged().rows())
                .extracting(StagedVideo::id)
                .containsExactly(fourth);
    }

    @Test
    void sendsNothingThatTheContractRefuses() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "");
        assertThat(detail.inputProperty().get()).isInstanceOf(Input.Invalid.class);
        save(detail);
        assertThat(service.applied).isEmpty();
    }

    @Test
    void appliesAndKnowsTheNewValue() {
        PlaylistDetailViewModel detail = loaded();
        List<SourcedPlaylist> told = new ArrayList<>();
        detail.onKnown(told::add);
        rename(detail, "Onboarding 2");
        save(detail);
        assertThat(service.lastBody()).isEqualTo("{\"name\":\"Onboarding 2\"}");
        assertThat(detail.playlist().name()).isEqualTo(Member.of("Onboarding 2"));
        assertThat(told.getLast().playlist().name()).isEqualTo(Member.of("Onboarding 2"));
        assertThat(detail.isEdited()).isFalse();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Nothing());
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);
    }

    @Test
    void theAccessAloneIsProposedWhateverElseIsEdited() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "Onboarding 2");
        assertThat(detail.access(AccessType.ANYONE_WITH_PASSWORD, new Secret("short"))).isEmpty();
        Proposal proposal =
                detail.access(AccessType.ANYONE_WITH_PASSWORD, new Secret("hunter2!"))
                        .orElseThrow();
        assertThat(proposal.toString()).doesNotContain("hunter2");
        flow.send(proposal);
        assertThat(service.lastBody())
                .contains("\"access_type\":\"anyone_with_password\"")
                .doesNotContain("Onboarding 2");
        assertThat(detail.playlist().accessType())
                .isEqualTo(Member.of(AccessType.ANYONE_WITH_PASSWORD));
        assertThat(detail.access(AccessType.PRIVATE, PlaylistDetailViewModel.NO_PASSWORD))
                .isPresent();
        assertThat(detail.inputProperty().get()).as("the name waits").isEqualTo(new Input.Ready(1));
    }

    @Test
    void masksThePasswordInTheReviewAndForgetsItAfterwards() {
        PlaylistDetailViewModel detail = loaded();
        detail.editor().access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        detail.editor().passwordProperty().set(new Secret("hunter2hunter2"));
        assertThat(shown(detail).toString()).doesNotContain("hunter2");
        save(detail);
        assertThat(service.lastBody())
                .isEqualTo(
                        "{\"access_type\":\"anyone_with_password\",\"password\":\""
                                + Secret.MASK
                                + "\"}");
        assertThat(detail.editor().passwordProperty().get()).isEqualTo(new Secret(""));
        assertThat(flow.gestures().toString()).doesNotContain("hunter2");
    }

    @Test
    void whileItIsOnItsWayItIsShownAsSuchAndNotSentTwice() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), held);
        rename(detail, "New");
        save(detail);
        save(detail);
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Sending());
        assertThat(detail.isEdited()).isTrue();
        assertThat(held.waiting()).hasSize(1);
        held.releaseAll();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Nothing());
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void anotherPlaylistThatIsSavedMeanwhileEndsNothing() {
        SectionContext context = new FakeShell(held, Locale.ENGLISH).context("playlists");
        ChangeController changes = new ChangeController(service, context);
        for (PlaylistId id : List.of(FakePlaylists.ONBOARDING, FakePlaylists.LESSONS)) {
            PlaylistDetailViewModel detail =
                    new PlaylistDetailViewModel(
                            Objects.requireNonNull(service.rows.get(id)),
                            service,
                            changes.flow(),
                            context);
            rename(detail, "New");
            detail.save(changes.previews());
        }
        changes.previews().cancel();
        held.releaseAll();
        assertThat(service.applied).hasSize(2);
    }

    @Test
    void keepsTheDraftWhenItFailed() {
        PlaylistDetailViewModel detail = loaded();
        Failure no = new Failure.Invalid(new Answer(400, "No", "{}"));
        service.outcomes.add(change -> FakePlaylists.failed(change, no));
        rename(detail, "New");
        save(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.FAILED);
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Ready(1));
        assertThat(detail.isEdited()).isTrue();
    }

    @Test
    void offersTheOtherPathAfterNotFoundAsALineToReview() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        save(detail);
        assertThat(service.applied).hasSize(1);
        assertThat(reviewed().request().url().getPath())
                .isEqualTo("/v1/playlists/" + FakePlaylists.ONBOARDING);
        flow.confirm();
        assertThat(service.applied).hasSize(2);
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void doesNotOfferPathsInTurnForEver() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        save(detail);
        flow.confirm();
        assertThat(flow.reviewProperty().get()).isNull();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Ready(1));
    }

    @Test
    void theDraftStaysWhenTheOfferIsDropped() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        rename(detail, "New");
        save(detail);
        flow.discard();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Ready(1));
        assertThat(service.applied).hasSize(1);
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
        save(detail);
        assertThat(LatestBatch.of(flow)).isPresent();
        LatestBatch.undo(flow);
        assertThat(service.applied).hasSize(1);
        flow.confirm();
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
        save(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_DONE);
        assertThat(detail.isEdited()).isFalse();
        assertThat(service.applied).hasSize(1);
    }

    @Test
    void saysWhenAReadShowsThatItWasNotDone() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        rename(detail, "New");
        save(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
        assertThat(detail.isEdited()).isTrue();
    }

    /** The line may have been done: what is sent once more is another one. */
    @Test
    void whatNobodyKnowsIsSentAgainAsAnotherChange() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        rename(detail, "New");
        save(detail);
        save(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);

        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD)));
        addVideos(detail);
        addVideos(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);
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
        save(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.UNKNOWN);
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
        save(detail);
        tasks.held.releaseAll();
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
    }

    @Test
    void aSendThatWasCancelledBeforeItBeganIsSaidToBeSo() {
        CancellingRunner tasks = new CancellingRunner();
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), tasks);
        rename(detail, "New");
        save(detail);
        tasks.held.release();
        tasks.cancel();
        tasks.held.releaseAll();
        assertThat(state()).isEqualTo(ChangeEntry.State.CANCELLED);
        assertThat(service.applied).isEmpty();
        assertThat(detail.isEdited()).isTrue();
    }

    /** A change that the user gives up is told as the journal has it. */
    @ParameterizedTest
    @CsvSource({"DONE, DONE", "FAILED, FAILED", "CANCELLED, CANCELLED", "SENDING, UNKNOWN"})
    void aDeletionThatWasGivenUpEndsAsRecorded(ChangeState recorded, ChangeEntry.State shown) {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(
                change -> {
                    ChangeAnswer answer = new ChangeAnswer(200, null, null, null);
                    service.journal.put(
                            change.line().id(),
                            change.line().ended(recorded, FakePlaylists.NOON, answer));
                    throw new FailureException(new Failure.Cancelled(true));
                });
        detail.askToDelete();
        flow.confirm();
        assertThat(state()).isEqualTo(shown);
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
        addVideos(detail);
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
        addVideos(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_DONE);
        assertThat(detail.videos().staged().rows()).isEmpty();
    }

    @Test
    void aVideoToAddIsShownAtThePositionThatItGoesTo() {
        PlaylistDetailViewModel detail = loaded();
        int present = detail.videos().rows().size();
        detail.videos()
                .add(List.of(candidate(FakePlaylists.THIRD), candidate(FakePlaylists.OTHER)));
        assertThat(places(detail)).as("at the end").containsExactly(present, present + 1);
        StagedVideo second = detail.videos().staged().rows().getLast();
        detail.videos().position(second.number(), 1);
        assertThat(places(detail)).containsExactly(1, present + 1);
        detail.videos().position(second.number(), 99);
        assertThat(places(detail))
                .as("no farther than the end, and before what has no position")
                .containsExactly(present, present + 1);
        assertThat(detail.videos().rows().get(present).id()).isEqualTo(FakePlaylists.OTHER);
    }

    private static List<Integer> places(PlaylistDetailViewModel detail) {
        List<PlaylistRow> rows = detail.videos().rows();
        return IntStream.range(0, rows.size())
                .filter(at -> rows.get(at) instanceof StagedVideo)
                .boxed()
                .toList();
    }

    /** A video that the playlist had before says nothing about the addition. */
    @Test
    void videosThatWereThereBeforeDoNotSettleAnAddition() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        detail.videos()
                .add(List.of(candidate(FakePlaylists.VIDEO), candidate(FakePlaylists.THIRD)));
        addVideos(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.FOUND_UNDONE);
        assertThat(detail.videos().staged().rows()).hasSize(2);
    }

    @Test
    void anAdditionOfWhichOnlyAPartIsThereStaysUnknown() {
        PlaylistDetailViewModel detail = loaded();
        VideoId fourth = new VideoId("f2d3e4f5-1111-4222-8333-444455556666");
        service.outcomes.add(
                change -> {
                    service.videos.put(
                            FakePlaylists.ONBOARDING,
                            List.of(
                                    new PlaylistVideo(
                                            FakePlaylists.THIRD, null, null, UnknownMembers.NONE)));
                    return FakePlaylists.unsettled(change, LOST);
                });
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD), candidate(fourth)));
        addVideos(detail);
        assertThat(state()).isEqualTo(ChangeEntry.State.UNKNOWN);
        assertThat(detail.videos().staged().rows()).hasSize(2);
    }

    /** What is typed meanwhile stays when another change of the playlist is applied. */
    @Test
    void anotherChangeOfThePlaylistLeavesTheDraft() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "New");
        save(detail);
        rename(detail, "Newer");
        flow.propose(
                flow.proposal(service.update(detail.playlist(), nameOnly("Elsewhere")), "Save"));
        flow.confirm();
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);
        assertThat(detail.playlist().name()).isEqualTo(Member.of("Elsewhere"));
        assertThat(detail.isEdited()).isTrue();
        assertThat(detail.editor().name().textProperty().get()).isEqualTo("Newer");
    }

    /** Only a password that was sent is cleared. */
    @Test
    void anotherChangeOfThePlaylistLeavesTheTypedPassword() {
        PlaylistDetailViewModel detail = loaded();
        rename(detail, "New");
        save(detail);
        detail.editor().access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        detail.editor().passwordProperty().set(new Secret("hunter2hunter2"));
        flow.propose(
                flow.proposal(service.update(detail.playlist(), nameOnly("Elsewhere")), "Save"));
        flow.confirm();
        assertThat(detail.playlist().name()).isEqualTo(Member.of("Elsewhere"));
        assertThat(detail.editor().passwordProperty().get())
                .isEqualTo(new Secret("hunter2hunter2"));
    }

    @Test
    void aPasswordThatWasSentToTheOtherUrlIsForgottenToo() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, FakePlaylists.notFound()));
        detail.editor().access().choiceProperty().set(AccessType.ANYONE_WITH_PASSWORD);
        detail.editor().passwordProperty().set(new Secret("hunter2hunter2"));
        save(detail);
        flow.confirm();
        assertThat(state()).isEqualTo(ChangeEntry.State.DONE);
        assertThat(detail.editor().passwordProperty().get()).isEqualTo(new Secret(""));
    }

    @Test
    void aPlaylistIsEditedWhileItsDeletionIsUnderWay() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), held);
        detail.askToDelete();
        assertThat(detail.isEdited()).isFalse();
        flow.confirm();
        assertThat(detail.isEdited()).isTrue();
        held.releaseAll();
        assertThat(detail.isEdited()).isFalse();
    }

    @Test
    void blocksRowsThatAreNoIds() {
        PlaylistDetailViewModel detail = loaded();
        detail.videos().add(List.of(candidate(new VideoId("nonsense"))));
        assertThat(detail.inputProperty().get()).isInstanceOf(Input.Invalid.class);
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
        assertThat(detail.stateProperty().get()).isEqualTo(new LoadState.NotLoaded());
        assertThat(detail.videos().isNotOffered()).isTrue();
        assertThat(detail.videos().present()).isEmpty();
        assertThat(uncaught(() -> rename(detail, "Other"))).isEmpty();
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Nothing());
        detail.videos().add(List.of(new PlaylistCandidate(FakePlaylists.VIDEO, "Welcome")));
        assertThat(detail.videos().staged().rows()).isEmpty();
        detail.askToDelete();
        assertThat(flow.reviewProperty().get()).isNull();
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
        assertThat(shown(detail).request().body()).isEqualTo("{\"description\":\"New\"}");
        detail.editor().description().reset();
        detail.editor().name().textProperty().set("Short");
        save(detail);
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

    /** Activity checks the status of a change of many playlists. */
    @Test
    void aChangeOfManyPlaylistsIsNotSettledByOneOfThem() {
        PlaylistDetailViewModel detail = loaded();
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        service.outcomes.add(change -> FakePlaylists.unsettled(change, LOST));
        Playlist other =
                FakePlaylists.named(
                        FakePlaylists.LESSONS, FakePlaylists.LESSONS_NAME, AccessType.PRIVATE, 3);
        flow.propose(
                Proposal.of(
                        "Save",
                        "Save",
                        List.of(
                                service.update(detail.playlist(), nameOnly("One")),
                                service.update(other, nameOnly("One")))));
        flow.confirm();
        assertThat(flow.gestures().getFirst().entries())
                .extracting(ChangeEntry::state)
                .contains(ChangeEntry.State.UNKNOWN)
                .doesNotContain(ChangeEntry.State.FOUND_UNDONE);
    }

    @Test
    void whatIsTypedCanBeSavedWhileTheDeletionIsUnderWay() {
        PlaylistDetailViewModel detail = detail(FakePlaylists.onboarding(), held);
        detail.askToDelete();
        flow.confirm();
        rename(detail, "New");
        assertThat(detail.inputProperty().get()).isEqualTo(new Input.Ready(1));
        held.releaseAll();
    }

    @Test
    void thePresentAccessIsNotSentAgain() {
        PlaylistDetailViewModel detail = loaded();
        assertThat(detail.playlist().accessType()).isEqualTo(Member.of(AccessType.PUBLIC));
        assertThat(detail.access(AccessType.PUBLIC, PlaylistDetailViewModel.NO_PASSWORD)).isEmpty();
    }

    @Test
    void aVideoBelowTheFirstPositionIsShownFirst() {
        PlaylistDetailViewModel detail = loaded();
        detail.videos().add(List.of(candidate(FakePlaylists.THIRD)));
        detail.videos().position(1, -3);
        assertThat(places(detail)).containsExactly(0);
        assertThat(detail.inputProperty().get()).isInstanceOf(Input.Invalid.class);
    }

    @Test
    void titlesAreLookedUpOnlyOfVideosWithoutOne() {
        PlaylistDetailViewModel detail = loaded();
        detail.videos()
                .add(
                        List.of(
                                new PlaylistCandidate(FakePlaylists.THIRD, "Third"),
                                candidate(FakePlaylists.OTHER)));
        assertThat(service.titled).containsExactly(FakePlaylists.OTHER);
        detail.videos().add(List.of(new PlaylistCandidate(FakePlaylists.THIRD, "Third")));
        assertThat(service.titled).hasSize(1);
    }
}
