package app.marquee.service.playlist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.change.ChangeOutcome;
import app.marquee.change.StagedChange;
import app.marquee.change.playlist.PlaylistEdit;
import app.marquee.model.Member;
import app.marquee.model.Secret;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistUpdate;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.session.Session;
import app.marquee.service.session.SessionFixture;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

final class SessionPlaylistServiceTest {
    private static final PlaylistId ONE = new PlaylistId("6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11");
    private static final PlaylistId TWO = new PlaylistId("7f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b22");
    private static final VideoId VIDEO = new VideoId("c2d3e4f5-1111-4222-8333-444455556666");
    private static final Failure.NotFound MISSING =
            new Failure.NotFound(new Answer(404, "No", "{}"));
    private static final String BOTH =
            """
            [{"id":"%s","name":"Onboarding","videos_quantity":"3","access_type":"public"},
             {"id":"%s","name":"Lessons"}]
            """
                    .formatted(ONE, TWO);

    @TempDir Path home;
    private SessionFixture fixture;
    private Session session;
    private SessionPlaylistService playlists;

    @BeforeEach
    void open() {
        fixture = new SessionFixture(home);
        session = fixture.session("acme");
        playlists = new SessionPlaylistService(session);
    }

    @AfterEach
    void close() {
        session.close();
        fixture.close();
    }

    private static List<PlaylistId> ids(PlaylistListing listing) {
        return listing.playlists().stream().map(SourcedPlaylist::id).toList();
    }

    private StagedChange rename(String name) {
        return rename(Playlist.known(ONE), name);
    }

    private StagedChange rename(Playlist known, String name) {
        return playlists.update(
                known,
                new PlaylistUpdate(
                        Member.of(name),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent(),
                        Member.absent()));
    }

    @Test
    void listsAndRemembersForTheNextTime() {
        fixture.transport().answer(200, BOTH);
        PlaylistListing listed = playlists.list();
        assertThat(listed.listed()).isTrue();
        assertThat(ids(listed)).containsExactly(ONE, TWO);
        assertThat(listed.playlists().getFirst().playlist().videosQuantity())
                .isEqualTo(Member.of(3L));
        assertThat(playlists.canCreate()).isTrue();
        PlaylistListing remembered = playlists.remembered();
        assertThat(ids(remembered)).containsExactlyInAnyOrder(ONE, TWO);
        assertThat(remembered.at()).isEqualTo(SessionFixture.NOON);
    }

    @Test
    void withoutAListItShowsWhatThePersonNamed() {
        playlists.add(List.of(TWO));
        fixture.transport().fail(MISSING);
        PlaylistListing listing = playlists.list();
        assertThat(listing.listed()).isFalse();
        assertThat(ids(listing)).containsExactly(TWO);
        assertThat(listing.playlists().getFirst().source()).isEqualTo(ItemSource.PERSON);
        assertThat(listing.playlists().getFirst().playlist().name().isAbsent()).isTrue();
        assertThat(playlists.canCreate()).isFalse();
        // It is known now that there is none: nothing more is asked.
        playlists.list();
        assertThat(fixture.transport().sent()).hasSize(1);
    }

    @Test
    void aPlaylistThatTheListDoesNotHaveAnyMoreIsForgottenButNotOneThatThePersonNamed() {
        PlaylistId named = new PlaylistId("8f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b33");
        playlists.add(List.of(named));
        fixture.transport().answer(200, BOTH);
        playlists.list();
        fixture.transport().answer(200, "[{\"id\":\"%s\"}]".formatted(ONE));
        assertThat(ids(playlists.list())).containsExactly(ONE, named);
        assertThat(ids(playlists.remembered())).containsExactlyInAnyOrder(ONE, named);
    }

    @Test
    void otherFailuresOfTheListAreFailures() {
        fixture.transport().fail(new Failure.ServerError(new Answer(500, null, "")));
        assertThatThrownBy(playlists::list).isInstanceOf(FailureException.class);
    }

