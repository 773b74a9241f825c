package app.marquee.change.field;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.change.BodyMembers;
import app.marquee.change.ChangeType;
import app.marquee.change.CreationType;
import app.marquee.change.FieldValues;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Creation of a custom field: an unofficial feature. Undone by deleting it, once the server has
 * returned its ID.
 */
public final class FieldCreation extends ChangeType {
    public static final FieldCreation TYPE = new FieldCreation();

    private FieldCreation() {
        super(
                Operation.CREATE_CUSTOM_FIELD,
                Order.BY_ITEM,
                Deferral.SHARED,
                Operation.GET_CUSTOM_FIELDS);
    }

    public StagedChange stage(
            JournalEntryFactory lines,
            VideoId video,
            @Nullable String title,
            CustomFieldDraft draft) {
        Map<String, ChangeValue> values = new LinkedHashMap<>();
        values.put(CustomField.KEY, new ChangeValue.Text(draft.key()));
        values.put(CustomField.VALUE, new ChangeValue.Text(draft.value()));
        new RequestValidator().all(draft.violations()).hold();
        return lines.line(
                        FieldOfVideo.request(
                                operation(), video, null, BodyMembers.of(values).toBody()))
                .about(Subject.of(ItemKind.VIDEO, video, title))
                .about(Subject.created(ItemKind.FIELD, draft.key()))
                .members(CreationType.created(values))
                .reversible(Reversible.UNKNOWN)
                .stage();
    }

    /** The field that a change deletes, created again. */
    StagedChange stage(
            JournalEntryFactory lines, List<Subject> subjects, List<MemberChange> wanted) {
        FieldValues values = new FieldValues(wanted);
        return stage(
                lines,
                FieldOfVideo.video(subjects),
                subjects.getFirst().title(),
                new CustomFieldDraft(values.text(CustomField.KEY), values.text(CustomField.VALUE)));
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return FieldOfVideo.send(transport, request);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        return stage(lines, listed.subjects(), listed.members());
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        List<MemberChange> back = done.members().stream().map(MemberChange::back).toList();
        return FieldOfVideo.field(done.subjects()).id() == null
                ? Optional.empty()
                : Optional.of(FieldDeletion.TYPE.stage(lines, done.subjects(), back));
    }

    /** Known by its key, which a video has once. */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        ChangeValue key = new FieldValues(line.members()).value(CustomField.KEY);
        return FieldOfVideo.load(line, now)
                .map(
                        all ->
                                all.stream()
                                        .map(FieldEdit.FIELDS::values)
                                        .filter(one -> key.equals(one.get(CustomField.KEY)))
                                        .findFirst()
                                        .orElse(FieldDeletion.NOTHING))
                .map(found -> StateCheck.of(line, found))
                .orElseGet(() -> StateCheck.unread(line));
    }

    /** A field with a known ID can be deleted. */
    @Override
    public ChangeLine named(ChangeLine line, String id) {
        return super.named(line, id).withReversible(Reversible.YES);
    }

    @Override
    public boolean adds() {
        return true;
    }
}
