package app.marquee.api.json;

import app.marquee.http.ServiceWords;
import app.marquee.model.Secret;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finder of an error that a server reports with a successful status: a member of the outermost
 * object that is a text or an object, or a list of them. An empty one reports nothing.
 */
final class ReportedErrors {
    static final List<String> NAMES = List.of("error", "errors");

    /** Members of an error that say what is wrong, the most telling first. */
    private static final List<String> WORDS =
            List.of(
                    "message",
                    "errMsg",
                    "error_description",
                    "description",
                    "detail",
                    "error",
                    "title",
                    "reason",
                    "code");

    private ReportedErrors() {}

    /** The words of the error that a whole answer reports. */
    static Optional<String> in(JsonNode answer) {
        return answer instanceof ObjectNode
                ? NAMES.stream()
                        .map(answer::get)
                        .filter(Objects::nonNull)
                        .map(ReportedErrors::words)
                        .filter(Objects::nonNull)
                        .findFirst()
                : Optional.empty();
    }

    /** The words of one error or of several; null where it reports nothing. */
    static @Nullable String words(JsonNode error) {
        if (error.isArray()) {
            String all =
                    error.valueStream()
                            .map(ReportedErrors::words)
                            .filter(Objects::nonNull)
                            .collect(Collectors.joining(" · "));
            return all.isEmpty() ? null : ServiceWords.plain(all);
        }
        if (error.isMissingNode()) {
            return Secret.MASK;
        }
        if (error.isObject()) {
            return saysNothing(error) ? null : ServiceWords.plain(wordsIn(error));
        }
        return error.isString() && !saysNothing(error)
                ? ServiceWords.plain(error.asString())
                : null;
    }

    private static String wordsIn(JsonNode error) {
        return WORDS.stream()
                .map(error::path)
                .filter(member -> member.isValueNode() && !saysNothing(member))
                .map(JsonNode::asString)
                .findFirst()
                .orElseGet(() -> Fields.shown(error));
    }

    /** Whether a value is empty, or made of nothing but empty ones. */
    private static boolean saysNothing(JsonNode value) {
        if (value.isContainer()) {
            return value.valueStream().allMatch(ReportedErrors::saysNothing);
        }
        return value.isNull()
                || (value.isBoolean() && !value.booleanValue())
                || (value.isNumber() && value.doubleValue() == 0)
                || (value.isString() && ServiceWords.plain(value.asString()).isEmpty());
    }
}