    @Test
    void aPlaylistThatIsNotFoundMayBeAPathThatIsNotThereUntilOneWasRead() {
        fixture.transport().fail(MISSING);
        assertThat(playlists.read(ONE)).isEqualTo(new PlaylistReading.NotOffered());
        fixture.transport().answer(200, "{\"id\":\"%s\",\"name\":\"Lessons\"}".formatted(TWO));
        assertThat(playlists.read(TWO)).isInstanceOf(PlaylistReading.Read.class);
        fixture.transport().fail(MISSING);
        assertThat(playlists.read(ONE)).isEqualTo(new PlaylistReading.Gone(MISSING));
    }

    @Test
    void readsTheVideosAndKnowsTheirTitlesFromThenOn() {
        fixture.transport().answer(200, "[{\"id\":\"%s\",\"title\":\"Welcome\"}]".formatted(VIDEO));
        assertThat(playlists.videos(ONE))
                .isInstanceOfSatisfying(
                        PlaylistVideosReading.Read.class,
                        read -> assertThat(read.videos()).hasSize(1));
        assertThat(playlists.titles(List.of(VIDEO))).containsEntry(VIDEO, "Welcome");
        fixture.transport().fail(MISSING);
        assertThat(playlists.candidates("welc", 10).videos())
                .containsExactly(new PlaylistCandidate(VIDEO, "Welcome"));
    }

    @Test
    void offersNoVideosOfTheTrash() {
        fixture.transport().answer(200, "[{\"id\":\"%s\",\"title\":\"Welcome\"}]".formatted(VIDEO));
        playlists.videos(ONE);
        session.catalogue().see(List.of(new SeenVideo(VIDEO, VideoStatus.DELETING, null)));
        fixture.transport().answer(200, "{\"videos\":[],\"pages\":1,\"total\":\"0\"}");
        assertThat(playlists.candidates("welc", 10).videos()).isEmpty();
    }

    @Test
    void tellsHowManyVideosTheListHasBeyondThosePicked() {
        String rows =
                "{\"videos\":[{\"id\":\"%s\",\"title\":\"Welcome\"}],\"pages\":3,\"total\":\"%d\"}";
        fixture.transport().answer(200, rows.formatted(VIDEO, 25));
        CandidateSearchResult more = playlists.candidates("welc", 10);
        assertThat(more.videos()).containsExactly(new PlaylistCandidate(VIDEO, "Welcome"));
        assertThat(more.matching()).isEqualTo(25);
        assertThat(more.exact()).isFalse();

        fixture.transport().answer(200, rows.formatted(VIDEO, 1));
        CandidateSearchResult all = playlists.candidates("welc", 10);
        assertThat(all.matching()).isEqualTo(1);
        assertThat(all.exact()).isTrue();

        String untold = "{\"videos\":[{\"id\":\"%s\",\"title\":\"Welcome\"}],\"pages\":%d}";
        fixture.transport().answer(200, untold.formatted(VIDEO, 3));
        assertThat(playlists.candidates("welc", 10).exact()).as("short pages").isFalse();
        fixture.transport().answer(200, untold.formatted(VIDEO, 1));
        assertThat(playlists.candidates("welc", 10).exact()).isTrue();
    }

    @Test
    void aListOfVideosThatFailsLeavesThoseThatAreKnown() {
        fixture.transport().answer(200, "[{\"id\":\"%s\",\"title\":\"Welcome\"}]".formatted(VIDEO));
        assertThat(playlists.videos(ONE)).isInstanceOf(PlaylistVideosReading.Read.class);
        Failure down = new Failure.Unavailable(Failure.Unavailable.Cause.REFUSED, "refused");
        fixture.transport().fail(down);
        CandidateSearchResult found = playlists.candidates("welc", 10);
        assertThat(found.videos()).containsExactly(new PlaylistCandidate(VIDEO, "Welcome"));
        assertThat(found.listFailure()).isEqualTo(down);
        assertThat(found.exact()).isFalse();
        fixture.transport().fail(down);
        assertThatThrownBy(() -> playlists.candidates("nobody", 10))
                .isInstanceOf(FailureException.class);
        fixture.transport().fail(new Failure.Cancelled(true));
        assertThatThrownBy(() -> playlists.candidates("welc", 10))
                .as("nobody waits for the rest")
                .isInstanceOf(FailureException.class);
    }

