package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;
import app.marquee.command.Terminal;
import app.marquee.model.HarmlessText;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Each item of a change is named wherever the change is shown. */
class SeveralItemsTest {
    /** Looks like two titles, and like the end of a line. */
    private static final String ODD = "Old test\", \"Keep me\u202e\n\u009b2J";

    private static final String QUOTED = "\"Old test\\\", \\\"Keep me\\u202E\\n\\u009B2J\"";

    @TempDir Path directory;
    private PlanTrial trial;
    private List<String> videos;
    private List<String> titles;
    private Path list;

    @BeforeEach
    void start() throws Exception {
        trial = new PlanTrial(directory, true);
        videos =
                trial.run("export", "videos").lines().stream()
                        .skip(1)
                        .limit(3)
                        .map(line -> line.split("\"", 3)[1])
                        .toList();
        trial.put(
                "/videos/" + videos.get(1),
                "{\"title\":" + JsonMapper.shared().writeValueAsString(ODD) + "}");
        titles = new ArrayList<>();
        for (String video : videos) {
            titles.add(trial.get("/videos/" + video).findValue("title").asString());
        }
        trial.writes.clear();
        list = trial.file("list.json", trash());
    }

    @AfterEach
    void stop() {
        trial.close();
    }

    private String trash() {
        StringBuilder subjects = new StringBuilder();
        for (int at = 0; at < videos.size(); at++) {
            subjects.append(subjects.isEmpty() ? "" : ",")
                    .append("{\"kind\":\"VIDEO\",\"id\":\"")
                    .append(videos.get(at))
                    .append("\",\"title\":")
                    .append(JsonMapper.shared().writeValueAsString(titles.get(at)))
                    .append("}");
        }
        return """
        {"format":"marquee-changes","version":1,"id":"b9e52a4a-1a0b-4d39-9f06-0b4c6a1a7a01",
         "saved_at":"2026-10-01T10:00:00Z",
         "connection":{"name":"x","kind":"SANDBOX","base_url":"%s"},
         "changes":[{"id":"b9e52a4a-1a0b-4d39-9f06-0b4c6a1a7a02","operation":"TRASH_VIDEOS",
           "subjects":[%s],"members":[],"needs_password":false,"author":"ana","note":""}]}
        """
                .formatted(trial.sandbox.baseUri(), subjects);
    }

    private void eachIsNamed(List<String> lines) {
        assertThat(lines)
                .contains("  video " + HarmlessText.quoted(titles.get(0)) + " " + videos.get(0))
                .contains("  video " + QUOTED + " " + videos.get(1))
                .contains("  video " + HarmlessText.quoted(titles.get(2)) + " " + videos.get(2));
    }

    private void eachIsAnItem(String line) {
        JsonNode items = JsonMapper.shared().readTree(line).path("items");
        assertThat(items.values().stream().map(item -> item.path("id").asString()))
                .containsExactlyElementsOf(videos);
        assertThat(items.get(1).path("title").asString()).isEqualTo(ODD);
        assertThat(items.get(1).path("type").asString()).isEqualTo("video");
    }

    @Test
    void aPlanNamesEach() {
        Result plan = trial.run("plan", list.toString());
        assertThat(plan.lines()).contains("3 videos: move videos to trash");
        eachIsNamed(plan.lines());
        eachIsAnItem(trial.run("plan", list.toString(), "--json").lines().get(1));
    }

    @Test
    void theQuestionNamesAndCountsEach() {
        List<String> shown = new ArrayList<>();
        trial.trial.terminal(
                new Terminal() {
                    @Override
                    public void print(String line) {
                        shown.add(line);
                    }

                    @Override
                    public @Nullable String ask(String question) {
                        shown.add(question);
                        return "n";
                    }
                });
        trial.run("apply", list.toString());
        eachIsNamed(shown);
        assertThat(shown).endsWith("Apply 1 change to 3 items? [y/N] ");
        assertThat(trial.writes).isEmpty();
    }

    @Test
    void theReportAndTheListsNameEach() {
        Result applied = trial.run("apply", list.toString(), "--yes");
        assertThat(applied.lines()).contains("applied: 3 videos");
        eachIsNamed(applied.lines());
        Result changes = trial.run("changes", "list");
        assertThat(changes.lines().getFirst()).endsWith("\tmove videos to trash\t3 videos");
        eachIsNamed(changes.lines());
        eachIsAnItem(trial.run("changes", "list", "--json").lines().get(1));
        String activity = trial.run("export", "activity", "--format", "jsonl").lines().get(0);
        eachIsAnItem(activity);
        assertThat(trial.run("export", "activity").lines())
                .contains("video " + QUOTED.replace("\"", "\"\"") + " " + videos.get(1));
    }

    @Test
    void anUndoNamesEach() {
        trial.run("apply", list.toString(), "--yes");
        String change = trial.run("changes", "list").lines().getFirst().split("\t", 2)[0];
        Result undo = trial.run("changes", "undo", change);
        eachIsNamed(undo.lines());
    }
}
