package app.marquee.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;

import java.io.ByteArrayInputStream;
import java.io.IOException;

/** A successful answer as the transport would hand it to a reader. */
public record TestAnswer(int status, String text) {
    public static TestAnswer ok(String text) {
        return new TestAnswer(200, text);
    }

    AnswerBody body() {
        return new AnswerBody(status, new ByteArrayInputStream(text.getBytes(UTF_8)), () -> text);
    }

    public <T> T readBy(AnswerReader<T> reader) throws IOException {
        return reader.read(body());
    }
}
