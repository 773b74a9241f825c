package app.marquee.api;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.http.budget.Priority;

/** Transport decorator with background priority. */
final class BackgroundTransport implements Transport {
    private final Transport transport;

    BackgroundTransport(Transport transport) {
        this.transport = transport;
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        return transport.send(request.with(Priority.BACKGROUND), reader);
    }
}
