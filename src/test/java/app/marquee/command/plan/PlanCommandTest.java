package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;
import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** The ID of another playlist. */
    private String other() throws Exception {
        return trial.playlist(1).path("id").asString();
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
                        "playlist \"" + name + "\" " + id + ": rename playlist",
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
                                + "\",\"items\":[{\"type\":\"playlist\",\"id\":\""
                                + id
                                + "\",\"title\":\""
                                + name
                                + "\"}],\"compared\":true,\"fields\":[{\"field\":\"name\","
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

    static Stream<String> spellings() {
        return CorpusLines.of("yaml/names.tsv")
                .filter(line -> line.get(1).contains("feira \"") && line.get(2).equals("same"))
                .map(List::getFirst);
    }

    private Path named(String... names) {
        return trial.file(
                "named.yaml",
                Stream.of(names)
                        .map(
                                each ->
                                        "  - {playlist: "
                                                + each
                                                + ", access_type: private, creator_name: Me,"
                                                + " description: x}\n")
                        .collect(Collectors.joining("", "playlists:\n", "")));
    }

    private String out(Path file) {
        return String.join("\n", trial.run("plan", file.toString()).lines());
    }

    /** The name of the sandbox has a space at its end. */
    @ParameterizedTest
    @MethodSource("spellings")
    void aNameThatLooksTheSameIsThatPlaylist(String spelling) {
        assertThat(out(named(spelling)))
                .contains(": edit playlist")
                .doesNotContain("create playlist")
                .endsWith(", refused: 0");
    }

    @Test
    void namesThatStillLookTheSameAreRefusedWithTheirIds() throws Exception {
        String other = trial.playlist(1).path("id").asString();
        trial.put("/playlist/" + other, "{\"name\":\"" + name + "\u00A0\"}");
        trial.writes.clear();
        assertThat(trial.run("plan", named("\"" + name + "\"").toString()).lines())
                .containsExactly(
                        "refused: playlist \""
                                + name
                                + "\" (line 2): several playlists have a name that looks like this:"
                                + " "
                                + id
                                + ", "
                                + other
                                + ". Use the ID",
                        "changes: 0, requests: 0, not compared: 0, already: 0, refused: 1");
    }

    /** Also not with two lines of one file. */
    @Test
    void noTwinIsCreated() {
        assertThat(
                        trial.run("plan", named("Novos", "\"Novos\\u00A0\"", "' Novos'").toString())
                                .lines())
                .filteredOn(line -> line.endsWith(": create playlist"))
                .hasSize(1);
        assertThat(trial.run("plan", named("Novos", "\"Novos\\u00A0\"").toString()).lines())
                .contains(
                        "refused: playlist \"Novos\u00A0\" (line 3): the playlist is in the file"
                                + " twice");
        assertThat(out(named("\"  Novos\\u3000\"")))
                .as("a new name has no spaces at its ends")
                .contains("\"Novos\"")
                .doesNotContain("\u3000");
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
                            "playlist " + id + ": rename playlist (can't be compared)",
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
                        "playlist \"" + name + "\" " + id + ": rename playlist",
                        "  name: \"" + name + "\" -> \"Renamed\"",
                        "refused: row 3: ID isn't valid",
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

    @Test
    void theNameOfAColumnIsNoLineOfItsOwn() {
        Path table = trial.file("p.csv", "playlist_id,\"x\n\nrefused: \u202e\"\n" + id + ",1\n");
        assertThat(trial.run("plan", table.toString()).err())
                .isEqualTo("Columns that a plan doesn't take: x\\n\\nrefused: \\u202E.\n");
    }

    /** The list of playlists doesn't have all their fields. */
    @ParameterizedTest
    @CsvSource({"videos, title, ''", "folders, name, ''", "playlists, name, ', ignored cells: 75'"})
    void anExportedTableIsComparedAsLoaded(String table, String member, String ignored)
            throws Exception {
        Path file = directory.resolve(table + ".csv");
        assertThat(trial.run("export", table, "-o", file.toString()).status()).isZero();
        Result same = trial.run("plan", file.toString());
        assertThat(same.lines())
                .containsExactly(
                        "changes: 0, requests: 0, not compared: 0, already: 0, refused: 0"
                                + ignored);
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
                .endsWith("already: 1, refused: 0" + ignored);
    }

    @Test
    void theWordForUnknownIsNoValueAndIsNamed() throws Exception {
        Path table =
                trial.file(
                        "p.csv",
                        "id,name,description,access_type,creator_name\n"
                                + id
                                + ",unknown,desconhecido,,Desconocido\n"
                                + other()
                                + ",,\u2013,,\n");
        Result result = trial.run("plan", table.toString());
        assertThat(result.err())
                .isEqualTo(
                        "Cells with the word for unknown, which change nothing: creator_name"
                                + " (row 2); description (rows 2-3); name (row 2).\n");
        assertThat(result.lines())
                .containsExactly(
                        "changes: 0, requests: 0, not compared: 0, already: 0, refused: 0,"
                                + " ignored cells: 4");
        assertThat(trial.run("plan", table.toString(), "--json").lines())
                .contains("{\"ignored\":\"row 2, name\",\"why\":\"word for unknown\"}")
                .last()
                .asString()
                .contains("\"ignored_cells\":4");
    }

    @Test
    void theWordForUnknownOverAKnownValueIsRefusedWithBoth() {
        Path table =
                trial.file(
                        "p.csv",
                        "playlist_id;name;as_loaded\n%s;unknown;\"{\"\"id\"\":\"\"%s\"\",\"\"name\"\":\"\"Old\"\"}\"\n"
                                .formatted(id, id));
        assertThat(trial.run("plan", table.toString()).lines().getFirst())
                .isEqualTo(
                        "refused: row 2, name: word for unknown: \"Old\" then, \""
                                + name
                                + "\" now, \"unknown\" in the file");
    }

    @Test
    void aFileInAnotherEncodingNeedsItsName() throws Exception {
        Path table = directory.resolve("p.csv");
        String text = "playlist_id;name\r\n" + id + ";Introdução\r\n";
        Files.write(table, text.getBytes(StandardCharsets.ISO_8859_1));
        Result asked = trial.run("plan", table.toString());
        assertThat(asked.status()).isEqualTo(2);
        assertThat(asked.err())
                .startsWith(
                        "The file isn't UTF-8. Name its encoding, such as --encoding"
                                + " windows-1252.");
        assertThat(trial.run("plan", table.toString(), "--encoding", "windows-1252").lines().get(1))
                .endsWith(" -> \"Introdução\"");
        Result none = trial.run("plan", table.toString(), "--encoding", "window-1252");
        assertThat(none.status()).isEqualTo(2);
        assertThat(none.err()).startsWith("There is no encoding called window-1252.");
    }

    /** The last one has a whole character and half of another. */
    @ParameterizedTest
    @CsvSource({
        "'%s,a, b', 'Line 3 has more cells than the header.'",
        "'%s,\"a', 'The quotation mark in line 3 isn''t closed.'",
        "'%s,\"a\" b', 'Line 3 has text after a closing quotation mark.'",
        "'%s,\u00c3\u00a9 \u00c3', 'Line 3 isn''t valid UTF-8.'"
    })
    void aTableThatCannotBeReadAsAWholeIsRefusedWithItsLine(String row, String reason)
            throws Exception {
        String text = "id,name\n" + other() + ",Renamed\n" + row.formatted(id) + "\n";
        Path table = directory.resolve("p.csv");
        Files.write(table, text.getBytes(StandardCharsets.ISO_8859_1));
        Result result = trial.run("plan", table.toString());
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.text()).isEmpty();
        assertThat(result.err()).startsWith(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
    void aPlanThatAShellWroteInItsOwnEncodingIsRead(String charset) throws Exception {
        Path plan = directory.resolve("plan.json");
        Path wanted = wanted("    name: Introdução\n");
        Result first = trial.plan(wanted, plan);
        for (Path each : List.of(plan, wanted)) {
            String text = "\ufeff" + Files.readString(each).replace("\n", "\r\n");
            Files.write(each, text.getBytes(Charset.forName(charset)));
            trial.trial.in(Files.readAllBytes(each));
            assertThat(trial.run("plan", "-").text())
                    .isEqualTo(trial.run("plan", each.toString()).text())
                    .isEqualTo(first.text());
        }
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
        assertThat(foreign.err()).startsWith("This file wasn't exported from Marquee.");
        assertThat(trial.run("plan", trial.file("x.csv", "a,b\n1,2\n").toString()).err())
                .startsWith("The file has no column with IDs.");
    }

    @Test
    void aRejectedTokenHasItsStatus() {
        trial.sandbox.faults().set("*:401");
        Result result = trial.run("plan", wanted("    name: Renamed\n").toString());
        assertThat(result.status()).isEqualTo(4);
        assertThat(result.text() + result.err()).doesNotContain(PlanTrial.TOKEN);
    }
}
