package app.marquee.change.field;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeType;
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
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Deletion of a custom field: an unofficial feature. Undone by creating it again, where its key and
 * value were known.
 */
public final class FieldDeletion extends ChangeType {
    public static final FieldDeletion TYPE = new FieldDeletion();

    /** Values of a field that doesn't exist. */
    static final Map<String, ChangeValue> NOTHING =
            Map.of(
                    CustomField.KEY, new ChangeValue.None(),
                    CustomField.VALUE, new ChangeValue.None());

    private FieldDeletion() {
        super(
                Operation.DELETE_CUSTOM_FIELD,
                Order.BY_ITEM,
                Deferral.SHARED,
                Operation.GET_CUSTOM_FIELDS);
    }

    public StagedChange stage(
            JournalEntryFactory lines, VideoId video, @Nullable String title, CustomField known) {
        List<MemberChange> members =
                FieldEdit.FIELDS.values(known).entrySet().stream()
                        .map(
                                value ->
                                        new MemberChange(
                                                value.getKey(),
                                                value.getValue(),
                                                new ChangeValue.None()))
                        .toList();
        return stage(lines, FieldOfVideo.subjects(video, title, known), members);
    }

    StagedChange stage(
            JournalEntryFactory lines, List<Subject> subjects, List<MemberChange> members) {
        boolean known = members.stream().allMatch(member -> member.before().isKnown());
        return lines.line(FieldOfVideo.request(operation(), subjects, null))
                .about(subjects)
                .members(members)
                .reversible(known ? FieldEdit.FIELDS.reversible(members) : Reversible.UNKNOWN)
                .stage();
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
        return done.reversible() == Reversible.YES
                ? Optional.of(FieldCreation.TYPE.stage(lines, done.subjects(), back))
                : Optional.empty();
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return FieldOfVideo.load(line, now)
                .map(
                        all ->
                                FieldOfVideo.find(line, all)
                                        .map(FieldEdit.FIELDS::values)
                                        .orElse(NOTHING))
                .map(found -> StateCheck.of(line, found))
                .orElseGet(() -> StateCheck.unread(line));
    }
}
