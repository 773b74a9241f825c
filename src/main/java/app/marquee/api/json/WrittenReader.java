package app.marquee.api.json;

import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.FailureException;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;
import java.util.function.Function;

/**
 * Parser of the response to a successful write: the written record, or nothing. The status already
 * confirms the write, so that no body makes it fail, except an HTML page and an error that the
 * server reports: then the outcome is unknown.
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
        JsonAnswer answer = new JsonAnswer(body);
        JsonNode tree = tree(answer);
        ReportedErrors.in(tree)
                .ifPresent(
                        words -> {
                            throw answer.errorReported(words);
                        });
        try {
            return Optional.ofNullable(new Unwrapping(shape, null).record(tree))
                    .filter(record -> !record.isEmpty())
                    .flatMap(this::made);
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** The whole answer; null as JSON where there is none that can be read. */
    private static JsonNode tree(JsonAnswer answer) {
        try (JsonParser parser = Json.MAPPER.createParser(answer.body().stream())) {
            if (parser.nextToken() == null) {
                return NullNode.getInstance();
            }
            RowTree trees = new RowTree(answer.body().token());
            JsonNode tree = trees.read(parser);
            answer.tell(trees);
            return tree;
        } catch (JacksonException e) {
            // Of something on the way: the service may never have seen the write.
            if (Answer.isPage(answer.body().beginning().get())) {
                throw e;
            }
            return NullNode.getInstance();
        } catch (FailureException | NumberFormatException e) {
            return NullNode.getInstance();
        }
    }

    private Optional<R> made(ObjectNode record) {
        Keys keys = expected.map(Keys::of).orElse(Keys.NONE);
        return Optional.ofNullable(shape.read(Fields.of(record), keys))
                .filter(made -> expected.map(id -> id.equals(idOf.apply(made))).orElse(true));
    }
}
