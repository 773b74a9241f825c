package app.marquee.http;

/**
 * Transport for the requests of one connection. Interrupting the calling thread cancels and its
 * interrupt stays set. Blocking.
 */
public interface Transport {
    /**
     * Sends the request and reads a successful answer.
     *
     * @throws app.marquee.model.failure.FailureException whatever else happens, typed
     */
    <T> T send(ApiRequest request, AnswerReader<T> reader);
}
