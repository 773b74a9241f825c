package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.http.budget.Priority;
import app.marquee.model.Member;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.funnel.Funnel;
import app.marquee.model.id.Id;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.VideoId;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.playlist.PlaylistVideo;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What each read of the library returns, and which IDs are never put into a path. */
class LibraryReadsTest {
    private final RecordingTransport transport = new RecordingTransport();
    private final Gateways reads = Gateways.over(transport);

    private void answer(String json) {
        transport.answer(json);
    }

    private void answer(String json, Id id) {
        transport.answer(json.replace("%s", id.value()));
    }

    @Test
    void aVideoIsFoundByEitherOfItsIds() {
        answer("{\"id\":\"%s\",\"title\":\"Aula\"}", TestIds.VIDEO);
        assertThat(reads.videos().video(TestIds.VIDEO).title()).isEqualTo(Member.of("Aula"));
        answer("{\"id\":\"%s\",\"title\":\"Aula\"}", TestIds.VIDEO);
        Video found = reads.videos().videoByExternalId(TestIds.EXTERNAL);
        assertThat(found.id()).isEqualTo(TestIds.VIDEO);
    }

    @Test
    void fieldsAndThumbnailsOfAVideoAreReturned() {
        answer("[{\"id\":\"f\",\"key\":\"course\",\"value\":\"Java\"}]");
        assertThat(reads.videos().customFields(TestIds.VIDEO))
                .extracting(CustomField::key, CustomField::value)
                .containsExactly(tuple("course", "Java"));
        answer("{\"active\":null,\"generated\":[]}");
        assertThat(reads.thumbnails().thumbnails(TestIds.VIDEO).active())
                .isEqualTo(Member.ofNull());
    }

    @Test
    void playlistsAndTheirVideosAreReturned() {
        answer("[{\"id\":\"%s\",\"name\":\"One\"}]", TestIds.PLAYLIST);
        assertThat(reads.playlists().list())
                .extracting(Playlist::id)
                .containsExactly(TestIds.PLAYLIST);
        answer("{\"id\":\"%s\",\"name\":\"One\"}", TestIds.PLAYLIST);
        assertThat(reads.playlists().playlist(TestIds.PLAYLIST).name()).isEqualTo(Member.of("One"));
        answer("[{\"video_id\":\"%s\",\"order\":0}]", TestIds.VIDEO);
        assertThat(reads.playlists().videos(TestIds.PLAYLIST))
                .extracting(PlaylistVideo::videoId)
                .containsExactly(TestIds.VIDEO);
    }

    @Test
    void funnelsAreReturned() {
        answer("[{\"id\":\"%s\",\"name\":\"Leads\"}]", TestIds.FUNNEL);
        assertThat(reads.funnels().list()).extracting(Funnel::id).containsExactly(TestIds.FUNNEL);
        answer("{\"id\":\"%s\",\"name\":\"Leads\"}", TestIds.FUNNEL);
        assertThat(reads.funnels().funnel(TestIds.FUNNEL).id()).isEqualTo(TestIds.FUNNEL);
    }

    @Test
    void backgroundReadsReturnTheSameWithLessUrgency() {
        answer("{\"id\":\"%s\",\"title\":\"Aula\"}", TestIds.VIDEO);
        Video video = Gateways.inBackground(transport).videos().video(TestIds.VIDEO);
        assertThat(video.title()).isEqualTo(Member.of("Aula"));
        assertThat(transport.sent.getLast().priority()).isEqualTo(Priority.BACKGROUND);
    }

    @Test
    void whatIsNoUuidIsNotSent() {
        PlaylistId playlist = new PlaylistId("../trash");
        VideoId video = new VideoId("../trash");
        refused(() -> reads.playlists().playlist(playlist));
        refused(() -> reads.playlists().videos(playlist));
        refused(() -> reads.thumbnails().thumbnails(video));
        refused(() -> reads.videos().video(video));
        assertThat(transport.sent).isEmpty();
    }

    private static void refused(ThrowingCallable read) {
        assertThat(catchThrowableOfType(FailureException.class, read).failure())
                .isInstanceOf(Failure.Refused.class);
    }
}
