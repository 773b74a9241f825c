package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.PlaylistDraft;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.HeldRunner;
import app.marquee.task.InlineRunner;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PreviewSending;
import app.marquee.ui.change.Proposal;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

final class PlaylistsViewModelTest {
    private static final Failure DOWN =
            new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused");

    private final FakePlaylists service = FakePlaylists.two();

    private ChangeFlowViewModel flow = flow(new InlineRunner());

    private ChangeFlowViewModel flow(TaskRunner tasks) {
        Messages messages = Messages.of("playlists", Locale.ENGLISH);
        return new ChangeFlowViewModel(
                tasks, service, new ChangeWords(messages, _ -> Optional.empty()), messages);
    }

    private PlaylistsViewModel model(TaskRunner tasks) {
        flow = flow(tasks);
        return new PlaylistsViewModel(
                service, flow, new FakeShell(tasks, Locale.ENGLISH).context("playlists"));
    }

    private PlaylistsViewModel loaded() {
        PlaylistsViewModel model = model(new InlineRunner());
        model.load();
        return model;
    }

    private static List<PlaylistId> ids(PlaylistsViewModel model) {
        return model.rowsProperty().get().stream().map(SourcedPlaylist::id).toList();
    }

    private static PlaylistDetailViewModel selected(PlaylistsViewModel model) {
        return Objects.requireNonNull(model.selectedProperty().get());
    }

    @Test
    void showsWhatThisMachineKnowsUntilTheServiceAnswers() {
        HeldRunner held = new HeldRunner();
        PlaylistsViewModel model = model(held);
        List<LoadState> seen = new ArrayList<>();
        List<Integer> known = new ArrayList<>();
        model.stateProperty()
                .subscribe(
                        now -> {
                            seen.add(now);
                            known.add(ids(model).size());
                        });
        model.load();
        held.release();
        assertThat(known).containsExactly(0, 0, 2, ids(model).size());
        assertThat(seen)
                .containsExactly(
                        new LoadState.NotLoaded(),
                        new LoadState.Loading(0, FakeShell.NOW),
                        new LoadState.Stale(FakePlaylists.NOON.minusSeconds(7200)),
                        new LoadState.Loaded(FakeShell.NOW));
        assertThat(model.isListed()).isTrue();
    }

