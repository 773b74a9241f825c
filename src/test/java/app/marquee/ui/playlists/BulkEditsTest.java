package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.rename.RenameBatch;
import app.marquee.model.rename.RenameItem;
import app.marquee.service.playlist.SourcedPlaylist;
import app.marquee.task.InlineRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeFlowViewModel;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.change.Proposal;

import javafx.beans.property.SimpleObjectProperty;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Which of the chosen playlists get a value, and what is said of the others. */
final class BulkEditsTest {
    private static final BulkValue PUBLIC =
            new BulkValue(
                    BulkValue.Kind.ACCESS,
                    PlaylistUpdate.access(Member.of(AccessType.PUBLIC), Member.absent()));
    private static final BulkValue PASSWORD =
            new BulkValue(
                    BulkValue.Kind.ACCESS,
                    PlaylistUpdate.access(
                            Member.of(AccessType.ANYONE_WITH_PASSWORD),
                            Member.of(new Secret("hunter2!"))));

    private static final PlaylistId OTHER = new PlaylistId("c2d3e4f5-1111-4222-8333-4444555566aa");

    private final FakePlaylists service = FakePlaylists.two();
    private final Messages messages = Messages.of("playlists", Locale.ENGLISH);
    private final ChangeFlowViewModel flow =
            new ChangeFlowViewModel(
                    new InlineRunner(),
                    service,
                    new ChangeWords(messages, _ -> Optional.empty()),
                    messages);
    private final SimpleObjectProperty<PendingChangeIndex> pending =
            new SimpleObjectProperty<>(PendingChangeIndex.NONE);
    private final BulkEdits edits =
            new BulkEdits(messages, service, flow, pending, new InlineRunner());
    private final SourcedPlaylist open = row(FakePlaylists.onboarding());
    private final SourcedPlaylist closed =
            row(FakePlaylists.named(FakePlaylists.LESSONS, "Lições", AccessType.PRIVATE, 3));

    private static SourcedPlaylist row(Playlist playlist) {
        return new SourcedPlaylist(playlist, ItemSource.LIST, FakePlaylists.NOON);
    }

    private void wait(BulkValue value) {
        service.keep(List.of(service.update(closed.playlist(), value.update())));
        pending.set(PendingChangeIndex.of(service.waiting()));
    }

    private Proposal proposal() {
        return Objects.requireNonNull(flow.reviewProperty().get());
    }

    @Test
    void whatIsPendingIsAppliedWithTheOthersAsItWasSaved() {
        SourcedPlaylist other = row(FakePlaylists.named(OTHER, "Aulas", AccessType.PRIVATE, 1));
        wait(PUBLIC);
        ChangeLine saved = service.waiting().getFirst();
        edits.propose(List.of(open, closed, other), PUBLIC, "access");
        assertThat(edits.pending(List.of(open, closed, other), PUBLIC)).isOne();
        assertThat(proposal().lines()).hasSize(2).contains(saved);
        assertThat(proposal().action()).isEqualTo("Change 2 playlists");
        assertThat(proposal().warning())
                .isEqualTo(
                        "1 playlist already has this value and is skipped."
                                + " 1 playlist has this change pending. It’s applied with the"
                                + " others.");
        flow.confirm();
        assertThat(service.applied)
                .as("each once, and the pending one isn't sent a second time")
                .extracting(change -> change.line().subject().id())
                .containsExactly(closed.id().value(), other.id().value());
    }

    @Test
    void onlyPlaylistsWithPendingChangesAreCompared() {
        SourcedPlaylist other = row(FakePlaylists.named(OTHER, "Aulas", AccessType.PRIVATE, 1));
        wait(PUBLIC);
        service.staged.clear();
        assertThat(edits.pending(List.of(closed, other), PUBLIC)).isOne();
        assertThat(service.staged).containsExactly(closed.id());
    }

    @Test
    void onlyTheOthersAreSavedForLater() {
        SourcedPlaylist other = row(FakePlaylists.named(OTHER, "Aulas", AccessType.PRIVATE, 1));
        wait(PUBLIC);
        edits.propose(List.of(closed, other), PUBLIC, "access");
        assertThat(flow.canKeep()).isTrue();
        assertThat(flow.dismiss().orElseThrow().unsaved().lines())
                .extracting(line -> line.subject().id())
                .containsExactly(other.id().value());
        edits.propose(List.of(closed), PUBLIC, "access");
        assertThat(flow.canKeep()).as("it is saved already").isFalse();
    }

    @Test
    void anotherPendingValueOfTheFieldHidesNothing() {
        wait(PUBLIC);
        edits.propose(List.of(closed), PASSWORD, "access");
        assertThat(proposal().lines()).hasSize(1).doesNotContainAnyElementsOf(service.waiting());
    }

    /** Nobody can tell whether it is the same one. */
    @Test
    void aPasswordIsProposedAlthoughOneIsPending() {
        wait(PASSWORD);
        assertThat(BulkEdits.others(List.of(closed), PASSWORD)).containsExactly(closed);
        assertThat(edits.pending(List.of(closed), PASSWORD)).isZero();
    }

    @Test
    void thoseThatAreSkippedAreCountedOnce() {
        SourcedPlaylist odd =
                row(FakePlaylists.named(new PlaylistId("pl-17"), "Odd", AccessType.PRIVATE, 1));
        edits.propose(List.of(open, closed, odd), PUBLIC, "access");
        assertThat(proposal().warning())
                .isEqualTo(
                        "1 playlist already has this value and is skipped."
                                + " 1 item isn’t included because its ID isn’t valid.");
        assertThat(proposal().lines()).hasSize(1);
    }

    @Test
    void theChosenOnesAreNoDuplicatesOfThemselves() {
        RenameBatch batch = edits.renaming(List.of(closed), List.of(open, closed)).batch();
        assertThat(batch.items()).extracting(RenameItem::name).containsExactly("Lições");
        assertThat(batch.siblings()).extracting(RenameItem::name).containsExactly("Onboarding");
    }
}
