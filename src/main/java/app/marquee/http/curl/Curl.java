package app.marquee.http.curl;

import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.connection.Exchange;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;

/**
 * Curl command of a sent request for a POSIX shell. The token is the shell variable TOKEN, and the
 * body is masked.
 */
public final class Curl {
    private Curl() {}

    /** The command on one line. */
    public static String of(Exchange exchange) {
        List<String> words = new ArrayList<>(List.of("curl"));
        if (!exchange.method().equals("GET") || exchange.requestBody() != null) {
            words.add("-X " + exchange.method());
        }
        words.add("--globoff");
        words.add(quoted(exchange.url().toString()));
        boolean file = exchange.requestHeaders().stream().anyMatch(Curl::announcesFile);
        exchange.requestHeaders().stream()
                .filter(header -> !announcesFile(header))
                .forEach(header -> words.add(option(header)));
        if (exchange.requestBody() != null) {
            words.add(
                    file
                            ? CurlFile.option(exchange.requestBody())
                            : "--data-raw " + quoted(exchange.requestBody()));
        }
        return String.join(" ", words);
    }

    /** A change as it would be sent; the secrets of its body are not in it. */
    public static String of(ReviewedRequest request) {
        List<String> words = new ArrayList<>(List.of("curl", "-X " + request.method()));
        words.add("--globoff");
        words.add(quoted(request.url().toString()));
        words.add("-H \"Authorization: $TOKEN\"");
        if (request.body() != null && CurlFile.isOne(request.body())) {
            words.add(CurlFile.option(request.body()));
        } else if (request.body() != null) {
            words.add("-H " + quoted("Content-Type: application/json"));
            words.add("--data-raw " + quoted(request.body()));
        }
        return String.join(" ", words);
    }

    /** The shell's curl makes the fences of its own. */
    private static boolean announcesFile(Exchange.Header header) {
        return header.name().equalsIgnoreCase("Content-Type")
                && header.value().startsWith("multipart/");
    }

    private static String option(Exchange.Header header) {
        if (header.name().equalsIgnoreCase("Authorization")) {
            return "-H \"Authorization: $TOKEN\"";
        }
        if (header.name().equalsIgnoreCase("Accept-Encoding")) {
            return "--compressed";
        }
        return "-H " + quoted(header.name() + ": " + header.value());
    }

    /** Inside single quotes a shell reads everything as it is, except the quote itself. */
    static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    /** File argument of a curl command, relative to the directory where it runs. */
    private static final class CurlFile {
        private static final JsonMapper JSON = JsonMapper.shared();

        private CurlFile() {}

        /** Whether what may be seen of a body describes a file. */
        static boolean isOne(String described) {
            try {
                JsonNode file = JSON.readTree(described).path("file");
                return file.path("sha256").isString() && file.path("name").isString();
            } catch (JacksonException _) {
                return false;
            }
        }

        static String option(String described) {
            JsonNode file = JSON.readTree(described).path("file");
            return "-F "
                    + Curl.quoted(
                            "file=@"
                                    + file.path("name").asString("")
                                    + ";type="
                                    + file.path("type").asString(""));
        }
    }
}
