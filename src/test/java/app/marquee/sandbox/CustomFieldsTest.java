package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

class CustomFieldsTest extends SandboxTest {
    private SeedVideo video;
    private String target;

    @BeforeEach
    void pick() {
        video = known.video(v -> v.customFields().size() > 1 && v.deletedAt() == null);
        target = "/videos/" + video.id() + "?custom_fields";
    }

    private static String field(String key, String value) {
        return "{\"key\":\"" + key + "\",\"value\":\"" + value + "\"}";
    }

    @Test
    void readsThemAsTheContractShowsThem() {
        JsonNode fields = client.get(target).json();
        assertThat(fields).hasSize(video.customFields().size());
        var first = video.customFields().getFirst();
        assertThat(fields.get(0).propertyNames())
                .containsExactly("id", "video_id", "key", "value", "created_at", "updated_at");
        assertThat(fields.get(0).path("id").asString()).isEqualTo(first.id().toString());
        assertThat(fields.get(0).path("video_id").asString()).isEqualTo(video.id().toString());
        assertThat(fields.get(0).path("key").asString()).isEqualTo(first.key());
        assertThat(fields.get(0).path("value").asString()).isEqualTo(first.value());
        assertThat(fields.get(0).path("created_at").asString())
                .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
    }

    @Test
    void theParameterNeedsNoValue() {
        assertThat(client.get(target + "=").json()).isEqualTo(client.get(target).json());
        assertThat(client.get(target + "=true").json()).isEqualTo(client.get(target).json());
    }

    @Test
    void aVideoWithoutFieldsHasAnEmptyList() {
        SeedVideo bare = known.video(v -> v.customFields().isEmpty() && v.deletedAt() == null);
        assertThat(client.get("/videos/" + bare.id() + "?custom_fields").text()).isEqualTo("[]");
    }

    @Test
    void refusesUnknownAndImpossibleVideos() {
        refused(client.get("/videos/" + UNKNOWN + "?custom_fields"), 404, "not found");
        refused(client.get("/videos/nonsense?custom_fields"), 400, "UUID");
    }

    @Test
    void createsUpdatesAndDeletes() {
        var created = client.post(target, field("new-key_1", "v"));
        assertThat(created.status()).isEqualTo(201);
        String id = created.json().path("id").asString();
        assertThat(client.get(target).json()).hasSize(video.customFields().size() + 1);
        assertThat(client.put(target + "&id=" + id, "{\"value\":\"w\"}").status()).isEqualTo(200);
        JsonNode last = client.get(target).json().get(video.customFields().size());
        assertThat(last.path("key").asString()).isEqualTo("new-key_1");
        assertThat(last.path("value").asString()).isEqualTo("w");
        assertThat(client.delete(target + "&id=" + id).status()).isEqualTo(200);
        assertThat(texts(client.get(target).json(), "id"))
                .isEqualTo(ids(video.customFields().stream().map(f -> f.id()).toList()));
        refused(client.delete(target + "&id=" + id), 404, "not found");
    }

    @Test
    void keepsKeysUnique() {
        String taken = video.customFields().get(0).key();
        String other = video.customFields().get(1).id().toString();
        refused(client.post(target, field(taken, "v")), 400, "key");
        refused(client.put(target + "&id=" + other, "{\"key\":\"" + taken + "\"}"), 400, "key");
    }

    @Test
    void holdsAtMostFifty() {
        for (int i = video.customFields().size(); i < 50; i++) {
            assertThat(client.post(target, field("k" + i, "v")).status()).isEqualTo(201);
        }
        refused(client.post(target, field("one-more", "v")), 400, "50");
    }

    @Test
    void countsItsLimitsInCodePoints() {
        assertThat(client.post(target, field("a", letters(500))).status()).isEqualTo(201);
        assertThat(client.post(target, field("b", letters(501))).status()).isEqualTo(400);
        assertThat(client.post(target, field("c", "")).status()).isEqualTo(400);
        assertThat(client.post(target, field("d".repeat(200), "v")).status()).isEqualTo(201);
        assertThat(client.post(target, field("d".repeat(201), "v")).status()).isEqualTo(400);
        assertThat(client.post(target, field("", "v")).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"with space", "ponto.final", "\u00e9", "a/b"})
    void refusesOtherLettersInKeys(String key) {
        refused(client.post(target, field(key, "v")), 400, "key");
    }

    @Test
    void aWriteNeedsTheFieldsId() {
        refused(client.put(target, "{\"value\":\"w\"}"), 400, "id");
        refused(client.delete(target), 400, "id");
        refused(client.delete(target + "&id=x"), 400, "UUID");
    }
}
