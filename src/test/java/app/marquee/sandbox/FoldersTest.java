package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.SeedFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

class FoldersTest extends SandboxTest {
    private SeedFolder child() {
        return known.folder(f -> f.parentFolderId() != null);
    }

    private JsonNode update(Object id, String body) {
        var reply = client.put("/folders/" + id, body);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    private static String parent(Object id) {
        return "{\"parent_folder_id\":\"" + id + "\"}";
    }

    @Test
    void answersWithTheRecord() {
        JsonNode record = update(child().id(), "{\"name\":\"N\"}");
        assertThat(record.propertyNames())
                .containsExactly(
                        "id",
                        "name",
                        "user_id",
                        "parent_folder_id",
                        "status",
                        "created_at",
                        "updated_at");
        assertThat(record.path("name").asString()).isEqualTo("N");
        assertThat(record.path("parent_folder_id").asString())
                .isEqualTo(String.valueOf(child().parentFolderId()));
    }

    @Test
    void absentStaysAndNullIsTheRoot() {
        assertThat(update(child().id(), "{}").get("parent_folder_id").isNull()).isFalse();
        assertThat(
                        update(child().id(), "{\"parent_folder_id\":null}")
                                .get("parent_folder_id")
                                .isNull())
                .isTrue();
    }

    @Test
    void switchesItsStatusBothWaysAndIsEditableInBoth() {
        assertThat(update(child().id(), "{\"status\":false}").path("status").booleanValue())
                .isFalse();
        assertThat(update(child().id(), "{\"name\":\"N\"}").path("status").booleanValue())
                .isFalse();
        assertThat(update(child().id(), "{\"status\":true}").path("status").booleanValue())
                .isTrue();
    }

    @Test
    void movesUnderAnotherFolder() {
        SeedFolder root = known.folder(f -> f.parentFolderId() == null && !isAncestor(f));
        JsonNode moved = update(child().id(), parent(root.id()));
        assertThat(moved.path("parent_folder_id").asString()).isEqualTo(root.id().toString());
    }

    private boolean isAncestor(SeedFolder folder) {
        return folder.id().equals(child().parentFolderId());
    }

    @Test
    void refusesItselfItsDescendantsAndUnknownParents() {
        SeedFolder grandchild =
                known.folder(
                        f ->
                                f.parentFolderId() != null
                                        && known.folder(p -> p.id().equals(f.parentFolderId()))
                                                        .parentFolderId()
                                                != null);
        String middle = String.valueOf(grandchild.parentFolderId());
        String top =
                String.valueOf(
                        known.folder(f -> f.id().toString().equals(middle)).parentFolderId());
        refused(client.put("/folders/" + top, parent(top)), 400, "itself");
        refused(client.put("/folders/" + top, parent(middle)), 400, "itself");
        refused(client.put("/folders/" + top, parent(grandchild.id())), 400, "itself");
        refused(client.put("/folders/" + top, parent(UNKNOWN)), 400, "not a folder");
        assertThat(update(grandchild.id(), parent(top)).path("parent_folder_id").asString())
                .isEqualTo(top);
    }

    @ParameterizedTest
    @CsvSource({"0,400", "1,200", "255,200", "256,400"})
    void countsTheNameInCodePoints(int length, int status) {
        String body = "{\"name\":\"" + letters(length) + "\"}";
        assertThat(client.put("/folders/" + child().id(), body).status()).isEqualTo(status);
        assertThat(client.post("/folders", body).status()).isEqualTo(status == 200 ? 201 : 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "[]",
                "null",
                "{\"name\":1}",
                "{\"name\":null}",
                "{\"status\":\"true\"}",
                "{\"status\":0}",
                "{\"status\":null}",
                "{\"parent_folder_id\":1}",
                "{\"parent_folder_id\":\"x\"}",
                "{\"name\":\"fine\",\"status\":\"no\"}"
            })
    void refusesAnUpdateOfAnotherForm(String body) {
        var reply = client.put("/folders/" + child().id(), body);
        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.errMsg()).isNotBlank();
        assertThat(update(child().id(), "{}").path("name").asString()).isEqualTo(child().name());
    }

    @Test
    void knowsNoOtherFolders() {
        refused(client.put("/folders/" + UNKNOWN, "{}"), 404, "not found");
        refused(client.put("/folders/nonsense", "{}"), 400, "UUID");
    }

    @Test
    void listsEveryDepthFlat() {
        JsonNode folders = client.get("/folders").json().get("folders");
        assertThat(folders).hasSize(known.account().folders().size());
        assertThat(folders.get(0).propertyNames()).contains("parent_folder_id", "videos_count");
        long counted = 0;
        for (JsonNode folder : folders) {
            counted += folder.path("videos_count").longValue();
        }
        assertThat(counted)
                .isEqualTo(
                        known.account()
                                .videos()
                                .filter(v -> v.folderId() != null && v.deletedAt() == null)
                                .count());
    }

    @Test
    void createsAtTheRootOrBelowAFolder() {
        JsonNode root = client.post("/folders", "{\"name\":\"R\"}").json();
        assertThat(root.get("parent_folder_id").isNull()).isTrue();
        String body = "{\"name\":\"C\",\"parent_folder_id\":" + root.get("id") + "}";
        JsonNode below = client.post("/folders", body).json();
        assertThat(below.get("parent_folder_id")).isEqualTo(root.get("id"));
        refused(client.post("/folders", "{}"), 400, "name");
    }
}
