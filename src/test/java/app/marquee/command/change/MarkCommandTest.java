package app.marquee.command.change;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Marks changes of unknown outcome from the command line. */
class MarkCommandTest {
    private static final String TOKEN = "canary-token-5d20";

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

    /** Applies a plan whose only change isn't answered, and returns its ID. */
    private String unknown(String file, String content, String fault) throws IOException {
        Path input = Files.writeString(files.resolve(file), content);
        String plan = files.resolve("plan.json").toString();
        Result planned = trial.on(sandbox, "plan", input.toString(), "-o", plan);
        assertThat(planned.status()).as(planned.err()).isZero();
        sandbox.faults().set(fault);
        assertThat(trial.on(sandbox, "apply", plan, "--yes").status()).isEqualTo(3);
        return trial.on(sandbox, "changes", "list").text().split("\t", 2)[0];
    }

    /** No load tells whether a playlist was created: it has no ID to ask for. */
    private String unknownCreation() throws IOException {
        return unknown(
                "playlists.yaml",
                """
                playlists:
                  - playlist: Maybe
                    access_type: private
                    creator_name: Editors
                """,
                "playlist-create:reset-after#1");
    }

    private String unknownTitle(String fault) throws IOException {
        String video = trial.on(sandbox, "export", "videos").lines().get(1).split(",", 2)[0];
        return unknown("videos.csv", "video_id,title\n" + video + ",Maybe\n", fault);
    }

    private Result mark(String... arguments) {
        String[] all = new String[arguments.length + 2];
        all[0] = "changes";
        all[1] = "mark";
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return trial.on(sandbox, all);
    }

    @ParameterizedTest
    @CsvSource({"applied, applied", "not-applied, failed"})
    void theUserIsBelievedWhereNoLoadTells(String mark, String state) throws Exception {
        String id = unknownCreation();
        Result verified = trial.on(sandbox, "changes", "verify");
        assertThat(verified.status()).isEqualTo(3);
        assertThat(verified.err()).contains("use \"changes mark ID applied\"");
        Result marked = mark(id, mark, "--json");
        assertThat(marked.status()).as(marked.err()).isZero();
        assertThat(marked.lines().getLast()).contains("\"state\":\"" + state + "\"");
        assertThat(trial.on(sandbox, "changes", "status").status()).isZero();
        assertThat(trial.on(sandbox, "changes", "list", "--state", state).text()).startsWith(id);
    }

    /** As in the window, which asks only where no load tells. */
    @ParameterizedTest
    @CsvSource({
        "video-update:reset-after#1, not-applied, applied",
        "video-update:reset-before#1, applied, failed"
    })
    void aLoadIsBelievedBeforeTheUser(String fault, String mark, String state) throws Exception {
        String id = unknownTitle(fault);
        Result marked = mark(id, mark, "--json");
        assertThat(marked.status()).isEqualTo(1);
        assertThat(marked.lines().getLast()).contains("\"state\":\"" + state + "\"");
        assertThat(marked.err()).startsWith("The platform tells that the change was");
        assertThat(marked.err()).endsWith("This was recorded.\n");
    }

    @Test
    void aMarkThatALoadConfirmsIsDone() throws Exception {
        String id = unknownTitle("video-update:reset-after#1");
        Result marked = mark(id, "applied");
        assertThat(marked.status()).as(marked.err()).isZero();
        assertThat(marked.text()).contains("\tapplied\t");
        assertThat(marked.err()).isEmpty();
    }

    @Test
    void onlyAnUnknownChangeIsMarked() throws Exception {
        String id = unknownCreation();
        assertThat(mark(id, "applied").status()).isZero();
        Result again = mark(id, "not-applied");
        assertThat(again.status()).isEqualTo(1);
        assertThat(again.err())
                .startsWith("Only a change whose status is unknown can be marked. The status");
        trial.in(Locale.of("pt", "BR"));
        assertThat(mark(id, "not-applied").err()).contains("O status desta: aplicada.");
        assertThat(trial.on(sandbox, "changes", "list").text()).contains("\taplicada\t");
    }

    @Test
    void anotherWordIsInvalid() {
        Result marked = mark("id", "done");
        assertThat(marked.status()).isEqualTo(2);
        assertThat(marked.err()).contains("Use one of: applied, not-applied.");
        assertThat(mark("id").status()).isEqualTo(2);
        assertThat(mark("none", "applied").err()).startsWith("This connection has no change none.");
    }

    @Test
    void nothingIsMarkedWhileTheServerCannotBeReached() throws Exception {
        String id = unknownTitle("video-update:reset-after#1");
        sandbox.faults().set("video-read:500");
        assertThat(mark(id, "applied").status()).isEqualTo(1);
        assertThat(trial.on(sandbox, "changes", "status").status()).isEqualTo(3);
    }
}
