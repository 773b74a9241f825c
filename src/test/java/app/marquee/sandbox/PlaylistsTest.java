package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.AccessType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.Map;

class PlaylistsTest extends SandboxTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private String open() {
        return "/playlist/" + known.playlist(p -> p.accessType() == AccessType.PUBLIC).id();
    }

    private String guarded() {
        return "/playlist/"
                + known.playlist(p -> p.accessType() == AccessType.ANYONE_WITH_PASSWORD).id();
    }

    private static String member(String name, Object value) {
        return JSON.writeValueAsString(Map.of(name, value));
    }

    @Test
    void updatesEveryMemberAndKeepsTheRest() {
        JsonNode before = client.get(open()).json();
        String image = "11111111-2222-4333-8444-555555555555";
        JsonNode after =
                client.put(
                                open(),
                                """
                                {"name":"N","description":"","access_type":"private",
                                 "hide_views":true,"creator_name":"C","image_id":"%s",
                                 "external_button":
                                   {"size":"small","text":"Go","url":"https://example.com/a"}}
                                """
                                        .formatted(image))
                        .json();
        assertThat(after).isEqualTo(client.get(open()).json());
        assertThat(after.path("name").asString()).isEqualTo("N");
        assertThat(after.path("description").asString()).isEmpty();
        assertThat(after.path("access_type").asString()).isEqualTo("private");
        assertThat(after.path("hide_views").booleanValue()).isTrue();
        assertThat(after.path("creator_name").asString()).isEqualTo("C");
        assertThat(after.path("image_id").asString()).isEqualTo(image);
        assertThat(after.path("external_button").path("text").asString()).isEqualTo("Go");
        assertThat(after.get("created_at")).isEqualTo(before.get("created_at"));
        assertThat(after.get("videos_quantity")).isEqualTo(before.get("videos_quantity"));
    }

    @Test
    void anEmptyUpdateChangesNothing() {
        JsonNode before = client.get(open()).json();
        assertThat(client.put(open(), "{}").json()).isEqualTo(before);
        assertThat(client.put(open(), "{\"nobody_knows\":1}").json()).isEqualTo(before);
    }

    @Test
    void neverAnswersWithAPassword() {
        var reply =
                client.put(
                        open(),
                        "{\"access_type\":\"anyone_with_password\",\"password\":\"s3cret-words\"}");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.text()).doesNotContain("s3cret", "\"password\"");
        assertThat(client.get(open()).text()).doesNotContain("s3cret");
    }

    @Test
    void asksForAPasswordOnlyWhenTheAccessBecomesGuarded() {
        String becomes = "{\"access_type\":\"anyone_with_password\"}";
        refused(client.put(open(), becomes), 400, "password");
        assertThat(client.get(open()).json().path("access_type").asString()).isEqualTo("public");
        assertThat(client.put(guarded(), becomes).status()).isEqualTo(200);
        assertThat(client.put(guarded(), "{\"name\":\"N\"}").status()).isEqualTo(200);
        assertThat(client.put(guarded(), "{\"access_type\":\"public\"}").status()).isEqualTo(200);
        refused(client.put(guarded(), becomes), 400, "password");
    }

    @ParameterizedTest
    @CsvSource({
        "name,0,400",
        "name,1,200",
        "name,255,200",
        "name,256,400",
        "creator_name,0,400",
        "creator_name,1,200",
        "creator_name,255,200",
        "creator_name,256,400",
        "description,0,200",
        "description,1000,200",
        "description,1001,400",
        "password,5,400",
        "password,6,200"
    })
    void countsItsLimitsInCodePoints(String name, int length, int status) {
        assertThat(client.put(open(), member(name, letters(length))).status()).isEqualTo(status);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "not json",
                "[]",
                "\"text\"",
                "{\"name\":1}",
                "{\"name\":null}",
                "{\"description\":false}",
                "{\"access_type\":\"PUBLIC\"}",
                "{\"access_type\":1}",
                "{\"password\":123456}",
                "{\"hide_views\":\"true\"}",
                "{\"hide_views\":1}",
                "{\"hide_views\":null}",
                "{\"creator_name\":[]}",
                "{\"image_id\":\"x\"}",
                "{\"image_id\":null}",
                "{\"external_button\":null}",
                "{\"external_button\":{}}",
                "{\"external_button\":{\"size\":\"huge\",\"text\":\"t\",\"url\":\"http://a.b\"}}",
                "{\"external_button\":{\"size\":\"small\",\"text\":\"\",\"url\":\"http://a.b\"}}",
                "{\"external_button\":{\"size\":\"small\",\"text\":\"t\",\"url\":\"a.b/c\"}}",
                "{\"external_button\":{\"size\":\"small\",\"text\":\"t\",\"url\":\"ftp://a.b\"}}",
                "{\"external_button\":{\"text\":\"t\",\"url\":\"http://a.b\"}}",
                "{\"name\":\"a\",\"name\":\"b\"}"
            })
    void refusesAnUpdateOfAnotherForm(String body) {
        JsonNode before = client.get(open()).json();
        var reply = client.put(open(), body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(400);
        assertThat(reply.errMsg()).isNotBlank();
        assertThat(client.get(open()).json()).isEqualTo(before);
    }

    @Test
    void refusesALongButtonText() {
        String button = "{\"external_button\":{\"size\":\"large\",\"text\":\"%s\",\"url\":\"%s\"}}";
        String url = "HTTPS://example.com";
        assertThat(client.put(open(), button.formatted(letters(50), url)).status()).isEqualTo(200);
        assertThat(client.put(open(), button.formatted(letters(51), url)).status()).isEqualTo(400);
    }

    @Test
    void deletesForGood() {
        assertThat(client.delete(open()).status()).isEqualTo(200);
        refused(client.get(open()), 404, "not found");
        refused(client.delete(open()), 404, "not found");
        refused(client.put(open(), "{}"), 404, "not found");
        refused(client.post(open() + "/videos", "[]"), 404, "not found");
        assertThat(client.get("/playlists").json()).hasSize(known.account().playlists().size() - 1);
    }

    @Test
    void refusesAnIdThatIsNone() {
        refused(client.put("/playlist/nonsense", "{}"), 400, "UUID");
        refused(client.delete("/playlist/nonsense"), 400, "UUID");
    }

    @Test
    void servesBothPaths() {
        String plural = open().replace("/playlist/", "/playlists/");
        assertThat(client.put(plural, "{\"name\":\"P\"}").status()).isEqualTo(200);
        assertThat(client.get(open()).json().path("name").asString()).isEqualTo("P");
        assertThat(client.get(plural).json()).isEqualTo(client.get(open()).json());
    }

    @Test
    void listsThem() {
        JsonNode list = client.get("/playlists").json();
        assertThat(list).hasSize(known.account().playlists().size());
        assertThat(list.get(0).propertyNames())
                .containsExactly(
                        "id", "name", "videos_quantity", "duration", "access_type", "updated_at");
    }

    @Test
    void createsOne() {
        String body = "{\"name\":\"N\",\"access_type\":\"%s\",\"creator_name\":\"C\"%s}";
        var created = client.post("/playlist", body.formatted("private", ""));
        assertThat(created.status()).isEqualTo(201);
        String id = created.json().path("id").asString();
        assertThat(client.get("/playlists/" + id).json()).isEqualTo(created.json());
        refused(
                client.post("/playlist", body.formatted("anyone_with_password", "")),
                400,
                "password");
        assertThat(
                        client.post(
                                        "/playlist",
                                        body.formatted(
                                                "anyone_with_password", ",\"password\":\"123456\""))
                                .status())
                .isEqualTo(201);
        refused(client.post("/playlist", "{\"name\":\"N\",\"access_type\":\"public\"}"), 400, "c");
    }
}
