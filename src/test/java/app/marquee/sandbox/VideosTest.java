package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedVideo;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.util.HashSet;
import java.util.Set;

class VideosTest extends SandboxTest {
    @Test
    void readsTheRecordByEitherId() {
        SeedVideo video = known.video();
        JsonNode record = client.get("/videos/" + video.id()).json();
        assertThat(record.path("title").asString()).isEqualTo(video.title());
        assertThat(record.path("storage_size").longValue()).isEqualTo(video.storageSize());
        assertThat(record.path("length").decimalValue()).isEqualByComparingTo(video.length());
        assertThat(record.propertyNames())
                .contains(
                        "id",
                        "description",
                        "status",
                        "user_id",
                        "folder_id",
                        "library_id",
                        "live_id",
                        "video_external_id",
                        "converted_at",
                        "created_at",
                        "updated_at",
                        "video_player",
                        "video_hls",
                        "width",
                        "height",
                        "playable",
                        "backup",
                        "available_resolutions",
                        "playback",
                        "preview",
                        "thumbnail");
        assertThat(client.get("/videos/" + video.externalId() + "?external_id").json())
                .isEqualTo(record);
    }

    @Test
    void doesNotTakeOneIdForTheOther() {
        SeedVideo video = known.video();
        refused(client.get("/videos/" + video.externalId()), 404, "not found");
        refused(client.get("/videos/" + video.id() + "?external_id"), 404, "not found");
        refused(client.get("/videos/" + video.externalId() + "?custom_fields"), 404, "not found");
    }

    @Test
    void listsEveryVideoOncePageByPage() {
        Set<String> ids = new HashSet<>();
        JsonNode page = client.get("/videos?page=1&limit=70").json();
        int pages = page.path("pages").intValue();
        for (int i = 1; i <= pages; i++) {
            page = client.get("/videos?page=" + i + "&limit=70").json();
            assertThat(page.get("videos").size()).isPositive();
            ids.addAll(texts(page.get("videos"), "id"));
        }
        assertThat(client.get("/videos?page=" + (pages + 1) + "&limit=70").json().get("videos"))
                .isEmpty();
        long present = known.account().videos().filter(v -> v.deletedAt() == null).count();
        assertThat(ids).hasSize((int) present);
        assertThat(page.path("total").longValue()).isEqualTo(present);
    }

    @Test
    void aPageIsNeverLargerThanAHundred() {
        assertThat(client.get("/videos?limit=100000").json().get("videos")).hasSize(100);
    }

    @Test
    void filtersByTitleStatusAndFolder() {
        SeedVideo video = known.video(v -> v.folderId() != null && v.deletedAt() == null);
        JsonNode inFolder =
                client.get("/videos?limit=100&folder_id=" + video.folderId()).json().get("videos");
        assertThat(texts(inFolder, "folder_id"))
                .isNotEmpty()
                .containsOnly(String.valueOf(video.folderId()));
        JsonNode atRoot = client.get("/videos?limit=100&root_folder=1").json().get("videos");
        assertThat(texts(atRoot, "folder_id")).isNotEmpty().containsOnly("");
        JsonNode drafts = client.get("/videos?limit=100&status=DRAFT").json().get("videos");
        assertThat(texts(drafts, "status")).isNotEmpty().containsOnly("DRAFT");
        JsonNode trash = client.get("/videos?limit=100&status=DELETING").json();
        assertThat(trash.path("total").intValue()).isEqualTo(known.trash().size() - 1);
        client.put("/videos/" + video.id(), "{\"title\":\"100% _pure_\"}");
        JsonNode titled = client.get("/videos?title=00%25%20_PURE").json().get("videos");
        assertThat(texts(titled, "id")).containsExactly(video.id().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"page=0", "page=x", "limit=0", "limit=-1", "folder_id=x", "page=1.5"})
    void refusesAnImpossibleQuery(String query) {
        assertThat(client.get("/videos?" + query).status()).isEqualTo(400);
    }

    @Test
    void renamesDescribesAndMoves() {
        SeedVideo video = known.video(v -> v.folderId() != null && v.deletedAt() == null);
        String target = "/videos/" + video.id();
        String folder = known.folder(f -> !f.id().equals(video.folderId())).id().toString();
        JsonNode record =
                client.put(
                                target,
                                "{\"title\":\"T\",\"description\":\"D\",\"folder_id\":\""
                                        + folder
                                        + "\"}")
                        .json();
        assertThat(record).isEqualTo(client.get(target).json());
        assertThat(record.path("title").asString()).isEqualTo("T");
        assertThat(record.path("description").asString()).isEqualTo("D");
        assertThat(record.path("folder_id").asString()).isEqualTo(folder);
        record = client.put(target, "{\"description\":null,\"folder_id\":null}").json();
        assertThat(record.path("title").asString()).isEqualTo("T");
        assertThat(record.get("description").isNull()).isTrue();
        assertThat(record.get("folder_id").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{\"title\":\"\"}",
                "{\"title\":null}",
                "{\"title\":3}",
                "{\"folder_id\":\"x\"}",
                "{\"folder_id\":\"" + UNKNOWN + "\"}"
            })
    void refusesAnUpdateOfAnotherForm(String body) {
        SeedVideo video = known.video();
        assertThat(client.put("/videos/" + video.id(), body).status()).isEqualTo(400);
        assertThat(client.get("/videos/" + video.id()).json().path("title").asString())
                .isEqualTo(video.title());
    }
}
