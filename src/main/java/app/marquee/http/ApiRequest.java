package app.marquee.http;

import app.marquee.http.budget.Priority;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * Request before its host and path are resolved.
 *
 * @param body what is sent, or where a file is sent what may be seen of that
 * @param file is sent in place of the body; null for none
 * @param pathVariables values for the names in braces of the operation's path, not yet encoded
 */
public record ApiRequest(
        Operation operation,
        Map<String, String> pathVariables,
        List<QueryParameter> query,
        @Nullable JsonBody body,
        @Nullable FilePart file,
        Priority priority) {
    public ApiRequest {
        pathVariables = Map.copyOf(pathVariables);
        query = List.copyOf(query);
    }

    /** A request with foreground priority. */
    public static ApiRequest of(
            Operation operation,
            Map<String, String> pathVariables,
            List<QueryParameter> query,
            @Nullable JsonBody body) {
        return new ApiRequest(operation, pathVariables, query, body, null, Priority.INTERACTIVE);
    }

    /** The same, which sends a file that its body describes. */
    public ApiRequest sending(FilePart part) {
        return new ApiRequest(operation, pathVariables, query, part.described(), part, priority);
    }

    public ApiRequest with(Priority other) {
        return new ApiRequest(operation, pathVariables, query, body, file, other);
    }
}
