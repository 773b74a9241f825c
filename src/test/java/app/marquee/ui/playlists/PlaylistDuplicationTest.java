package app.marquee.ui.playlists;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.change.StagedChange;
import app.marquee.model.Member;
import app.marquee.model.UnknownMembers;
import app.marquee.model.limit.Limits;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.AccessType;
import app.marquee.model.playlist.Playlist;
import app.marquee.text.Messages;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

/** What is sent to copy a playlist. */
class PlaylistDuplicationTest {
    private final FakePlaylists service = FakePlaylists.two();
    private final PlaylistDuplication duplication =
            new PlaylistDuplication(service, Messages.of("playlists", Locale.ENGLISH));

    private List<String> bodies() {
        return duplication.of(FakePlaylists.onboarding()).orElseThrow().changes().stream()
                .map(change -> String.valueOf(change.line().request().body()))
                .toList();
    }

    private static Playlist playlist(String name, AccessType access, String description) {
        return new Playlist(
                FakePlaylists.ONBOARDING,
                Member.of(name),
                Member.of(description),
                Member.of(access),
                Member.of(true),
                Member.of("Maria"),
                Member.ofNull(),
                Member.ofNull(),
                Member.of(2L),
                Member.absent(),
                Member.absent(),
                UnknownMembers.NONE);
    }

    private void readable(Playlist playlist) {
        service.readable.put(FakePlaylists.ONBOARDING, playlist);
    }

    @Test
    void theCopyHasTheValuesAndTheVideosInTheirOrder() {
        List<StagedChange> changes =
                duplication.of(FakePlaylists.onboarding()).orElseThrow().changes();
        assertThat(changes)
                .extracting(change -> change.line().operation())
                .containsExactly(
                        Operation.CREATE_PLAYLIST,
                        Operation.UPDATE_PLAYLIST,
                        Operation.ADD_PLAYLIST_VIDEOS);
        List<String> bodies = bodies();
        assertThat(bodies.getFirst()).contains("Onboarding (copy)", "\"public\"", "Maria");
        assertThat(bodies.get(1)).contains("For new customers", "Book a call");
        assertThat(bodies.getLast())
                .isEqualTo(
                        "[{\"video_id\":\"%s\",\"order\":0},{\"video_id\":\"%s\",\"order\":1}]"
                                .formatted(FakePlaylists.VIDEO, FakePlaylists.OTHER));
    }

    /** What is as the platform makes it is not set. */
    @Test
    void nothingElseIsSentForAPlaylistWithoutSettings() {
        Playlist plain =
                FakePlaylists.named(FakePlaylists.ONBOARDING, "A", AccessType.PUBLIC, 2)
                        .with(
                                new Playlist(
                                        FakePlaylists.ONBOARDING,
                                        Member.absent(),
                                        Member.ofNull(),
                                        Member.absent(),
                                        Member.of(false),
                                        Member.of("Maria"),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        Member.absent(),
                                        UnknownMembers.NONE));
        readable(plain);
        assertThat(bodies()).hasSize(2);
    }

    /** A password is never copied, so the copy is private. */
    @Test
    void aProtectedPlaylistBecomesAPrivateOne() {
        readable(playlist("A", AccessType.ANYONE_WITH_PASSWORD, ""));
        assertThat(bodies().getFirst()).contains("\"private\"").doesNotContain("password");
        assertThat(bodies().get(1)).isEqualTo("{\"hide_views\":true}");
    }

    @Test
    void withoutItsVideosOrItsCreatorThereIsNoCopy() {
        service.videos.clear();
        assertThat(duplication.of(FakePlaylists.onboarding())).isEmpty();
        service.videos.put(FakePlaylists.ONBOARDING, List.of());
        assertThat(bodies()).as("no videos to add").hasSize(2);
        service.readable.clear();
        assertThat(duplication.of(FakePlaylists.onboarding())).as("no creator").isEmpty();
    }

    /** The end says that it is a copy, and letters outside the first plane count as one. */
    @Test
    void aNameIsCutAtItsBeginningWhereItIsTooLong() {
        int most = Limits.PLAYLIST_NAME.max();
        readable(playlist("🎬".repeat(most), AccessType.PUBLIC, "x"));
        String name = duplication.of(FakePlaylists.onboarding()).orElseThrow().name();
        assertThat(name.codePointCount(0, name.length())).isEqualTo(most);
        assertThat(name).endsWith("🎬 (copy)").startsWith("🎬");
        readable(playlist("x".repeat(most - 7), AccessType.PUBLIC, "x"));
        assertThat(duplication.of(FakePlaylists.onboarding()).orElseThrow().name())
                .isEqualTo("x".repeat(most - 7) + " (copy)");
    }
}
