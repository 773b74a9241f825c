package app.marquee.change.field;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.Field;
import app.marquee.change.FieldSet;
import app.marquee.change.FieldType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.UpdateType;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldUpdate;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** Update of a custom field: an unofficial feature. */
public final class FieldEdit extends UpdateType<CustomField, CustomFieldUpdate> {
    private static final Field<CustomField, CustomFieldUpdate, String> KEY =
            Field.of(
                    CustomField.KEY,
                    FieldType.TEXT,
                    field -> Member.ofKnown(field.key()),
                    CustomFieldUpdate::key);

    private static final Field<CustomField, CustomFieldUpdate, String> VALUE =
            Field.of(
                    CustomField.VALUE,
                    FieldType.TEXT,
                    field -> Member.ofKnown(field.value()),
                    CustomFieldUpdate::value);

    static final FieldSet<CustomField, CustomFieldUpdate> FIELDS =
            new FieldSet<>(
                    List.of(KEY, VALUE),
                    values -> new CustomFieldUpdate(values.get(KEY), values.get(VALUE)),
                    CustomFieldUpdate::violations);

    public static final FieldEdit TYPE = new FieldEdit();

    private FieldEdit() {
        super(FIELDS, Operation.UPDATE_CUSTOM_FIELD, Operation.GET_CUSTOM_FIELDS);
    }

    /**
     * @param known the field as it was loaded, with its ID
     * @param update the changed values only, at least one
     */
    public StagedChange stage(
            JournalEntryFactory lines,
            VideoId video,
            @Nullable String title,
            CustomField known,
            CustomFieldUpdate update) {
        return stage(lines, FieldOfVideo.subjects(video, title, known), known, update);
    }

    @Override
    protected ApiRequest request(List<Subject> subjects, JsonBody body) {
        return FieldOfVideo.request(operation(), subjects, body);
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return FieldOfVideo.send(transport, request);
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return FieldOfVideo.load(line, now)
                .map(
                        all ->
                                FieldOfVideo.find(line, all)
                                        .map(field -> check(line, field))
                                        .orElseGet(() -> StateCheck.gone(line)))
                .orElseGet(() -> StateCheck.unread(line));
    }

    /** The item that it is named after is the video. */
    @Override
    public Map<String, ChangeValue> sets(ChangeLine line) {
        return Map.of();
    }
}
