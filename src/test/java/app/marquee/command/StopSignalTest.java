package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Launcher;
import app.marquee.Patience;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Real processes that are stopped by a signal: what they print and how they end agree. */
@EnabledOnOs(OS.LINUX)
class StopSignalTest {
    private static final String TOKEN = "canary-token-31f0";

    /** Less than the time that a command gets which doesn't heed the interrupt. */
    private static final Duration SOON = Duration.ofSeconds(6);

    @TempDir private Path directory;

    private Process start(String... arguments) throws IOException {
        return start("", List.of(arguments));
    }

    /**
     * A process with its streams in files, which no full pipe holds up.
     *
     * @param ignored a signal; empty for none
     */
    private Process start(String ignored, List<String> arguments) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "env",
                                "--default-signal=HUP,INT,TERM",
                                "--ignore-signal=" + (ignored.isEmpty() ? "PIPE" : ignored),
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:-UsePerfData",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Launcher.class.getName()));
        command.addAll(arguments);
        command.addAll(List.of("--json", "--home", home().toString()));
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectOutput(directory.resolve("out").toFile())
                        .redirectError(directory.resolve("err").toFile());
        builder.environment().put("TOKEN", TOKEN);
        return builder.start();
    }

    private Path home() {
        return directory.resolve("home");
    }

    private static void execute(String... command) throws Exception {
        assertThat(new ProcessBuilder(command).start().waitFor()).isZero();
    }

    private void stop(Process process, StopSignal signal) throws Exception {
        execute("kill", "-" + signal, Long.toString(process.pid()));
        assertThat(process.waitFor(SOON.toSeconds(), TimeUnit.SECONDS)).as("it ended").isTrue();
    }

    private JsonNode lastLine() throws IOException {
        return JsonMapper.shared().readTree(Files.readAllLines(directory.resolve("out")).getLast());
    }

    private static int status(StopSignal signal) {
        return switch (signal) {
            case HUP -> 129;
            case INT -> 130;
            case TERM -> 143;
        };
    }

    private void assertStopped(Process process, StopSignal signal) throws IOException {
        assertThat(lastLine().path("error").path("status").asInt()).isEqualTo(status(signal));
        assertThat(directory.resolve("err"))
                .content()
                .endsWith("Interrupted. (exit status " + status(signal) + ")\n");
        assertThat(process.exitValue()).isEqualTo(status(signal));
    }

    /** The guard is there before the data of the home. */
    private void awaitHome() {
        Awaitility.await()
                .atMost(Patience.MOST)
                .until(() -> Files.exists(home().resolve("snapshots.db")));
    }

    @ParameterizedTest
    @EnumSource
    void theLastLineAndTheProcessHaveTheStatusOfTheSignal(StopSignal signal) throws Exception {
        Process process = start("plan", "-", "--connection", "sandbox");
        awaitHome();
        stop(process, signal);
        assertStopped(process, signal);
    }

    @ParameterizedTest
    @CsvSource({
        "plan fifo --connection sandbox",
        "connection test --connection sandbox --token-file fifo",
        "export activity --connection sandbox -o fifo",
    })
    void aPipeWithNobodyAtItsOtherEndIsLeft(String words) throws Exception {
        Path fifo = directory.resolve("fifo");
        execute("mkfifo", fifo.toString());
        Process process = start(words.replace("fifo", fifo.toString()).split(" ", -1));
        if (words.contains("--token-file")) {
            // It is read before anything else; a slow computer would end without a line.
            TimeUnit.SECONDS.sleep(3);
        } else {
            awaitHome();
        }
        stop(process, StopSignal.INT);
        assertStopped(process, StopSignal.INT);
    }

    /** As nohup has it. */
    @Test
    void aSignalThatTheProcessIgnoresStaysIgnored() throws Exception {
        Process process = start("HUP", List.of("plan", "-", "--connection", "sandbox"));
        awaitHome();
        execute("kill", "-HUP", Long.toString(process.pid()));
        stop(process, StopSignal.TERM);
        assertStopped(process, StopSignal.TERM);
    }

    /** It may have been done: nothing sends it again, and the journal says so. */
    @Test
    void aChangeThatIsBeingSentIsUnknown() throws Exception {
        CountDownLatch arrived = new CountDownLatch(1);
        try (Sandbox sandbox =
                Sandbox.start(
                        SandboxOptions.builder()
                                .token(TOKEN)
                                .onRequest(
                                        seen -> {
                                            if (!seen.method().equals("GET")) {
                                                arrived.countDown();
                                            }
                                        })
                                .build())) {
            CommandTrial trial = new CommandTrial(home(), CommandTrial.CLOCK, TOKEN);
            Path table = directory.resolve("folders.csv");
            trial.on(sandbox, "export", "folders", "-o", table.toString());
            List<String> rows = Files.readAllLines(table);
            String folder = rows.get(1).substring(0, rows.get(1).indexOf(','));
            Files.writeString(table, "folder_id,name\n" + folder + ",Renamed\n");
            Path plan = directory.resolve("plan.json");
            trial.on(sandbox, "plan", table.toString(), "-o", plan.toString());
            sandbox.faults().set("folder-update:silent");
            Process process =
                    start(
                            "apply",
                            plan.toString(),
                            "--yes",
                            "--base-url",
                            sandbox.baseUri().toString(),
                            "--token-env",
                            "TOKEN");
            assertThat(arrived.await(Patience.MOST.toSeconds(), TimeUnit.SECONDS)).isTrue();
            stop(process, StopSignal.TERM);
            assertStopped(process, StopSignal.TERM);
            assertThat(trial.on(sandbox, "changes", "status").text()).contains("unknown\t1");
        } finally {
            Logging.stop();
        }
    }
}
