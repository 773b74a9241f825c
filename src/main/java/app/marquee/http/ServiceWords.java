package app.marquee.http;

import org.jspecify.annotations.Nullable;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Extractor of the server's error message from a body: its message, else its text, else the reason
 * of the status.
 */
public final class ServiceWords {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int LONGEST = 500;
    private static final Pattern TITLE =
            Pattern.compile(
                    "^\\s*<.*?<title[^>]*>([^<]+)</title>",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern TURNING = Pattern.compile("[\\u202a-\\u202e\\u2066-\\u2069]");
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f]+");

    private ServiceWords() {}

    static String of(int status, String body) {
        String words = message(body);
        if (words == null) {
            Matcher page = TITLE.matcher(body);
            words = page.find() ? page.group(1) : body;
        }
        words = plain(words);
        return words.isEmpty() ? StatusReason.of(status) : words;
    }

    /** A text from a server without characters that would change others, and not too long. */
    public static String plain(String text) {
        String words = CONTROLS.matcher(TURNING.matcher(text).replaceAll("")).replaceAll(" ");
        return cut(words.strip());
    }

    private static @Nullable String message(String body) {
        try {
            JsonNode root = JSON.readTree(body);
            String words = text(root.path("errMsg"));
            words = words == null ? text(root.path("message")) : words;
            words = words == null ? text(root.path("error")) : words;
            return words == null ? text(root.path("error").path("message")) : words;
        } catch (JacksonException notJson) {
            return null;
        }
    }

    /** A text, or the texts of an array; null for anything else. */
    private static @Nullable String text(JsonNode node) {
        if (node.isArray() && !node.isEmpty()) {
            return node.valueStream().allMatch(JsonNode::isString)
                    ? node.valueStream().map(JsonNode::asString).collect(Collectors.joining("; "))
                    : null;
        }
        return node.isString() && !node.asString().isBlank() ? node.asString() : null;
    }

    private static String cut(String words) {
        return words.codePointCount(0, words.length()) <= LONGEST
                ? words
                : words.substring(0, words.offsetByCodePoints(0, LONGEST)) + "…";
    }

    /** Reason phrases of HTTP statuses from RFC 9110, which newer HTTP versions do not carry. */
    private static final class StatusReason {
        private StatusReason() {}

        static String of(int status) {
            return switch (status) {
                case 301 -> "Moved Permanently";
                case 302 -> "Found";
                case 303 -> "See Other";
                case 304 -> "Not Modified";
                case 307 -> "Temporary Redirect";
                case 308 -> "Permanent Redirect";
                case 400 -> "Bad Request";
                case 401 -> "Unauthorized";
                case 402 -> "Payment Required";
                case 403 -> "Forbidden";
                case 404 -> "Not Found";
                case 405 -> "Method Not Allowed";
                case 406 -> "Not Acceptable";
                case 408 -> "Request Timeout";
                case 409 -> "Conflict";
                case 410 -> "Gone";
                case 412 -> "Precondition Failed";
                case 413 -> "Content Too Large";
                case 414 -> "URI Too Long";
                case 415 -> "Unsupported Media Type";
                case 422 -> "Unprocessable Content";
                case 423 -> "Locked";
                case 429 -> "Too Many Requests";
                case 500 -> "Internal Server Error";
                case 501 -> "Not Implemented";
                case 502 -> "Bad Gateway";
                case 503 -> "Service Unavailable";
                case 504 -> "Gateway Timeout";
                default -> "Status " + status;
            };
        }
    }
}
