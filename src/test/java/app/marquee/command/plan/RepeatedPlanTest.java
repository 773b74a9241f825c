package app.marquee.command.plan;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Plans that were made before the journal was set aside: what they add may be there already, and is
 * added again only on demand.
 */
class RepeatedPlanTest {
    private static final String TOKEN = "canary-token-5d22";
    private static final Pattern ID = Pattern.compile("--again ([0-9a-f-]{36})");

    @TempDir Path home;
    @TempDir Path files;
    private Sandbox sandbox;
    private CommandTrial trial;

    @BeforeEach
    void start() {
        sandbox = Sandbox.start(SandboxOptions.builder().token(TOKEN).build());
        trial = new CommandTrial(home, CommandTrial.CLOCK, TOKEN);
    }

    @AfterEach
    void stop() {
        sandbox.close();
        Logging.stop();
    }

    private Result run(String... arguments) {
        return trial.on(sandbox, arguments);
    }

    private String plan(String from, String to) {
        String target = files.resolve(to).toString();
        Result planned = run("plan", files.resolve(from).toString(), "-o", target);
        assertThat(planned.status()).as(planned.err()).isZero();
        return target;
    }

    private void write(String name, String content) throws IOException {
        Files.writeString(files.resolve(name), content);
    }

    /** A new playlist with a video, and another name for a folder. */
    private String creation() throws IOException {
        String video = run("export", "videos").lines().get(1).split(",", 2)[0];
        write(
                "playlists.yaml",
                """
                playlists:
                  - playlist: Double trouble
                    access_type: private
                    creator_name: Editors
                    videos:
                      - %s
                """
                        .formatted(video));
        return plan("playlists.yaml", "plan.json");
    }

    private String rename() throws IOException {
        String folder = run("export", "folders").lines().get(1).split(",", 2)[0];
        write("folders.csv", "folder_id,name\n" + folder + ",Another\n");
        return plan("folders.csv", "rename.json");
    }

    private void loseJournal() throws IOException {
        Logging.stop();
        Files.writeString(home.resolve("journal.db"), "no journal".repeat(900));
        assertThat(run("connection", "list").status()).isEqualTo(1);
        assertThat(run("changes", "acknowledge").status()).isZero();
    }

    private long playlists() {
        return run("export", "playlists").lines().stream()
                .filter(line -> line.contains("Double trouble"))
                .count();
    }

    private static List<String> ids(Result refused) {
        return ID.matcher(refused.text()).results().map(MatchResult::group).toList().stream()
                .map(found -> found.replace("--again ", ""))
                .toList();
    }

    private Result apply(String plan, List<String> again) {
        List<String> words = new ArrayList<>(Arrays.asList("apply", plan, "--yes"));
        again.forEach(id -> words.addAll(List.of("--again", id)));
        return run(words.toArray(String[]::new));
    }

    @Test
    void whatItAddsIsNamedOneByOne() throws Exception {
        String plan = creation();
        assertThat(run("apply", plan, "--yes").status()).isZero();
        loseJournal();

        Result refused = run("apply", plan, "--yes");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(refused.lines()).hasSize(3);
        assertThat(refused.lines().subList(0, 2))
                .allMatch(line -> line.startsWith("refused: playlist \"Double trouble\""));
        assertThat(refused.lines().getLast()).startsWith("  video ");
        assertThat(refused.err()).startsWith("Nothing was sent. Some changes may have been");
        assertThat(playlists()).isEqualTo(1);

        List<String> ids = ids(refused);
        assertThat(ids).hasSize(2).doesNotHaveDuplicates();
        assertThat(ids(apply(plan, ids.subList(0, 1)))).containsExactly(ids.getLast());
        assertThat(playlists()).isEqualTo(1);

        Result again = apply(plan, ids);
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(playlists()).isEqualTo(2);
        // The new journal has it.
        Result third = run("apply", plan, "--yes");
        assertThat(third.status()).as(third.err()).isZero();
        assertThat(third.lines().getLast()).isEqualTo("applied: 0, already: 2");
        assertThat(playlists()).isEqualTo(2);
    }

    @Test
    void whatItSetsIsComparedAndSent() throws Exception {
        String plan = rename();
        loseJournal();
        Result applied = run("apply", plan, "--yes");
        assertThat(applied.status()).as(applied.err()).isZero();
        assertThat(applied.lines().getLast()).isEqualTo("applied: 1, verified: 1");
    }

    @Test
    void aPlanThatWasMadeSinceIsApplied() throws Exception {
        loseJournal();
        Result applied = run("apply", creation(), "--yes");
        assertThat(applied.status()).as(applied.err()).isZero();
        assertThat(playlists()).isEqualTo(1);
    }

    /** A plan of an older plan says when its changes were made, not when it was. */
    @Test
    void aPlanOfAPlanIsAsOldAsItsChanges() throws Exception {
        creation();
        loseJournal();
        Result refused = run("apply", plan("plan.json", "second.json"), "--yes");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(ids(refused)).hasSize(2);
    }

    /** As of an earlier version, which wrote only when the file was saved. */
    @Test
    void aPlanOfUnknownAgeIsAnOldOne() throws Exception {
        loseJournal();
        String plan = creation();
        write("plan.json", Files.readString(files.resolve("plan.json")).replace("made_at", "made"));
        Result refused = run("apply", plan, "--yes");
        assertThat(refused.status()).isEqualTo(1);
        assertThat(ids(refused)).hasSize(2);
    }

    @Test
    void anIdThatThePlanHasNotIsInvalid() throws Exception {
        Result applied = apply(creation(), List.of("nothing"));
        assertThat(applied.status()).isEqualTo(2);
        assertThat(applied.err()).startsWith("The plan has no change nothing (--again).");
        assertThat(playlists()).isZero();
    }

    @Test
    void theRefusalIsAlsoForPrograms() throws Exception {
        String plan = creation();
        loseJournal();
        Result refused = run("apply", plan, "--yes", "--json");
        assertThat(refused.lines().get(1))
                .startsWith(
                        "{\"refused\":\"playlist \\\"Double trouble\\\"\",\"why\":\"may have been")
                .contains("\"id\":\"");
    }
}
