package app.marquee.change.field;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.ServerState;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.QueryParameter;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Custom field that a change is about: its video, with which the change keeps its order, then the
 * field.
 */
final class FieldOfVideo {
    private FieldOfVideo() {}

    static List<Subject> subjects(VideoId video, @Nullable String title, CustomField known) {
        CustomFieldId id = known.id();
        if (id == null) {
            throw new IllegalArgumentException("The server didn't return the ID of the field");
        }
        return List.of(
                Subject.of(ItemKind.VIDEO, video, title),
                Subject.of(ItemKind.FIELD, id, known.key()));
    }

    static VideoId video(List<Subject> subjects) {
        if (subjects.size() != 2) {
            throw new IllegalArgumentException("The change isn't for one field of one video");
        }
        return new VideoId(Subjects.first(subjects, ItemKind.VIDEO));
    }

    static Subject field(List<Subject> subjects) {
        Subject field = subjects.getLast();
        if (field.kind() != ItemKind.FIELD) {
            throw new IllegalArgumentException("The change isn't for a custom field");
        }
        return field;
    }

    /** The request to an existing field. */
    static ApiRequest request(
            Operation operation, List<Subject> subjects, @Nullable JsonBody body) {
        String id = field(subjects).id();
        if (id == null) {
            throw new IllegalArgumentException("The item has no ID: " + ItemKind.FIELD);
        }
        return request(operation, video(subjects), new CustomFieldId(id), body);
    }

    /**
     * @param field null for a new one
     */
    static ApiRequest request(
            Operation operation,
            VideoId video,
            @Nullable CustomFieldId field,
            @Nullable JsonBody body) {
        RequestValidator rules = new RequestValidator().uuid("video_id", video);
        List<QueryParameter> query = new ArrayList<>();
        query.add(new QueryParameter("custom_fields", null));
        if (field != null) {
            rules.uuid("id", field);
            query.add(new QueryParameter("id", field.value()));
        }
        rules.hold();
        return ApiRequest.of(operation, Map.of("video_id", video.value()), query, body);
    }

    static WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenField(request)), WriteResponse.OfField::new);
    }

    static Optional<List<CustomField>> load(ChangeLine line, ServerState now) {
        String video = String.valueOf(line.subject().id());
        return now.read(
                Operation.GET_CUSTOM_FIELDS,
                video,
                gateways -> gateways.videos().customFields(new VideoId(video)));
    }

    static Optional<CustomField> find(ChangeLine line, List<CustomField> all) {
        String id = field(line.subjects()).id();
        return all.stream()
                .filter(field -> field.id() != null && field.id().value().equals(id))
                .findFirst();
    }
}
