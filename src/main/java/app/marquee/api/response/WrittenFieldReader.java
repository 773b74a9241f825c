package app.marquee.api.response;

import app.marquee.api.json.WrittenReader;
import app.marquee.http.AnswerBody;
import app.marquee.http.AnswerReader;
import app.marquee.http.ApiRequest;
import app.marquee.http.QueryParameter;
import app.marquee.model.video.CustomField;

import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.Optional;

/**
 * Parser of the response to a custom field write: the field, or nothing when the response does not
 * name it. Some servers return the video instead, whose ID is not the field's.
 */
final class WrittenFieldReader implements AnswerReader<Optional<CustomField>> {
    private final ApiRequest write;

    WrittenFieldReader(ApiRequest write) {
        this.write = write;
    }

    @Override
    public Optional<CustomField> read(AnswerBody body) {
        return new WrittenReader<>(
                        new CustomFieldShape(), WrittenFieldReader::idOf, Optional.ofNullable(id()))
                .read(body)
                .filter(field -> !idOf(field).isEmpty())
                .filter(field -> !idOf(field).equals(write.pathVariables().get("video_id")));
    }

    private @Nullable String id() {
        return write.query().stream()
                .filter(parameter -> parameter.name().equals("id"))
                .map(QueryParameter::value)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static String idOf(CustomField field) {
        return field.id() == null ? "" : field.id().value();
    }
}
