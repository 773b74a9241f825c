package app.marquee.command.alerts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.Patience;
import app.marquee.command.CommandFailure;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** Commands that are started for facts, as processes of their own. */
@DisabledOnOs(OS.WINDOWS)
class FactCommandTest {
    private static final byte[] FACTS = "{\"text\":\"São\"}\n".getBytes(StandardCharsets.UTF_8);

    @TempDir private Path directory;

    private void run(String line, Duration limit) throws InterruptedException {
        new FactCommand(line, Map.of("OUT", directory.resolve("out").toString()), limit).run(FACTS);
    }

    private String out() throws Exception {
        return Files.readString(directory.resolve("out"));
    }

    @Test
    void theFactsAreItsInput() throws Exception {
        run("cat > \"$OUT\"", FactCommand.LIMIT);
        assertThat(out()).isEqualTo("{\"text\":\"São\"}\n");
    }

    @Test
    void aCommandThatReadsNothingEndsWell() throws Exception {
        run("exit 0", FactCommand.LIMIT);
    }

    @Test
    void aFailureHasItsStatus() {
        assertThatThrownBy(() -> run("cat > /dev/null; exit 7", FactCommand.LIMIT))
                .isInstanceOfSatisfying(
                        CommandFailure.class,
                        failed ->
                                assertThat(failed.sentence().english())
                                        .startsWith("The command ended with status 7."));
    }

    /** With the process that it started. */
    @Test
    void aCommandThatHangsIsEnded() throws Exception {
        assertThatThrownBy(() -> run("sleep 600 & echo $! > \"$OUT\"; wait", Duration.ofSeconds(1)))
                .isInstanceOfSatisfying(
                        CommandFailure.class,
                        late ->
                                assertThat(late.sentence().english())
                                        .startsWith("The command took more than 1 seconds"));
        ProcessHandle inner = ProcessHandle.of(Long.parseLong(out().strip())).orElse(null);
        if (inner != null) {
            assertThat(inner.onExit()).succeedsWithin(Patience.MOST);
        }
    }

    @Test
    void aCommandThatClosesItsInputEndsWell() throws Exception {
        byte[] more = new byte[1 << 20];
        new FactCommand("exec 0<&-; exit 0", Map.of(), FactCommand.LIMIT).run(more);
        new FactCommand("head -c 10 > /dev/null", System.getenv(), FactCommand.LIMIT).run(more);
    }

    @Test
    void aCommandThatCannotBeReadEndsWithItsStatus() {
        assertThatThrownBy(() -> run("no-such-command-here 2> /dev/null", FactCommand.LIMIT))
                .isInstanceOfSatisfying(
                        CommandFailure.class,
                        failed ->
                                assertThat(failed.sentence().english())
                                        .startsWith("The command ended with status 127."));
    }
}
