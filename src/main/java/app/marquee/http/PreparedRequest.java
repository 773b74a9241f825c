package app.marquee.http;

import app.marquee.http.proxy.ProxyRoute;
import app.marquee.model.Secret;
import app.marquee.model.connection.Connection;
import app.marquee.model.connection.Exchange.Header;
import app.marquee.model.connection.ServiceAddress;
import app.marquee.model.connection.TokenRule;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.operation.HostRole;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Flow;

/** Converter from an {@link ApiRequest} to a JDK request with its headers. */
final class PreparedRequest {
    private static final int MOST_PORT = 65_535;

    private final String userAgent;
    private final Duration headersLimit;

    PreparedRequest(String version, Duration headersLimit) {
        userAgent = "Marquee/" + version;
        this.headersLimit = headersLimit;
    }

    /** The address, or a failure when a token must not be sent there. */
    static URI url(Connection connection, HostRole role, ApiRequest request) {
        URI root = connection.url(role);
        // The settings file may have one that no form takes.
        if (root.getHost() == null || root.getPort() == 0 || root.getPort() > MOST_PORT) {
            throw new FailureException(
                    new Failure.Unavailable(Failure.Unavailable.Cause.URL, RequestUrl.root(root)));
        }
        if (!ServiceAddress.isAllowed(root)) {
            throw new FailureException(
                    new Failure.Unavailable(
                            Failure.Unavailable.Cause.INSECURE,
                            "Marquee sends tokens only over https, except to this computer"));
        }
        return RequestUrl.of(connection, role, request);
    }

    /** The token as a header can carry it, or a failure when there is none. */
    static Secret usable(@Nullable Secret token) {
        if (token == null || !TokenRule.isVisibleAscii(token)) {
            throw new FailureException(new Failure.NoToken());
        }
        return token;
    }

    /** What is sent besides the token, in this order. */
    List<Header> headers(ApiRequest request) {
        List<Header> headers = new ArrayList<>();
        headers.add(new Header("Accept", "application/json"));
        headers.add(new Header("Accept-Encoding", "gzip"));
        if (request.file() != null) {
            headers.add(new Header("Content-Type", request.file().contentType()));
        } else if (request.body() != null) {
            headers.add(new Header("Content-Type", "application/json"));
        }
        headers.add(new Header("User-Agent", userAgent));
        return headers;
    }

    /**
     * @param body null for a read
     */
    HttpRequest build(
            URI url, ApiRequest request, Secret token, @Nullable SentBody body, ProxyRoute route) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(url)
                        .timeout(headersLimit)
                        .version(version(url))
                        .header("Authorization", token.reveal());
        headers(request).forEach(header -> builder.header(header.name(), header.value()));
        route.prepare(builder);
        return body == null
                ? builder.GET().build()
                : builder.method(request.operation().method(), body).build();
    }

    /** Over plain http the client would ask for an upgrade with useless headers. */
    private static HttpClient.Version version(URI url) {
        return url.getScheme().equalsIgnoreCase("https")
                ? HttpClient.Version.HTTP_2
                : HttpClient.Version.HTTP_1_1;
    }

    /**
     * Request body that detects whether any of the request may have left: the client calls for its
     * length once the connection is made and the headers are about to be written.
     */
    static final class SentBody implements BodyPublisher {
        private final BodyPublisher body;
        private volatile boolean begun;

        SentBody(ApiRequest request) {
            body = publisher(request.body(), request.file());
        }

        private static BodyPublisher publisher(@Nullable JsonBody json, @Nullable FilePart file) {
            if (file != null) {
                return BodyPublishers.ofByteArray(file.multipart());
            }
            return json == null
                    ? BodyPublishers.noBody()
                    : BodyPublishers.ofString(json.json(), StandardCharsets.UTF_8);
        }

        boolean begun() {
            return begun;
        }

        @Override
        public long contentLength() {
            begun = true;
            return body.contentLength();
        }

        @Override
        public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
            begun = true;
            body.subscribe(subscriber);
        }
    }
}
