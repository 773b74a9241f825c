package app.marquee.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.concurrent.FutureTask;

class SandboxCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        SentenceOnFailure failures = new SentenceOnFailure(() -> CommandTexts.ENGLISH);
        return new CommandLine(new SandboxCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setExecutionStrategy(failures::run)
                .setParameterExceptionHandler(failures)
                .execute(arguments);
    }

    @Test
    void saysWhereItListensAndRunsUntilInterrupted() throws Exception {
        FutureTask<Integer> running =
                new FutureTask<>(() -> run("--data-port", "0", "--token", "my-token"));
        Thread thread = Thread.ofVirtual().start(running);
        await().until(() -> out.toString().contains("token="));
        assertThat(out.toString().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("base_url=http://127.0.0.1:"),
                        line -> assertThat(line).startsWith("data_url=http://127.0.0.1:"),
                        line -> assertThat(line).isEqualTo("token=my-token"));
        int port =
                URI.create(out.toString().lines().findFirst().orElseThrow().substring(9)).getPort();
        new Socket(InetAddress.ofLiteral("127.0.0.1"), port).close();
        thread.interrupt();
        assertThat(running.get()).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aTakenPortIsOneSentence() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            assertThat(run("--port", port)).isEqualTo(1);
            assertThat(err.toString().lines()).hasSize(1);
            assertThat(err.toString()).startsWith("Port " + port + " is taken");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--port x",
                "--port 70000",
                "--port -1",
                "--now yesterday",
                "--scale 0",
                "--seed x",
                "--content round",
                "--shape round",
                "--extensions some",
                "--latency -5",
                "--faults city",
                "--faults nothing:500",
                "--faults city:maybe",
                "--faults city:500@2",
                "--port 9000 --data-port 9000",
                "--unknown"
            })
    void whatCannotBeIsOneSentence(String arguments) {
        assertThat(run(arguments.split(" ", -1))).isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).doesNotContain("Exception");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aTokenWithASpaceIsNone() {
        assertThat(run("--token", "a b")).isEqualTo(2);
        assertThat(err.toString()).doesNotContain("a b");
    }
}
