package app.marquee.http;

import org.jspecify.annotations.Nullable;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Flow;

/**
 * Request body that detects whether any of the request may have left: the client calls for its
 * length once the connection is made and the headers are about to be written.
 */
final class SentBody implements BodyPublisher {
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
