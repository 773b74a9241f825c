package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compares a file with a sandbox, prints what would change, and changes nothing. */
class PlanCommandTest {
    private static final String STRANGE = "6f1c9a52-0a2b-4a6e-9a51-0d6a2f5f7b11";

    @TempDir Path directory;
    private PlanTrial trial;
    private String id;
    private String name;

    @BeforeEach
    void start() throws Exception {
        trial = new PlanTrial(directory, true);
        JsonNode playlist = trial.playlist(0);
        id = playlist.path("id").asString();
        name = playlist.path("name").asString();
    }

    @AfterEach
    void stop() {
        assertThat(trial.writes).isEmpty();
        trial.close();
    }

    private Path wanted(String fields) {
        return trial.file("playlists.yaml", "playlists:\n  - playlist: \"" + id + "\"\n" + fields);
    }

    @Test
    void aChangeIsPrintedAsOldAndNew() {
        Result result = trial.run("plan", wanted("    name: Renamed\n").toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.lines())
                .containsExactly(
                        "playlist \"" + name + "\" " + id + ": update playlist",
                        "  name: \"" + name + "\" -> \"Renamed\"",
                        "changes: 1, requests: 1, not compared: 0, already: 0, refused: 0");
    }

    @Test
    void jsonNamesTheVersionFirst() {
        Result result =
                trial.run(
                        "plan", wanted("    name: Renamed\n").toString(), "--json", "--exit-code");
        assertThat(result.status()).isEqualTo(5);
        assertThat(result.lines()).hasSize(3);
        assertThat(result.lines().getFirst())
                .isEqualTo("{\"marquee\":\"(development)\",\"format\":1,\"command\":\"plan\"}");
        assertThat(result.lines().get(1).replaceAll("^.\"id\":\"[^\"]+\"", "{\"id\":\"…\""))
                .isEqualTo(
                        "{\"id\":\"…\",\"operation\":\"update_playlist\",\"item_type\":\"playlist\","
                            + "\"item_id\":\""
                                + id
                                + "\",\"item\":\""
                                + name
                                + "\",\"compared\":true,\"fields\":[{\"field\":\"name\","
                                + "\"old\":\""
                                + name
                                + "\",\"old_known\":true,\"new\":\"Renamed\"}]}");
        assertThat(result.lines().getLast())
                .isEqualTo(
                        "{\"summary\":{\"changes\":1,\"requests\":1,\"not_compared\":0,"
                                + "\"already\":0,\"refused\":0}}");
    }

    @Test
    void nothingToChangeIsNoPendingChange() {
        Result result =
                trial.run("plan", wanted("    name: \"" + name + "\"\n").toString(), "--exit-code");
        assertThat(result.status()).isZero();
        assertThat(result.lines())
                .containsExactly(
                        "changes: 0, requests: 0, not compared: 0, already: 1, refused: 0");
    }

    @Test
    void aPlaylistIsFoundByItsName() {
        Path file =
                trial.file(
                        "p.yml", "playlists:\n  - playlist: \"" + name + "\"\n    name: Renamed\n");
        assertThat(trial.run("plan", file.toString()).lines())
                .contains("  name: \"" + name + "\" -> \"Renamed\"");
        Path other = trial.file("o.yml", "playlists:\n  - {playlist: Nobody, name: x}\n");
        assertThat(trial.run("plan", other.toString()).lines().getFirst())
                .isEqualTo(
                        "refused: playlist \"Nobody\" (line 2): no playlist has this name, so that"
                                + " it can't be renamed");
    }

    @Test
    void whatTheContractCannotDoIsRefused() throws Exception {
        JsonNode videos = trial.get("/playlists/" + id + "/videos");
        JsonNode all = videos.isArray() ? videos : videos.iterator().next();
        String first = all.get(0).path("video_id").asString(all.get(0).path("id").asString());
        String second = all.get(1).path("video_id").asString(all.get(1).path("id").asString());
        Result result =
                trial.run(
                        "plan",
                        wanted("    videos: [" + second + ", " + first + ", " + STRANGE + "]\n")
                                .toString());
        assertThat(result.lines())
                .anyMatch(line -> line.endsWith("can't reorder videos. Not offered"))
                .anyMatch(line -> line.contains("can't remove video ") || all.size() == 2)
                .anyMatch(line -> line.startsWith("  videos: [\"" + first + "\", \"" + second))
                .anyMatch(line -> line.endsWith("-> [{video_id: \"" + STRANGE + "\"}]"));
    }

    @Test
    void aPasswordIsNeverTakenFromAFile() {
        Result result =
                trial.run("plan", wanted("    access_type: anyone_with_password\n").toString());
        assertThat(result.text() + result.err())
                .containsAnyOf("password is required", "already: 1");
    }

    @Test
    void withoutReadsEverythingCannotBeCompared() {
        try (PlanTrial bare = new PlanTrial(directory.resolve("bare"), false)) {
            Path file = wanted("    name: Renamed\n    videos: [" + STRANGE + "]\n");
            Result result = bare.run("plan", file.toString());
            assertThat(result.status()).as(result.err()).isZero();
            assertThat(result.lines())
                    .containsExactly(
                            "playlist " + id + ": update playlist (can't be compared)",
                            "  name: unknown -> \"Renamed\"",
                            "refused: playlist \""
                                    + id
                                    + "\" (line 2): videos can't be compared. Nothing is added,"
                                    + " since a video could be there already",
                            "changes: 1, requests: 1, not compared: 1, already: 0, refused: 1");
        }
    }

