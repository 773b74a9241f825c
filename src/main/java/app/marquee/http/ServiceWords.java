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
final class ServiceWords {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int LONGEST = 500;
    private static final Pattern TITLE =
            Pattern.compile(
                    "^\\s*<.*?<title[^>]*>([^<]+)</title>",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private ServiceWords() {}

    static String of(int status, String body) {
        String words = message(body);
        if (words == null) {
            Matcher page = TITLE.matcher(body);
            words = page.find() ? page.group(1) : body;
        }
        words = words.strip();
        return words.isEmpty() ? StatusReason.of(status) : cut(words);
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
}
