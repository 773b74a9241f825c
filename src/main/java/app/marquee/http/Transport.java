package app.marquee.http;

/**
 * Sends requests of one connection. Blocks; interrupting the calling thread cancels, and its
 * interrupt stays set.
 */
public interface Transport {
    /**
     * Sends the request and reads a successful answer.
     *
     * @throws app.marquee.model.failure.FailureException whatever else happens, typed
     */
    <T> T send(ApiRequest request, AnswerReader<T> reader);
}
