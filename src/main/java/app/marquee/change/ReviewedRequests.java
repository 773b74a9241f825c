package app.marquee.change;

import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;
import app.marquee.http.RequestUrl;
import app.marquee.model.change.ReviewedRequest;
import app.marquee.model.connection.Connection;
import app.marquee.model.operation.HostRole;
import app.marquee.model.operation.Operation;

import org.jspecify.annotations.Nullable;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Factory of reviewed requests as they would be sent over a connection; writes never probe for
 * another host.
 */
public final class ReviewedRequests {
    private static final Pattern AMPERSAND = Pattern.compile("&");

    private final Connection connection;

    public ReviewedRequests(Connection connection) {
        this.connection = connection;
    }

    /** What follows the question mark of a request that was reviewed. */
    public static List<QueryParameter> query(ReviewedRequest reviewed) {
        String query = reviewed.url().getRawQuery();
        return query == null || query.isEmpty()
                ? List.of()
                : Arrays.stream(AMPERSAND.split(query)).map(ReviewedRequests::parameter).toList();
    }

    private static QueryParameter parameter(String text) {
        int equals = text.indexOf('=');
        return equals < 0
                ? new QueryParameter(decoded(text), null)
                : new QueryParameter(
                        decoded(text.substring(0, equals)), decoded(text.substring(equals + 1)));
    }

    /** A plus is a plus: what we send for a blank is %20. */
    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    public ReviewedRequest of(ApiRequest request) {
        @Nullable JsonBody body = request.body();
        Operation operation = request.operation();
        HostRole host = connection.routes().hosts().getOrDefault(operation, operation.host());
        return new ReviewedRequest(
                operation.method(),
                RequestUrl.of(connection, host, request),
                request.pathVariables(),
                body == null ? null : body.visible());
    }
}
