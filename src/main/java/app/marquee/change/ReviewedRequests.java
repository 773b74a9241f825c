package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.model.Connection;
import app.marquee.model.HostRole;
import app.marquee.model.Operation;
import app.marquee.model.ReviewedRequest;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Map;

/** Shows a write as it would go out over a connection. Writes have no query. */
final class ReviewedRequests {
    private final Connection connection;

    ReviewedRequests(Connection connection) {
        this.connection = connection;
    }

    ReviewedRequest of(ApiRequest request) {
        @Nullable JsonBody body = request.body();
        return new ReviewedRequest(
                request.operation().method(),
                url(request.operation(), request.pathVariables()),
                request.pathVariables(),
                body == null ? null : body.visible());
    }

    /** Ids in paths are UUIDs, so that nothing has to be encoded. */
    private URI url(Operation operation, Map<String, String> variables) {
        HostRole host = connection.hosts().getOrDefault(operation, operation.host());
        String path = connection.paths().getOrDefault(operation, operation.path());
        for (Map.Entry<String, String> variable : variables.entrySet()) {
            path = path.replace("{" + variable.getKey() + "}", variable.getValue());
        }
        return URI.create(connection.url(host).toString().replaceAll("/+$", "") + path);
    }
}
