package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;

class TrashTest extends SandboxTest {
    private static String body(SeedVideo... videos) {
        return "["
                + String.join(
                        ",",
                        List.of(videos).stream()
                                .map(v -> "{\"video_id\":\"" + v.id() + "\"}")
                                .toList())
                + "]";
    }

    private String status(SeedVideo video) {
        return client.get("/videos/" + video.id()).json().path("status").asString();
    }

    private SeedVideo young() {
        return known.trash().getFirst();
    }

    private SeedVideo expired() {
        return known.trash().getLast();
    }

    @Test
    void recoversToTheStateBeforeTheTrash() {
        assertThat(status(young())).isEqualTo("DELETING");
        var reply = client.post("/videos/recover", body(young()));
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().get(0).path("video_id").asString())
                .isEqualTo(young().id().toString());
        assertThat(status(young())).isEqualTo("CONVERTED");
    }

    @Test
    void movesToTheTrashAndBack() {
        SeedVideo video = known.video();
        assertThat(client.delete("/videos", body(video)).status()).isEqualTo(200);
        assertThat(status(video)).isEqualTo("DELETING");
        assertThat(
                        texts(
                                client.get("/videos?status=DELETING&limit=100")
                                        .json()
                                        .get("videos"),
                                "id"))
                .contains(video.id().toString());
        assertThat(client.post("/videos/recover", body(video)).status()).isEqualTo(200);
        assertThat(status(video)).isEqualTo(video.status().name());
    }

    @Test
    void trashingTwiceKeepsTheFirstTime() {
        SeedVideo video = known.video();
        client.delete("/videos", body(video));
        sandbox.advance(Duration.ofDays(20));
        client.delete("/videos", body(video));
        sandbox.advance(Duration.ofDays(11));
        refused(client.post("/videos/recover", body(video)), 400, "30 days");
    }

    @Test
    void refusesWhatIsNotInTheTrashAndRecoversNothingThen() {
        refused(
                client.post("/videos/recover", body(young(), known.video())),
                400,
                "not in the trash");
        assertThat(status(young())).isEqualTo("DELETING");
    }

    @Test
    void refusesWhatIsPastThirtyDays() {
        refused(client.post("/videos/recover", body(expired())), 400, "30 days");
        assertThat(client.get("/videos/" + expired().id()).status()).isEqualTo(404);
    }

    @Test
    void keepsAVideoForThirtyDaysToTheEnd() {
        SeedVideo video = known.video();
        client.delete("/videos", body(video));
        sandbox.advance(Duration.ofDays(30).minusMinutes(1));
        assertThat(client.post("/videos/recover", body(video)).status()).isEqualTo(200);
    }

    @Test
    void takesAVideoThatIsGoneOutOfPlaylistsAndFunnels() {
        SeedVideo video = inPlaylistAndFunnel();
        client.delete("/videos", body(video));
        assertThat(holders(video)).isEqualTo(2);
        sandbox.advance(Duration.ofDays(30).plusSeconds(1));
        assertThat(holders(video)).isZero();
        assertThat(client.get("/videos/" + video.id() + "?custom_fields").status()).isEqualTo(404);
        assertThat(client.get("/thumbs/" + video.id()).status()).isEqualTo(404);
        refused(client.delete("/videos", body(video)), 404, "not found");
    }

    private SeedVideo inPlaylistAndFunnel() {
        var funnel = known.funnel(f -> !f.videoIds().isEmpty());
        SeedVideo video = known.video(v -> v.id().equals(funnel.videoIds().getFirst()));
        String playlist = "/playlist/" + known.playlist().id() + "/videos";
        assertThat(client.post(playlist, body(video)).status()).isEqualTo(200);
        return video;
    }

    private int holders(SeedVideo video) {
        var funnel = known.funnel(f -> f.videoIds().contains(video.id()));
        String id = video.id().toString();
        boolean inFunnel =
                texts(client.get("/funnels/get/" + funnel.id()).json().get("videos"), "id")
                        .contains(id);
        boolean inPlaylist =
                texts(
                                client.get("/playlists/" + known.playlist().id() + "/videos")
                                        .json(),
                                "video_id")
                        .contains(id);
        return (inFunnel ? 1 : 0) + (inPlaylist ? 1 : 0);
    }

    @Test
    void knowsNoOtherVideos() {
        String body = "[{\"video_id\":\"" + UNKNOWN + "\"}]";
        refused(client.post("/videos/recover", body), 404, "not found");
        refused(client.delete("/videos", body), 404, "not found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "{}",
                "null",
                "\"text\"",
                "[1]",
                "[\"" + UNKNOWN + "\"]",
                "[{}]",
                "[{\"video_id\":7}]",
                "[{\"video_id\":null}]",
                "[{\"video_id\":\"no-uuid\"}]",
                "[{\"video_id\":\"" + UNKNOWN + "\"}",
                "[] []",
                "[{\"video_id\":[\"" + UNKNOWN + "\"]}]"
            })
    void refusesBodiesOfAnotherForm(String body) {
        assertThat(client.post("/videos/recover", body).status()).isEqualTo(400);
        assertThat(client.delete("/videos", body).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({"GET,/videos/recover,400", "PUT,/videos/recover,400", "PATCH,/videos/recover,405"})
    void answersOtherMethods(String method, String target, int status) {
        assertThat(client.send(method, target, method.equals("GET") ? null : "{}").status())
                .isEqualTo(status);
    }
}
