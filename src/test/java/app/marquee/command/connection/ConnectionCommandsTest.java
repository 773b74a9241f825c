package app.marquee.command.connection;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.Run;
import app.marquee.command.CommandTrial;
import app.marquee.command.CommandTrial.Result;
import app.marquee.command.WindowRequest;
import app.marquee.log.Logging;
import app.marquee.sandbox.Sandbox;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.store.file.Home;

import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tests and lists connections, and ends with the status that says what happened. */
class ConnectionCommandsTest {
    private static final String TOKEN = "canary-token-5d1e";

    @TempDir Path home;
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

    @Test
    void aTestPrintsWhatCameBack() {
        Result result = trial.on(sandbox, "connection", "test", "--json");
        assertThat(result.err()).isEmpty();
        assertThat(result.status()).isZero();
        assertThat(result.lines()).hasSize(2);
        assertThat(result.lines().getFirst())
                .isEqualTo(
                        "{\"marquee\":\"(development)\",\"format\":1,\"command\":\"connection"
                                + " test\"}");
        assertThat(result.lines().getLast())
                .startsWith(
                        "{\"connection\":\"127.0.0.1\",\"url\":\""
                                + sandbox.baseUri()
                                + "/funnels/get_all\",\"http_status\":200,\"shape\":\"array\","
                                + "\"funnels\":8,\"hint\":\"none\",\"reads\":[")
                .contains("{\"operation\":\"GET /city\",\"result\":\"works\",\"host\":null,")
                .contains(
                        "{\"operation\":\"GET /analytics/live/{live_id}/viewers_historic\","
                                + "\"result\":\"no_id\",\"host\":null,\"milliseconds\":null}");
    }

