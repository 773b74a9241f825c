package app.marquee.api;

import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Keeps what is sent and answers with prepared answers; without one, with 204. */
public final class RecordingTransport implements Transport {
    final List<ApiRequest> sent = new ArrayList<>();
    private final Deque<TestAnswer> answers = new ArrayDeque<>();

    public RecordingTransport answer(String json) {
        answers.add(TestAnswer.ok(json));
        return this;
    }

    @Override
    public <T> T send(ApiRequest request, AnswerReader<T> reader) {
        sent.add(request);
        TestAnswer answer = answers.isEmpty() ? new TestAnswer(204, "") : answers.remove();
        try {
            return reader.read(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
