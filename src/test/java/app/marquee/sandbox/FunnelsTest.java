package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedFunnel;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.UUID;

class FunnelsTest extends SandboxTest {
    private List<String> videos(Object funnel) {
        return texts(client.get("/funnels/get/" + funnel).json().get("videos"), "id");
    }

    @Test
    void createsOneForTheOrganization() {
        var created = client.post("/funnel/create", "{\"name\":\"New funnel\"}");
        assertThat(created.status()).isEqualTo(201);
        JsonNode json = created.json();
        assertThat(json.propertyNames())
                .containsExactly("id", "name", "organization_id", "created_at", "updated_at");
        assertThat(json.path("organization_id").asString())
                .isEqualTo(known.account().organizationId().toString());
        assertThat(videos(json.path("id").asString())).isEmpty();
        assertThat(texts(client.get("/funnels/get_all").json(), "name")).contains("New funnel");
    }

    @ParameterizedTest
    @CsvSource({"0,400", "2,400", "3,201", "50,201", "51,400"})
    void countsTheNameInCodePoints(int length, int status) {
        assertThat(client.post("/funnel/create", "{\"name\":\"" + letters(length) + "\"}").status())
                .isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "[]", "{}", "{\"name\":null}", "{\"name\":12345}"})
    void refusesToCreateFromAnotherForm(String body) {
        refused(client.post("/funnel/create", body), 400, "");
        assertThat(client.get("/funnels/get_all").json()).hasSize(known.account().funnels().size());
    }

    @Test
    void readsOneWithItsVideosInOrder() {
        SeedFunnel funnel = known.funnel(f -> f.videoIds().size() > 1);
        JsonNode json = client.get("/funnels/get/" + funnel.id()).json();
        assertThat(json.path("name").asString()).isEqualTo(funnel.name());
        assertThat(videos(funnel.id())).isEqualTo(ids(funnel.videoIds()));
        assertThat(videos(known.funnel(f -> f.videoIds().isEmpty()).id())).isEmpty();
        refused(client.get("/funnels/get/" + UNKNOWN), 404, "not found");
        refused(client.get("/funnels/get/nonsense"), 400, "UUID");
    }

    @Test
    void removesAVideoFromEveryFunnelThatHoldsIt() {
        UUID shared =
                known.account().funnels().stream()
                        .flatMap(f -> f.videoIds().stream())
                        .filter(v -> holders(v).size() > 1)
                        .findFirst()
                        .orElseThrow();
        var reply = client.delete("/funnels/remove_videos", "{\"videos\":[\"" + shared + "\"]}");
        assertThat(reply.status()).isEqualTo(200);
        for (SeedFunnel funnel : known.account().funnels()) {
            List<String> left = new java.util.ArrayList<>(ids(funnel.videoIds()));
            left.remove(shared.toString());
            assertThat(videos(funnel.id())).isEqualTo(left);
        }
    }

    private List<SeedFunnel> holders(UUID video) {
        return known.account().funnels().stream()
                .filter(f -> f.videoIds().contains(video))
                .toList();
    }

    @Test
    void aVideoInNoFunnelIsNoError() {
        UUID free = known.video(v -> holders(v.id()).isEmpty() && v.deletedAt() == null).id();
        String body = "{\"videos\":[\"" + free + "\"]}";
        assertThat(client.delete("/funnels/remove_videos", body).status()).isEqualTo(200);
    }

    @Test
    void removesNothingWhenOneIsUnknown() {
        SeedFunnel funnel = known.funnel(f -> !f.videoIds().isEmpty());
        String body = "{\"videos\":[\"" + funnel.videoIds().getFirst() + "\",\"" + UNKNOWN + "\"]}";
        refused(client.delete("/funnels/remove_videos", body), 404, "not found");
        assertThat(videos(funnel.id())).isEqualTo(ids(funnel.videoIds()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"videos\":null}",
                "{\"videos\":\"" + UNKNOWN + "\"}",
                "{\"videos\":[1]}",
                "{\"videos\":[\"x\"]}",
                "{\"videos\":[{\"video_id\":\"" + UNKNOWN + "\"}]}"
            })
    void refusesToRemoveByAnotherForm(String body) {
        refused(client.delete("/funnels/remove_videos", body), 400, "");
    }
}
