package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedPlaylist;
import app.marquee.sandbox.account.SeedVideo;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class PlaylistVideosTest extends SandboxTest {
    private String target;
    private List<String> before;
    private List<String> others;

    @BeforeEach
    void pick() {
        SeedPlaylist playlist = known.playlist(p -> p.videoIds().size() >= 4);
        target = "/playlist/" + playlist.id() + "/videos";
        before = present();
        assertThat(before).isEqualTo(ids(playlist.videoIds()));
        others =
                known.account()
                        .videos()
                        .filter(v -> v.deletedAt() == null)
                        .map(SeedVideo::id)
                        .filter(id -> !playlist.videoIds().contains(id))
                        .limit(3)
                        .map(Object::toString)
                        .toList();
    }

    private List<String> present() {
        return texts(client.get(target).json(), "video_id");
    }

    private static String entry(String id, Object order) {
        return "{\"video_id\":\"" + id + "\",\"order\":" + order + "}";
    }

    @Test
    void appendsWithoutAnOrder() {
        var reply = client.post(target, "[{\"video_id\":\"" + others.get(0) + "\"}]");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(texts(reply.json(), "video_id")).isEqualTo(present());
        assertThat(present()).hasSize(before.size() + 1).endsWith(others.get(0));
    }

    @Test
    void insertsAtTheOrder() {
        client.post(target, "[" + entry(others.get(0), 0) + "," + entry(others.get(1), 2) + "]");
        assertThat(present())
                .startsWith(others.get(0), before.get(0), others.get(1), before.get(1))
                .hasSize(before.size() + 2);
    }

    @Test
    void beyondTheEndIsTheEnd() {
        client.post(target, "[" + entry(others.get(0), 9_999) + "]");
        client.post(target, "[" + entry(others.get(1), "99999999999999999999") + "]");
        assertThat(present()).endsWith(others.get(0), others.get(1));
    }

    @Test
    void aVideoThatIsThereMoves() {
        client.post(target, "[" + entry(before.get(2), 0) + "]");
        assertThat(present())
                .hasSize(before.size())
                .startsWith(before.get(2), before.get(0), before.get(1));
        client.post(target, "[{\"video_id\":\"" + before.get(2) + "\"}]");
        assertThat(present()).hasSize(before.size()).endsWith(before.get(2));
    }

    @Test
    void ofOneVideoTwiceTheLastCounts() {
        client.post(target, "[" + entry(others.get(0), 0) + "," + entry(others.get(0), 1) + "]");
        assertThat(present()).hasSize(before.size() + 1).startsWith(before.get(0), others.get(0));
    }

    @Test
    void numbersItsRowsFromZero() {
        assertThat(texts(client.get(target).json(), "order")).startsWith("0", "1", "2");
    }

    @Test
    void addsNothingWhenOneIsWrong() {
        String good = entry(others.get(0), 0);
        refused(client.post(target, "[" + good + "," + entry(UNKNOWN, 0) + "]"), 404, "not found");
        String trashed = known.trash().getFirst().id().toString();
        refused(client.post(target, "[" + entry(trashed, 0) + "]"), 400, "trash");
        assertThat(present()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1.5", "1.0", "\"1\"", "null", "true"})
    void refusesAnOrderThatIsNone(String order) {
        refused(client.post(target, "[" + entry(others.get(0), order) + "]"), 400, "order");
        assertThat(present()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "[]", "[1]", "[{}]", "[{\"video_id\":\"x\"}]", "[null]"})
    void refusesABodyOfAnotherForm(String body) {
        assertThat(client.post(target, body).status()).isEqualTo(400);
    }
}
