package app.marquee.api.json;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.model.failure.ExpectedContent;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;

import java.io.IOException;

/** JSON reader with typed failures: text that is not JSON, or nested or sized beyond the limits. */
public record JsonAnswerReader<T>(JsonReading<T> reading) implements AnswerReader<T> {
    @Override
    public T read(AnswerBody body) throws IOException {
        JsonAnswer answer = new JsonAnswer(body);
        try (JsonParser parser = Json.MAPPER.createParser(body.stream())) {
            if (parser.nextToken() == null) {
                return reading.empty(answer);
            }
            T value = reading.read(parser, answer);
            if (parser.nextToken() != null) {
                throw answer.notJson(null);
            }
            return value;
        } catch (JacksonIOException e) {
            throw e.getCause();
        } catch (StreamConstraintsException e) {
            throw answer.wrongShape("", ExpectedContent.WITHIN_LIMITS);
        } catch (JacksonException e) {
            throw answer.notJson(e);
        } catch (NumberFormatException e) {
            // An exponent that no number can have; the parser says so in its own way.
            throw answer.wrongShape("", ExpectedContent.WITHIN_LIMITS);
        }
    }
}
