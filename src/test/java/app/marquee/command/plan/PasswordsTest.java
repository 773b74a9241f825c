package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Looks for the password of a playlist in what commands print and save. */
class PasswordsTest {
    private static final String PASSWORD = "canary-password-77c3";

    @TempDir Path directory;
    private PlanTrial trial;
    private String id;

    @BeforeEach
    void protect() throws Exception {
        trial = new PlanTrial(directory, true);
        id = trial.playlist(0).path("id").asString();
        trial.put(
                "/playlist/" + id,
                "{\"access_type\":\"anyone_with_password\",\"password\":\"" + PASSWORD + "\"}");
    }

    @AfterEach
    void stop() {
        trial.close();
    }

    @Test
    void noCommandPrintsOrSavesIt() throws Exception {
        Path yaml = trial.file("a.yaml", "playlists:\n  - playlist: " + id + "\n    name: New\n");
        List<List<String>> commands =
                List.of(
                        List.of("export", "playlists", "--json"),
                        List.of("export", "playlists", "-o", directory + "/p.csv"),
                        List.of("export", "playlists", "-o", directory + "/p.jsonl"),
                        List.of("plan", yaml.toString(), "-o", directory + "/plan.json", "--json"),
                        List.of("apply", directory + "/plan.json", "--yes", "--json"),
                        List.of("export", "activity", "--json"),
                        List.of("changes", "list", "--json"));
        for (List<String> command : commands) {
            var result = trial.run(command.toArray(String[]::new));
            assertThat(result.status()).as(result.err()).isZero();
            assertThat(result.text() + result.err()).as("" + command).doesNotContain(PASSWORD);
        }
        assertNoFileHasIt();
    }

    @Test
    void aFileThatHoldsItIsRefusedWithoutIt() throws Exception {
        String open = trial.playlist(1).path("id").asString();
        assertThat(trial.playlist(1).path("access_type").asString()).isEqualTo("public");
        String yaml =
                "playlists:\n  - playlist: "
                        + id
                        + "\n    access_type: anyone_with_password\n    password: "
                        + PASSWORD
                        + "\n";
        String csv =
                "playlist_id,access_type,password\n" + open + ",anyone_with_password," + PASSWORD;
        Result ofTable = plan(csv);
        assertThat(ofTable.status()).isZero();
        assertThat(ofTable.lines())
                .contains("{\"refused\":\"row 2, access_type\",\"why\":\"value not allowed\"}")
                .last()
                .asString()
                .contains("\"changes\":0", "\"refused\":1");
        assertThat(Files.readString(directory.resolve("plan.json"))).doesNotContain(open);

        Result ofPlaylists = plan(yaml);
        assertThat(ofPlaylists.status()).isOne();
        assertThat(ofPlaylists.text()).contains("unknown key \\\"password\\\" in a playlist");
        assertNoFileHasIt();
    }

    private Result plan(String file) {
        trial.trial.in(file);
        Result result = trial.run("plan", "-", "-o", directory + "/plan.json", "--json");
        assertThat(result.text() + result.err()).doesNotContain(PASSWORD);
        return result;
    }

    /** In the home, with its journal and log, and in what was saved. */
    private void assertNoFileHasIt() throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                        .as(file.toString())
                        .doesNotContain(PASSWORD);
            }
        }
    }
}
