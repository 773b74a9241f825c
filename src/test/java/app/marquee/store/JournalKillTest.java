package app.marquee.store;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ChangeId;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real process, killed while it writes. */
final class JournalKillTest {
    @TempDir Path directory;

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS)
    void losesNothingThatWasRecordedWhenTheProcessIsKilled() throws Exception {
        Path file = directory.resolve("journal.db");
        List<String> recorded = recordUntilKilled(file, 25);
        try (Journal journal = Journal.open(file, Clock.systemUTC())) {
            assertThat(journal.damaged()).isEmpty();
            List<String> settled =
                    journal.settleInterrupted(Clock.systemUTC()).stream()
                            .map(line -> line.id().value())
                            .toList();
            assertThat(settled).containsAll(recorded);
            assertThat(journal.find(new ChangeId(recorded.getLast())).map(ChangeLine::state))
                    .contains(ChangeState.UNKNOWN);
        }
    }

    private static List<String> recordUntilKilled(Path file, int lines) throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                JournalVictim.class.getName(),
                                file.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        List<String> recorded = new ArrayList<>();
        try (BufferedReader out = process.inputReader()) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                recorded.add(line);
                if (recorded.size() == lines) {
                    // SIGKILL: no shutdown hook, no finally. The process's own method would close
                    // the stream, and with it lose what was written before the kill.
                    process.toHandle().destroyForcibly();
                }
            }
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertThat(recorded).hasSizeGreaterThanOrEqualTo(lines);
        return recorded;
    }
}