    @Test
    void problemsOfTheFileAreNamedByTheirPlace() {
        Result result = trial.run("plan", wanted("    title: x\n").toString(), "--json");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("3:5: unknown key \"title\" in a playlist");
        assertThat(result.text())
                .contains("\"line\":3")
                .contains("\"column\":5")
                .contains("\"error\":{\"status\":1");
    }

    @Test
    void aTableOfASpreadsheetIsCompared() {
        Path table = trial.file("p.csv", "playlist_id,name\n" + id + ",Renamed\nabc,x\n");
        Result result = trial.run("plan", table.toString());
        assertThat(result.err()).isEmpty();
        assertThat(result.lines())
                .containsExactly(
                        "playlist \"" + name + "\" " + id + ": update playlist",
                        "  name: \"" + name + "\" -> \"Renamed\"",
                        "refused: row 3: invalid ID",
                        "changes: 1, requests: 1, not compared: 0, already: 0, refused: 1");
    }

    @Test
    void columnsThatAPlanDoesNotTakeAreNamed() {
        Path table = trial.file("p.csv", "playlist_id,name,Owner,Score\n" + id + ",New,a,1\n");
        Result result = trial.run("plan", table.toString());
        assertThat(result.err()).isEqualTo("Columns that a plan doesn't take: Owner, Score.\n");
        assertThat(trial.run("plan", table.toString(), "--json").lines().getLast())
                .contains("\"ignored_columns\":[\"Owner\",\"Score\"]");
    }

    @ParameterizedTest
    @CsvSource({"videos, title", "folders, name", "playlists, name"})
    void anExportedTableIsComparedAsLoaded(String table, String member) throws Exception {
        Path file = directory.resolve(table + ".csv");
        assertThat(trial.run("export", table, "-o", file.toString()).status()).isZero();
        Result same = trial.run("plan", file.toString());
        assertThat(same.lines())
                .containsExactly(
                        "changes: 0, requests: 0, not compared: 0, already: 0, refused: 0");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        String edited =
                lines.get(1).replaceFirst("^([^,]+),(\"(\"\"|[^\"])*\"|[^,]*),", "$1,Renamed,");
        lines.set(1, edited);
        // Another value as loaded than the one that is there, and the cell has that one already.
        String loaded = "\"\"" + member + "\"\":\"\"";
        lines.set(2, lines.get(2).replace(loaded, loaded + "Old "));
        Files.write(file, lines);
        Result one = trial.run("plan", file.toString());
        assertThat(one.lines()).hasSize(3);
        assertThat(one.lines().get(1)).startsWith("  " + member + ": ").endsWith(" -> \"Renamed\"");
        assertThat(one.lines().getLast())
                .startsWith("changes: 1, ")
                .endsWith("already: 1, refused: 0");
    }

    @Test
    void aPlanIsAChangeListThatCanBePlannedAgain() throws Exception {
        Path plan = directory.resolve("plan.json");
        Result first = trial.plan(wanted("    name: Renamed\n"), plan);
        assertThat(first.err()).isEqualTo("Plan saved: " + plan + "\n");
        String text = Files.readString(plan);
        JsonNode saved = JsonMapper.shared().readTree(text);
        assertThat(saved.path("format").asString()).isEqualTo("marquee-changes");
        assertThat(saved.path("version").intValue()).isEqualTo(1);
        assertThat(text).doesNotContain(PlanTrial.TOKEN);
        Result second = trial.run("plan", plan.toString());
        assertThat(second.text()).isEqualTo(first.text());
    }

    @Test
    void aPlanMayGoThroughPipes() {
        trial.trial.in("playlists:\n  - playlist: " + id + "\n    name: Renamed\n");
        Result result = trial.run("plan", "-", "-o", "-");
        assertThat(result.text()).startsWith("{").contains("marquee-changes");
        assertThat(result.err()).contains("-> \"Renamed\"");
        assertThat(trial.run("plan", "-", "-o", "-", "--json").status()).isEqualTo(2);
    }

    @Test
    void aFileThatIsNoneOfTheseIsAFailure() {
        assertThat(trial.run("plan", directory.resolve("none").toString()).status()).isEqualTo(1);
        Result foreign = trial.run("plan", trial.file("x.json", "{\"a\":1}").toString());
        assertThat(foreign.status()).isEqualTo(1);
        assertThat(foreign.err()).startsWith("The file isn't a list of changes of Marquee.");
        assertThat(trial.run("plan", trial.file("x.csv", "a,b\n1,2\n").toString()).err())
                .startsWith("The table has no column with IDs.");
    }

    @Test
    void aRejectedTokenHasItsStatus() {
        trial.sandbox.faults().set("*:401");
        Result result = trial.run("plan", wanted("    name: Renamed\n").toString());
        assertThat(result.status()).isEqualTo(4);
        assertThat(result.text() + result.err()).doesNotContain(PlanTrial.TOKEN);
    }
}