    @Test
    void keepsTheRowsWhenTheServiceFails() {
        service.listFailure = DOWN;
        PlaylistsViewModel model = loaded();
        assertThat(model.stateProperty().get()).isEqualTo(new LoadState.Failed(DOWN));
        assertThat(ids(model)).hasSize(2);
        service.listFailure = null;
        model.refresh();
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loaded.class);
    }

    @Test
    void offersToCreateOnlyWhereTheServiceLists() {
        assertThat(loaded().canCreateProperty().get()).isTrue();
        service.listed = false;
        assertThat(loaded().canCreateProperty().get()).isFalse();
    }

    @Test
    void opensIdsThatThePersonNamed() {
        PlaylistsViewModel model = loaded();
        model.add(List.of(FakePlaylists.PASTED));
        assertThat(ids(model)).contains(FakePlaylists.PASTED);
        assertThat(selected(model).id()).isEqualTo(FakePlaylists.PASTED);
        model.forget(FakePlaylists.PASTED);
        assertThat(ids(model)).doesNotContain(FakePlaylists.PASTED);
        assertThat(model.selectedProperty().get()).isNull();
    }

    @Test
    void opensAnIdThatNobodyKnewYet() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.PASTED);
        assertThat(selected(model).id()).isEqualTo(FakePlaylists.PASTED);
    }

    @Test
    void whatWasTypedForOnePlaylistIsThereWhenThePersonComesBack() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.ONBOARDING);
        PlaylistDetailViewModel first = selected(model);
        first.editor().name().textProperty().set("Unsaved");
        model.select(FakePlaylists.LESSONS);
        assertThat(model.edited()).hasSize(1);
        assertThat(model.isEdited(FakePlaylists.ONBOARDING)).isTrue();
        model.select(FakePlaylists.ONBOARDING);
        assertThat(selected(model)).isSameAs(first);
        assertThat(first.editor().name().textProperty().get()).isEqualTo("Unsaved");
    }

    @Test
    void aListThatSelectsAgainWhenItsRowsChangeOpensOnePlaylistOnce() {
        PlaylistsViewModel model = loaded();
        // As a table does: it selects the row of the same id anew.
        model.rowsProperty().subscribe(() -> model.select(FakePlaylists.ONBOARDING));
        model.select(FakePlaylists.ONBOARDING);
        selected(model).editor().name().textProperty().set("Unsaved");
        assertThat(model.isEdited(FakePlaylists.ONBOARDING)).isTrue();
    }

    @Test
    void aRenamedPlaylistIsRenamedInTheListToo() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.ONBOARDING);
        selected(model).editor().name().textProperty().set("Renamed");
        selected(model)
                .save(
                        new PreviewSending(
                                new FakeShell(new InlineRunner(), Locale.ENGLISH)
                                        .context("playlists"),
                                flow));
        assertThat(model.rowsProperty().get().getFirst().playlist().name())
                .isEqualTo(Member.of("Renamed"));
        assertThat(model.edited()).isEmpty();
    }

    @Test
    void aRefreshKeepsWhatThePersonTyped() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.ONBOARDING);
        selected(model).editor().name().textProperty().set("Unsaved");
        service.add(
                FakePlaylists.named(FakePlaylists.ONBOARDING, "Elsewhere", AccessType.PRIVATE, 9),
                ItemSource.LIST);
        service.readable.clear();
        model.refresh();
        assertThat(selected(model).editor().name().textProperty().get()).isEqualTo("Unsaved");
        assertThat(selected(model).editor().access().choiceProperty().get())
                .isEqualTo(AccessType.PRIVATE);
    }

    @Test
    void aDeletedPlaylistIsGone() {
        PlaylistsViewModel model = loaded();
        List<PlaylistId> told = new ArrayList<>();
        model.onDeleted(told::add);
        model.select(FakePlaylists.ONBOARDING);
        PlaylistDetailViewModel detail = selected(model);
        detail.askToDelete();
        assertThat(service.applied).isEmpty();
        flow.confirm();
        assertThat(service.applied.getLast().line().request().method()).isEqualTo("DELETE");
        assertThat(ids(model)).containsExactly(FakePlaylists.LESSONS);
        assertThat(model.selectedProperty().get()).isNull();
        assertThat(told).containsExactly(FakePlaylists.ONBOARDING);
    }

    @Test
    void createsWhatTheContractAllows() {
        PlaylistsViewModel model = loaded();
        assertThat(model.creation(new PlaylistDraft("", AccessType.PRIVATE, "Maria"))).isEmpty();
        flow.send(
                model.creation(new PlaylistDraft("New", AccessType.PRIVATE, "Maria"))
                        .orElseThrow());
        assertThat(service.lastBody())
                .isEqualTo(
                        "{\"name\":\"New\",\"access_type\":\"private\",\"creator_name\":\"Maria\"}");
        assertThat(model.refused()).isEmpty();
    }

    @Test
    void aRefusedCreationIsThereToBeCorrected() {
        PlaylistsViewModel model = loaded();
        service.outcomes.add(change -> FakePlaylists.failed(change, DOWN));
        PlaylistDraft draft = new PlaylistDraft("New", AccessType.PRIVATE, "Maria");
        flow.send(model.creation(draft).orElseThrow());
        assertThat(model.refused()).contains(draft);
        flow.send(model.creation(draft).orElseThrow());
        assertThat(model.refused()).as("it exists now").isEmpty();
    }

    @Test
    void severalChangesRefreshTheListOnceTheLastOneEnded() {
        HeldRunner held = new HeldRunner();
        PlaylistsViewModel model = model(held);
        model.load();
        held.releaseAll();
        List<StagedChange> renames =
                model.rowsProperty().get().stream()
                        .map(row -> service.update(row.playlist(), PlaylistUpdate.rename("New")))
                        .toList();
        flow.send(Proposal.of("Rename", "Rename", renames));
        while (service.applied.size() < renames.size()) {
            held.release();
        }
        assertThat(held.waiting()).containsOnlyOnce("Refreshing playlists");
        held.releaseAll();
        assertThat(service.lists).as("at first, and after the last one").hasValue(2);
    }

    @Test
    void aListThatIsEmptyOnThisComputerIsNoSavedCopy() {
        service.rows.clear();
        PlaylistsViewModel model = model(new InlineRunner());
        List<LoadState> seen = new ArrayList<>();
        model.stateProperty().subscribe(now -> seen.add(now));
        model.load();
        assertThat(seen).noneMatch(LoadState.Stale.class::isInstance);
    }

    @Test
    void anIdThatIsAddedMeanwhileDoesNotEndTheLoadOfTheList() {
        HeldRunner held = new HeldRunner();
        PlaylistsViewModel model = model(held);
        model.load();
        model.add(List.of(FakePlaylists.PASTED));
        held.releaseNewest();
        assertThat(ids(model)).contains(FakePlaylists.PASTED);
        assertThat(model.stateProperty().get()).isInstanceOf(LoadState.Loading.class);
        held.releaseAll();
        assertThat(model.isListed()).isTrue();
    }

    /** A list gives less of a playlist than its own load. */
    @Test
    void aRefreshOfTheListKeepsWhatOnlyThePlaylistItselfGives() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.ONBOARDING);
        model.select(FakePlaylists.LESSONS);
        model.load();
        assertThat(model.rowsProperty().get().getFirst().playlist().description())
                .isEqualTo(Member.of("For new customers"));
    }

    @Test
    void theEditsOfAPlaylistThatIsForgottenAreGone() {
        PlaylistsViewModel model = loaded();
        model.add(List.of(FakePlaylists.PASTED));
        selected(model).editor().name().textProperty().set("Unsaved");
        assertThat(model.edited()).hasSize(1);
        model.forget(FakePlaylists.PASTED);
        assertThat(model.edited()).isEmpty();
        assertThat(model.isEdited(FakePlaylists.PASTED)).isFalse();
    }

    @Test
    void aPlaylistWithoutEditsIsLoadedAnewWhenTheUserComesBack() {
        PlaylistsViewModel model = loaded();
        model.select(FakePlaylists.ONBOARDING);
        PlaylistDetailViewModel first = selected(model);
        model.select(FakePlaylists.LESSONS);
        model.select(FakePlaylists.ONBOARDING);
        assertThat(selected(model)).isNotSameAs(first);
    }

    /** The question about unsaved edits isn't about what is on its way. */
    @Test
    void editsThatAreBeingSentAreNotUnsaved() {
        HeldRunner held = new HeldRunner();
        PlaylistsViewModel model = model(held);
        model.load();
        held.releaseAll();
        model.select(FakePlaylists.ONBOARDING);
        held.releaseAll();
        selected(model).editor().name().textProperty().set("Renamed");
        assertThat(model.edited()).hasSize(1);
        selected(model)
                .save(
                        new PreviewSending(
                                new FakeShell(held, Locale.ENGLISH).context("playlists"), flow));
        assertThat(model.isEdited(FakePlaylists.ONBOARDING)).isTrue();
        assertThat(model.edited()).isEmpty();
        held.releaseAll();
        assertThat(model.isEdited(FakePlaylists.ONBOARDING)).isFalse();
    }
}