    @Test
    void theOtherPathIsReviewedAnewAndKeptOnceItWorked() {
        fixture.transport().fail(MISSING);
        StagedChange first = rename("New");
        assertThat(playlists.apply(first)).isInstanceOf(ChangeOutcome.Failed.class);
        StagedChange other = playlists.atOtherPath(first).orElseThrow();
        assertThat(other.line().id()).isNotEqualTo(first.line().id());
        assertThat(other.line().request().url().getPath()).isEqualTo("/playlists/" + ONE);
        assertThat(session.connection().routes().paths()).isEmpty();
        fixture.transport().answer(204, "");
        assertThat(playlists.apply(other)).isInstanceOf(ChangeOutcome.Done.class);
        assertThat(session.connection().routes().paths())
                .containsEntry(Operation.UPDATE_PLAYLIST, "/playlists/{playlist_id}")
                .containsEntry(Operation.DELETE_PLAYLIST, "/playlists/{playlist_id}")
                .containsEntry(Operation.ADD_PLAYLIST_VIDEOS, "/playlists/{playlist_id}/videos");
        assertThat(rename("Newer").line().request().url().getPath()).isEqualTo("/playlists/" + ONE);
        assertThat(fixture.connections().find(session.id()).orElseThrow().routes().paths())
                .isEqualTo(session.connection().routes().paths());
    }

    @Test
    void theOtherPathIsNotKeptWhenItDidNotWorkEither() {
        fixture.transport().fail(MISSING);
        StagedChange first = rename("New");
        playlists.apply(first);
        StagedChange other = playlists.atOtherPath(first).orElseThrow();
        fixture.transport().fail(MISSING);
        playlists.apply(other);
        assertThat(session.connection().routes().paths()).isEmpty();
        assertThat(playlists.atOtherPath(other)).isEmpty();
    }

    @Test
    void thePasswordIsInNoRecord() {
        StagedChange change =
                playlists.update(
                        Playlist.known(ONE),
                        new PlaylistUpdate(
                                Member.absent(),
                                Member.absent(),
                                Member.of(AccessType.ANYONE_WITH_PASSWORD),
                                Member.of(new Secret("hunter2hunter2")),
                                Member.absent(),
                                Member.absent(),
                                Member.absent(),
                                Member.absent()));
        fixture.transport().fail(MISSING);
        playlists.apply(change);
        StagedChange other = playlists.atOtherPath(change).orElseThrow();
        assertThat(change.toString()).doesNotContain("hunter2");
        assertThat(other.toString()).doesNotContain("hunter2");
        assertThat(playlists.find(change.line().id()).orElseThrow().toString())
                .doesNotContain("hunter2");
        assertThat(other.request().body()).isNotNull();
    }

    @Test
    void theJournalTellsWhatBecameOfAChange() {
        fixture.transport().fail(new Failure.LostAnswer("reset"));
        StagedChange change = rename("New");
        playlists.apply(change);
        assertThat(playlists.find(change.line().id()).orElseThrow().state())
                .isEqualTo(ChangeState.UNKNOWN);
    }

    @Test
    void aReadSettlesOnlyWhatItCanSee() {
        Playlist unread = Playlist.known(ONE);
        Playlist old = PlaylistEdit.after(unread, rename("Old").line());
        ChangeLine change = rename(old, "New").line();
        assertThat(PlaylistEdit.TYPE.check(change, unread).applied()).isEmpty();
        Playlist after = PlaylistEdit.after(old, change);
        assertThat(after.name()).isEqualTo(Member.of("New"));
        assertThat(PlaylistEdit.TYPE.check(change, after).applied()).contains(true);
        assertThat(PlaylistEdit.TYPE.check(change, old).applied()).contains(false);
        Playlist other = PlaylistEdit.after(old, rename("Else").line());
        assertThat(PlaylistEdit.TYPE.check(change, other).applied()).isEmpty();
    }
}
