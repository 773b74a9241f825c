package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.RequestUrl;
import app.marquee.model.Connection;
import app.marquee.model.HostRole;
import app.marquee.model.Operation;
import app.marquee.model.ReviewedRequest;

import org.jspecify.annotations.Nullable;

/** Shows a write as it would go out over a connection; writes never look for another host. */
final class ReviewedRequests {
    private final Connection connection;

    ReviewedRequests(Connection connection) {
        this.connection = connection;
    }

    ReviewedRequest of(ApiRequest request) {
        @Nullable JsonBody body = request.body();
        Operation operation = request.operation();
        HostRole host = connection.hosts().getOrDefault(operation, operation.host());
        return new ReviewedRequest(
                operation.method(),
                RequestUrl.of(connection, host, request),
                request.pathVariables(),
                body == null ? null : body.visible());
    }
}
