package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial.Result;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Plans playlists whose videos follow from rules, and playlists that aren't there. */
class PlaylistRulesTest {
    private static final String NEW =
            """
            playlists:
              - playlist: Top three
                access_type: private
                creator_name: Team
                description: What most people watch
            rules:
              - playlist: Top three
                ranking: {top: 3, by: plays}
            """;

    @TempDir Path directory;

    private static List<String> problems(String yaml) {
        return PlaylistsFile.read(yaml.getBytes(StandardCharsets.UTF_8)).problems().stream()
                .map(
                        problem ->
                                problem.line()
                                        + ":"
                                        + problem.column()
                                        + " "
                                        + problem.what().english())
                .toList();
    }

    @Test
    void aPlaylistIsCreatedWithTheVideosOfItsRule() {
        try (PlanTrial trial = new PlanTrial(directory, true)) {
            Path file = trial.file("playlists.yaml", NEW);
            Path plan = directory.resolve("plan.json");
            Result planned = trial.plan(file, plan, "--exit-code");
            assertThat(planned.status()).as(planned.text() + planned.err()).isEqualTo(5);
            assertThat(planned.text())
                    .contains(
                            "name: none -> \"Top three\"",
                            "description: unknown -> \"What most people watch\"",
                            "changes: 3, requests: 3");
            Result applied = trial.run("apply", plan.toString(), "--yes");
            assertThat(applied.status()).as(applied.text() + applied.err()).isZero();
            assertThat(trial.writes).hasSize(3);
            assertThat(trial.run("apply", plan.toString(), "--yes").status()).isZero();
            assertThat(trial.writes).hasSize(3);
            Result again = trial.plan(file, plan, "--exit-code");
            assertThat(again.status()).as(again.text() + again.err()).isZero();
        }
    }

    @Test
    void aPlaylistWithoutWhatItsCreationNeedsIsRefused() {
        try (PlanTrial trial = new PlanTrial(directory, true)) {
            Path file =
                    trial.file(
                            "playlists.yaml",
                            """
                            playlists:
                              - playlist: Nowhere
                                description: x
                              - playlist: Locked
                                access_type: anyone_with_password
                                creator_name: Team
                            """);
            Result planned = trial.run("plan", file.toString());
            assertThat(planned.text())
                    .contains(
                            "To create it, give access_type and creator_name",
                            "a file can't hold the password",
                            "changes: 0");
        }
    }

    @Test
    void aRuleThatCanNotBeFollowedIsRefused() {
        try (PlanTrial trial = new PlanTrial(directory, false)) {
            Path file =
                    trial.file(
                            "rules.yaml",
                            """
                            rules:
                              - playlist: A
                                folder: Missing
                              - playlist: B
                                field: {key: course, value: intro}
                            """);
            Result planned = trial.run("plan", file.toString());
            assertThat(planned.status()).as(planned.err()).isZero();
            assertThat(planned.text())
                    .contains(
                            "playlist \"A\" (line 2): No folder is called \"Missing\"",
                            "playlist \"B\" (line 4): The platform doesn't list videos");
        }
    }

    @Test
    void everyProblemOfARuleHasItsPlace() {
        assertThat(
                        problems(
                                """
                                rules:
                                  - playlist: A
                                    ranking: {top: 0}
                                  - folder: x
                                  - playlist: B
                                    field: {key: a}
                                    color: 1
                                """))
                .containsExactly(
                        "3:20 top needs a number from 1 to 1000",
                        "3:14 ranking needs top",
                        "4:5 a rule needs playlist, and one of the keys folder, field and ranking",
                        "6:12 field needs key and value",
                        "7:5 unknown key \"color\" in a rule");
    }
}
