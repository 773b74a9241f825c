package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.UUID;

/** What the platform says of an item wins over what a file says. */
class PresentItemsTest {
    @TempDir Path directory;
    private PlanTrial trial;
    private String id;
    private String name;

    @BeforeEach
    void start() throws Exception {
        trial = new PlanTrial(directory, true);
        id = trial.playlist(1).path("id").asString();
        name = trial.playlist(1).path("name").asString();
    }

    @AfterEach
    void stop() {
        trial.close();
    }

    /** A file with one change of the playlist. */
    private String file(String change) {
        return trial.file(
                        "list.json",
                        """
                        {"format":"marquee-changes","version":1,"id":"%s",
                         "saved_at":"2026-10-01T10:00:00Z",
                         "connection":{"name":"x","kind":"SANDBOX","base_url":"%s"},
                         "changes":[{"id":"%s",%s,
                           "needs_password":false,"author":"ana","note":""}]}
                        """
                                .formatted(
                                        UUID.randomUUID(),
                                        trial.sandbox.baseUri(),
                                        UUID.randomUUID(),
                                        change))
                .toString();
    }

    private String list(String title, String before, String after) {
        return file(
                """
                "operation":"UPDATE_PLAYLIST",
                "subjects":[{"kind":"PLAYLIST","id":"%s","title":%s}],
                "members":[{"member":"name","before":%s,"after":{"text":"%s"}}]
                """
                        .formatted(id, title, before, after));
    }

    @Test
    void theTitleAndTheValueAreThoseOfThePlatform() {
        Result plan = trial.run("plan", list("\"zz\"", "{\"unknown\":true}", "e1"));
        assertThat(plan.lines())
                .containsExactly(
                        "playlist \""
                                + name
                                + "\" "
                                + id
                                + " (in the file: \"zz\"): rename playlist",
                        "  name: \"" + name + "\" -> \"e1\"",
                        "changes: 1, requests: 1, not compared: 0, already: 0, refused: 0");
    }

    @Test
    void aHiddenValueIsThatOfThePlatform() {
        assertThat(trial.run("plan", list("\"zz\"", "{\"hidden\":true}", "e1")).lines())
                .contains(
                        "  name: \"" + name + "\" -> \"e1\"",
                        "changes: 1, requests: 1, not compared: 0, already: 0, refused: 0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"parts\":{\"x\":{\"unknown\":true}}}", "{\"many\":[{\"hidden\":true}]}"})
    void aValueThatThePlatformCannotHaveIsRefused(String before) {
        assertThat(trial.run("plan", list("\"zz\"", before, "e1")).lines().getLast())
                .endsWith("refused: 1");
        assertThat(trial.run("apply", list("\"zz\"", before, "e1"), "--yes").status()).isEqualTo(1);
        assertThat(trial.writes).isEmpty();
    }

    private String addition(String before) throws Exception {
        String video = trial.get("/videos").findValue("id").asString();
        return file(
                """
                "operation":"ADD_PLAYLIST_VIDEOS",
                "subjects":[{"kind":"PLAYLIST","id":"%s","title":"zz"},
                  {"kind":"VIDEO","id":"%s","title":"zz"}],
                "members":[{"member":"videos","before":%s,
                  "after":{"many":[{"parts":{"video_id":{"text":"%s"}}}]}}]
                """
                        .formatted(id, video, before, video));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"unknown\":true}", "{\"hidden\":true}"})
    void theVideosOfAPlaylistAreThoseOfThePlatform(String before) throws Exception {
        assertThat(trial.run("plan", addition(before)).text())
                .contains("not compared: 0")
                .contains("videos: [\"")
                .contains("refused: 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"none\":true}", "{\"text\":\"x\"}", "{\"many\":[]}"})
    void videosThatThePlatformDoesNotHaveAreRefused(String before) throws Exception {
        assertThat(trial.run("plan", addition(before)).lines().getLast()).endsWith("refused: 1");
    }

    @Test
    void programsLearnBothTitles() {
        Result plan = trial.run("plan", list("\"zz\"", "{\"unknown\":true}", "e1"), "--json");
        JsonNode change = JsonMapper.shared().readTree(plan.lines().get(1));
        assertThat(change.path("items").get(0).path("title").asString()).isEqualTo(name);
        assertThat(change.path("items").get(0).path("title_in_file").asString()).isEqualTo("zz");
        assertThat(change.path("compared").booleanValue()).isTrue();
        assertThat(change.path("fields").get(0).path("old").asString()).isEqualTo(name);
    }

    @Test
    void whatIsAppliedIsRecordedUnderTheTitleOfThePlatform() throws Exception {
        String list = list("\"zz\"", "{\"unknown\":true}", "e1");
        Result applied = trial.run("apply", list, "--yes");
        assertThat(applied.lines())
                .containsExactly(
                        "applied: playlist \"" + name + "\" " + id, "applied: 1, verified: 1");
        assertThat(trial.run("changes", "list").text()).contains(name).doesNotContain("zz");
        Result again = trial.run("apply", list, "--yes");
        assertThat(again.status()).as(again.text() + again.err()).isZero();
        assertThat(again.lines().getLast()).isEqualTo("applied: 0, already: 1");
        assertThat(trial.writes).hasSize(1);
        String change = trial.run("changes", "list").text().split("\t", 2)[0];
        assertThat(trial.run("changes", "undo", change, "--yes").status()).isZero();
        assertThat(trial.get("/playlists/" + id).findValue("name").asString()).isEqualTo(name);
    }

    @Test
    void aValueThatThePlatformDoesNotHaveIsRefusedUnderItsTitle() {
        Result plan = trial.run("plan", list("\"zz\"", "{\"none\":true}", "e1"));
        assertThat(plan.lines().getFirst())
                .startsWith(
                        "refused: playlist \"" + name + "\" " + id + " (in the file: \"zz\"): ");
        assertThat(plan.lines().getFirst()).contains("\"" + name + "\"");
    }

    @Test
    void aTitleThatCannotBeLoadedIsNamedInTheFile() {
        id = UUID.randomUUID().toString();
        Result plan = trial.run("plan", list("\"zz\"", "{\"unknown\":true}", "e1"));
        assertThat(plan.lines().getFirst())
                .isEqualTo(
                        "playlist \"zz\" "
                                + id
                                + " (named in the file): rename playlist (can't be compared)");
    }

    @Test
    void aTitleThatAgreesNeedsNoRemark() {
        Result plan =
                trial.run(
                        "plan",
                        list(
                                JsonMapper.shared().writeValueAsString(name),
                                "{\"unknown\":true}",
                                "e1"));
        assertThat(plan.lines().getFirst())
                .isEqualTo("playlist \"" + name + "\" " + id + ": rename playlist");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"bogus\":1}",
                "{}",
                "7",
                "{\"text\":7}",
                "{\"text\":\"a\",\"unknown\":true}",
                "{\"many\":[{\"bogus\":1}]}"
            })
    void aValueOfNoKnownTypeIsRefused(String before) {
        Result plan = trial.run("plan", list("\"zz\"", before, "e1"));
        assertThat(plan.status()).isEqualTo(1);
        assertThat(plan.text()).isEmpty();
        assertThat(plan.err()).contains("1");
    }
}
