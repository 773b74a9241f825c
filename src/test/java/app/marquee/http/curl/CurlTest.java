package app.marquee.http.curl;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;
import app.marquee.http.Rig;
import app.marquee.http.WireServer;
import app.marquee.model.Secret;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.connection.Exchange;
import app.marquee.model.id.ConnectionId;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The command as a real shell reads it. */
class CurlTest {
    private static String command(ApiRequest request) {
        try (WireServer server = WireServer.json("[]");
                Rig rig = Rig.to(server)) {
            rig.text(request);
            return Curl.of(rig.exchanges.getLast())
                    .replace("127.0.0.1:" + server.port(), "host.example");
        }
    }

    @Test
    void aReadIsOneLineWithoutAMethod() {
        assertThat(command(Rig.get()))
                .isEqualTo(
                        "curl --globoff 'http://host.example/funnels/get_all' -H \"Authorization:"
                                + " $TOKEN\" -H 'Accept: application/json' --compressed -H"
                                + " 'User-Agent: Marquee/1.2.3'");
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aShellReadsEveryWordAsItWasMeant() throws Exception {
        String name = "it's `id` $(id) $HOME \\ \"quoted\" \n!! é";
        ApiRequest request =
                ApiRequest.of(
                        Operation.REMOVE_FUNNEL_VIDEOS,
                        Map.of(),
                        List.of(new QueryParameter("q", "a'b{c}[1-3]")),
                        new JsonBody(
                                "{\"name\":\"" + name + "\",\"password\":\"s3cret-word\"}",
                                "{\"name\":\""
                                        + name
                                        + "\",\"password\":\""
                                        + Secret.MASK
                                        + "\"}"));
        assertThat(words(command(request)))
                .containsExactly(
                        "-X",
                        "DELETE",
                        "--globoff",
                        "http://host.example/funnels/remove_videos?q=a%27b%7Bc%7D%5B1-3%5D",
                        "-H",
                        "Authorization: T-O-K",
                        "-H",
                        "Accept: application/json",
                        "--compressed",
                        "-H",
                        "Content-Type: application/json",
                        "-H",
                        "User-Agent: Marquee/1.2.3",
                        "--data-raw",
                        "{\"name\":\"" + name + "\",\"password\":\"" + Secret.MASK + "\"}");
    }

    /** What a program called curl would be given. */
    private static List<String> words(String command) throws IOException, InterruptedException {
        ProcessBuilder shell =
                new ProcessBuilder(
                        "/bin/sh", "-c", "curl() { printf '%s\\0' \"$@\"; }; " + command);
        shell.environment().put("TOKEN", "T-O-K");
        shell.environment().put("LC_ALL", "C.UTF-8");
        Process process = shell.redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        return List.of(out.substring(0, out.length() - 1).split("\0", -1));
    }

    private static Exchange exchange(
            String method, @Nullable String body, Exchange.Header... headers) {
        return new Exchange(
                1,
                new ConnectionId("c1"),
                Operation.LIST_FUNNELS,
                Instant.EPOCH,
                method,
                URI.create("https://host.example/a"),
                List.of(headers),
                body,
                1,
                200,
                List.of(),
                "",
                0,
                null,
                Duration.ZERO,
                null);
    }

    /** Whatever the case in which a server or a proxy wrote its name. */
    @Test
    void theTokenIsAVariableWhateverTheCaseOfItsHeader() {
        assertThat(
                        Curl.of(
                                exchange(
                                        "GET",
                                        null,
                                        new Exchange.Header("authorization", "abc"),
                                        new Exchange.Header("ACCEPT-ENCODING", "gzip"))))
                .isEqualTo(
                        "curl --globoff 'https://host.example/a' -H \"Authorization: $TOKEN\""
                                + " --compressed");
    }

    @Test
    void aReadWithABodyNamesItsMethod() {
        assertThat(Curl.of(exchange("GET", "{}")))
                .isEqualTo("curl -X GET --globoff 'https://host.example/a' --data-raw '{}'");
    }

    private static final String FILE =
            "{\"file\":{\"name\":\"it's.png\",\"type\":\"image/png\",\"sha256\":\"ab\"}}";

    @Test
    void aFileIsNamedAndItsBoundaryLeftToTheProgram() {
        Exchange.Header type =
                new Exchange.Header("content-type", "multipart/form-data; boundary=x");
        assertThat(Curl.of(exchange("POST", FILE, type)))
                .isEqualTo(
                        "curl -X POST --globoff 'https://host.example/a'"
                                + " -F 'file=@it'\\''s.png;type=image/png'");
        Exchange.Header json = new Exchange.Header("Content-Type", "application/json");
        assertThat(Curl.of(exchange("POST", FILE, json)))
                .as("JSON that looks like a file")
                .contains("-H 'Content-Type: application/json'", "--data-raw")
                .doesNotContain("-F ");
    }

    private static String reviewed(@Nullable String body) {
        return Curl.of(
                new ReviewedRequest("PUT", URI.create("https://host.example/a"), Map.of(), body));
    }

    @Test
    void aChangeIsACommandBeforeItIsSent() {
        String begin =
                "curl -X PUT --globoff 'https://host.example/a' -H \"Authorization: $TOKEN\"";
        assertThat(reviewed(null)).isEqualTo(begin);
        assertThat(reviewed("{\"name\":\"it's\"}"))
                .isEqualTo(
                        begin
                                + " -H 'Content-Type: application/json'"
                                + " --data-raw '{\"name\":\"it'\\''s\"}'");
        assertThat(reviewed(FILE)).isEqualTo(begin + " -F 'file=@it'\\''s.png;type=image/png'");
        assertThat(reviewed("{\"file\":{\"name\":\"a\"}}")).contains("--data-raw");
        assertThat(reviewed("{\"file\":{\"sha256\":\"a\"}}")).contains("--data-raw");
        assertThat(reviewed("no JSON")).contains("--data-raw 'no JSON'");
    }
}