    @ParameterizedTest
    @CsvSource({
        "*:401, 4, API token rejected. The server doesn't accept",
        "*:403, 4, Access denied. This connection's token",
        "*:404, 1, Not found. ",
        "*:500, 1, Server error. The server couldn't complete the request (500).",
        "*:html, 1, Unreadable response. ",
        "*:latency=3000, 1, No response in time. The server received the request"
    })
    void aFailureHasItsStatus(String fault, int status, String sentence) {
        sandbox.faults().set(fault);
        Result result = trial.impatient().on(sandbox, "connection", "test", "--json");
        assertThat(result.status()).as(result.err()).isEqualTo(status);
        assertThat(result.err()).startsWith(sentence).endsWith("(exit status " + status + ")\n");
        assertThat(result.lines()).hasSize(2);
        assertThat(result.lines().getLast())
                .startsWith("{\"error\":{\"status\":" + status + ",\"message\":\"" + sentence);
        assertThat(result.text() + result.err()).doesNotContain(TOKEN);
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 503})
    void aPauseNamesItsEndInTheLastLine(int code) {
        sandbox.faults().set("*:" + code + "-seconds=3600");
        Result result = trial.on(sandbox, "connection", "test", "--json");
        assertThat(result.status()).isEqualTo(6);
        assertThat(result.err())
                .matches(
                        "The server asked to wait until \\d{4}-\\d\\d-\\d\\dT[0-9:]+Z \\("
                                + code
                                + "\\)\\. \\(exit status 6\\)\n");
        assertThat(result.lines().getLast()).contains("\"until\":\"20");
    }

    @Test
    void swappedUrlsAreNamed() {
        try (Sandbox two =
                Sandbox.start(SandboxOptions.builder().dataPort(0).token(TOKEN).build())) {
            trial.in(TOKEN + "\n");
            Result result =
                    trial.run(
                            "--base-url",
                            two.dataUri().toString(),
                            "--data-url",
                            two.baseUri().toString(),
                            "--token-file",
                            "-",
                            "connection",
                            "test");
            assertThat(result.status()).isEqualTo(1);
            assertThat(result.text()).contains("The two URLs are swapped. The data URL responds");
            assertThat(result.err()).startsWith("Not found. ");
        }
    }

    /** Another host or other paths may be all that is missing. */
    @ParameterizedTest
    @CsvSource({"*:404, true", "*:html, true", "*:401, false", "*:500, false"})
    void whereItMayBeAnotherServerTheTestIsNamed(String fault, boolean isNamed) {
        sandbox.faults().set(fault);
        String named = "marquee connection test";
        Result export = trial.impatient().on(sandbox, "export", "funnels");
        assertThat(export.err().contains(named)).as(export.err()).isEqualTo(isNamed);
        Result test = trial.impatient().on(sandbox, "connection", "test");
        assertThat(test.err()).doesNotContain(named);
    }

    @Test
    void pluralPathsAreNamed() throws IOException {
        HttpServer plural =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        plural.createContext(
                "/",
                exchange -> {
                    boolean isThere = exchange.getRequestURI().getPath().equals("/cities");
                    byte[] body = (isThere ? "[]" : "{}").getBytes(StandardCharsets.UTF_8);
                    exchange.sendResponseHeaders(isThere ? 200 : 404, body.length);
                    try (exchange) {
                        exchange.getResponseBody().write(body);
                    }
                });
        plural.start();
        try {
            trial.in(TOKEN + "\n");
            Result result =
                    trial.run(
                            "--base-url",
                            "http://127.0.0.1:" + plural.getAddress().getPort(),
                            "--token-file",
                            "-",
                            "connection",
                            "test");
            assertThat(result.text()).contains("The platform has plural paths, such as /cities.");
        } finally {
            plural.stop(0);
        }
    }

    @Test
    void aServerThatIsGoneIsAFailure() {
        sandbox.close();
        Result result = trial.on(sandbox, "connection", "test");
        assertThat(result.status()).isEqualTo(1);
        assertThat(result.err()).startsWith("Can't connect to the server. The host is up");
        assertThat(result.text()).isEmpty();
    }

    @Test
    void withoutATokenNothingIsSent() {
        Result result = trial.run("connection", "test", "--base-url", sandbox.baseUri().toString());
        assertThat(result.status()).isEqualTo(4);
        assertThat(result.err()).startsWith("There is no API token for this connection.");
    }

    @Test
    void aTokenMayComeFromStandardInput() {
        trial.in(TOKEN + "\n");
        Result result =
                trial.run(
                        "--base-url",
                        sandbox.baseUri().toString(),
                        "--token-file",
                        "-",
                        "connection",
                        "test");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.lines())
                .hasSize(12)
                .startsWith("127.0.0.1: OK, 8 funnels, HTTP status 200")
                .contains("Load viewer history: Not tested: no live stream is known yet")
                .anyMatch(line -> line.startsWith("Load ranking: Works"));
    }

    @Test
    void aConnectionThatIsNotNamedOrNotThereIsAUsageError() {
        assertThat(trial.run("connection", "test").status()).isEqualTo(2);
        Result unknown = trial.run("connection", "test", "--connection", "nobody");
        assertThat(unknown.status()).isEqualTo(2);
        assertThat(unknown.err()).startsWith("There is no connection called nobody.");
    }

    /** Otherwise the name of a connection could bring in the words of a file. */
    @Test
    void aWordThatBeginsWithAnAtSignIsNoFile(@TempDir Path elsewhere) throws IOException {
        Path words = Files.writeString(elsewhere.resolve("words"), "sandbox\n");
        Result result = trial.run("connection", "test", "--connection", "@" + words);
        assertThat(result.status()).isEqualTo(2);
        assertThat(result.err()).startsWith("There is no connection called @" + words);
    }

    @Test
    void theSandboxOfTheHomeIsStartedWhenItIsChosen() {
        Result result = trial.run("connection", "test", "--connection", "sandbox");
        assertThat(result.status()).as(result.err()).isZero();
        assertThat(result.text()).startsWith("Sandbox: OK");
    }

    /** While a window has the home, nothing in it is written, and its sandbox is used. */
    @Test
    void aCommandThatOnlyReadsRunsBesideTheWindow() throws Exception {
        try (Run window = Run.open(new WindowRequest(home, null, false), CommandTrial.CLOCK)) {
            Path journal = Home.in(home).journalFile();
            var before = Files.getLastModifiedTime(journal);
            Result result = trial.run("connection", "test", "--connection", "sandbox");
            assertThat(result.status()).as(result.err()).isZero();
            assertThat(Files.getLastModifiedTime(journal)).isEqualTo(before);
            assertThat(window.foundation().settings().current().connections()).isEmpty();
        }
    }

    /** A name is harmless on a terminal, and JSON has it as it is. */
    @Test
    void aListHasTheNameTheTypeAndTheUrl() throws IOException {
        Files.createDirectories(home);
        Files.writeString(
                Home.in(home).settingsFile(),
                """
                {"connections": [{"id": "here", "name": "EDIÇÃO\\u001b[2J", "kind": "test",
                 "base_url": "https://api.example", "data_url": "https://data.example",
                 "zone": "America/Sao_Paulo"}]}
                """);
        assertThat(trial.run("connection", "list").text())
                .isEqualTo("EDIÇÃO\\u001B[2J\ttest\thttps://api.example\n");
        assertThat(trial.run("connection", "list", "--json").lines().getLast())
                .isEqualTo(
                        "{\"id\":\"here\",\"name\":\"EDIÇÃO\\u001B[2J\",\"type\":\"test\",\"base_url\":\"https://api.example\",\"data_url\":\"https://data.example\",\"read_only\":true,\"zone\":\"America/Sao_Paulo\"}");
    }

    @Test
    void noConnectionIsAListWithItsFirstLineOnly() {
        Result result = trial.run("connection", "list", "--json");
        assertThat(result.status()).isZero();
        assertThat(result.lines())
                .containsExactly(
                        "{\"marquee\":\"(development)\",\"format\":1,\"command\":\"connection"
                                + " list\"}");
    }

    @Test
    void anInterruptEndsInOrderWithItsStatus() {
        Thread.currentThread().interrupt();
        Result result = trial.on(sandbox, "connection", "test");
        Thread.interrupted();
        assertThat(result.status()).as(result.err()).isEqualTo(130);
        assertThat(Home.in(home).isInUse()).isFalse();
    }
}
