package app.marquee.api.json;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.model.failure.FailureException;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;
import java.util.function.Function;

/**
 * Parser of the response to a successful write: the written record, or nothing. The status already
 * confirms the write, so that no body makes it fail, except an HTML page: then the outcome is
 * unknown.
 *
 * @param expected the id of what was written; null when it was created
 */
public record WrittenReader<R>(
        RowShape<R> shape, Function<R, String> idOf, Optional<String> expected)
        implements AnswerReader<Optional<R>> {
    /** A reader for the answer to this write about the thing that the path variable names. */
    public static <R> WrittenReader<R> of(
            RowShape<R> shape, Function<R, String> idOf, ApiRequest write, String variable) {
        return new WrittenReader<>(
                shape, idOf, Optional.ofNullable(write.pathVariables().get(variable)));
    }

    @Override
    public Optional<R> read(AnswerBody body) {
        try (JsonParser parser = Json.MAPPER.createParser(body.stream())) {
            if (parser.nextToken() == null) {
                return Optional.empty();
            }
            RowTree trees = new RowTree();
            JsonNode answer = trees.read(parser);
            new JsonAnswer(body).tell(trees);
            return Optional.ofNullable(new Unwrapping(shape, null).record(answer))
                    .filter(record -> !record.isEmpty())
                    .flatMap(this::made);
        } catch (JacksonException e) {
            if (isPage(body)) {
                throw e;
            }
            return Optional.empty();
        } catch (FailureException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** A login or maintenance page of something on the way: the service may never have seen it. */
    private static boolean isPage(AnswerBody body) {
        return body.beginning().get().stripLeading().startsWith("<");
    }

    private Optional<R> made(ObjectNode record) {
        Keys keys = expected.map(Keys::of).orElse(Keys.NONE);
        return Optional.ofNullable(shape.read(Fields.of(record), keys))
                .filter(made -> expected.map(id -> id.equals(idOf.apply(made))).orElse(true));
    }
}
