package app.marquee.http;

import java.io.IOException;

/** Streaming parser of a successful response body; runs on the thread that called the transport. */
@FunctionalInterface
public interface AnswerReader<T> {
    /**
     * @throws IOException passed on from the stream; the transport gives it its typed failure
     * @throws app.marquee.model.failure.FailureException when the body is no JSON or of a form that
     *     cannot be read
     */
    T read(AnswerBody body) throws IOException;
}
