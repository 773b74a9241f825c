package app.marquee.change;

import app.marquee.api.CustomFieldRequests;
import app.marquee.http.ApiRequest;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.CustomFieldId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.CustomFieldDraft;
import app.marquee.model.video.CustomFieldUpdate;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * Factory of custom field changes and their undo: all unofficial features. Each names the video,
 * with which it keeps its order, then the field. Certain mistakes throw {@link
 * app.marquee.model.failure.FailureException}.
 */
public final class CustomFieldStaging {
    private final JournalEntryFactory lines;

    CustomFieldStaging(JournalEntryFactory lines) {
        this.lines = lines;
    }

    /** Undone by deleting it, once the server has returned its ID. */
    public StagedChange create(VideoId video, @Nullable String title, CustomFieldDraft draft) {
        return lines.line(CustomFieldRequests.create(video, draft))
                .about(Subject.of(ItemKind.VIDEO, video, title))
                .about(Subject.created(ItemKind.FIELD, draft.key()))
                .created("key", new ChangeValue.Text(draft.key()))
                .created("value", new ChangeValue.Text(draft.value()))
                .reversible(Reversible.UNKNOWN)
                .stage();
    }

    /**
     * @param known the field as it was read, with its id
     * @param update the changed members only, at least one
     */
    public StagedChange update(
            VideoId video, @Nullable String title, CustomField known, CustomFieldUpdate update) {
        if (update.isEmpty()) {
            throw new IllegalArgumentException("The change has no fields");
        }
        return updated(
                CustomFieldRequests.update(video, id(known), update),
                List.of(
                        Subject.of(ItemKind.VIDEO, video, title),
                        Subject.of(ItemKind.FIELD, id(known), known.key())),
                CustomFieldMembers.changes(known, update));
    }

    /** Undone by creating it again, where its key and value were known. */
    public StagedChange delete(VideoId video, @Nullable String title, CustomField known) {
        return deleted(
                CustomFieldRequests.delete(video, id(known)),
                List.of(
                        Subject.of(ItemKind.VIDEO, video, title),
                        Subject.of(ItemKind.FIELD, id(known), known.key())),
                CustomFieldMembers.gone(known));
    }

    private StagedChange updated(
            ApiRequest request, List<Subject> subjects, List<MemberChange> members) {
        return lines.line(request)
                .about(subjects)
                .members(members)
                .reversible(Reversibility.ofField(members))
                .stage();
    }

    private StagedChange deleted(
            ApiRequest request, List<Subject> subjects, List<MemberChange> members) {
        boolean known = members.stream().allMatch(member -> member.before().isKnown());
        return lines.line(request)
                .about(subjects)
                .members(members)
                .reversible(known ? Reversibility.ofField(members) : Reversible.UNKNOWN)
                .stage();
    }

    /** The change that a list carries, made anew for this connection. */
    StagedChange again(ListedChange listed) {
        if (listed.subjects().size() != 2 || listed.subject().kind() != ItemKind.VIDEO) {
            throw new IllegalArgumentException("The change isn't for one field of one video");
        }
        VideoId video = new VideoId(required(listed.subject()));
        Subject field = CustomFieldMembers.field(listed.subjects());
        return switch (listed.operation()) {
            case CREATE_CUSTOM_FIELD ->
                    create(video, listed.subject().title(), draft(listed.members(), false));
            case UPDATE_CUSTOM_FIELD ->
                    updated(
                            CustomFieldRequests.update(
                                    video,
                                    new CustomFieldId(required(field)),
                                    CustomFieldMembers.wanted(listed.members())),
                            listed.subjects(),
                            listed.members());
            default ->
                    deleted(
                            CustomFieldRequests.delete(video, new CustomFieldId(required(field))),
                            listed.subjects(),
                            listed.members());
        };
    }

    /** The way back from a change that was done; empty when something that it needs is unknown. */
    Optional<StagedChange> back(ChangeLine done) {
        VideoId video = new VideoId(required(done.subject()));
        String title = done.subject().title();
        Subject field = CustomFieldMembers.field(done.subjects());
        List<MemberChange> members = done.members().stream().map(MemberChange::back).toList();
        return switch (done.operation()) {
            case CREATE_CUSTOM_FIELD ->
                    Optional.ofNullable(field.id())
                            .map(
                                    id ->
                                            deleted(
                                                    CustomFieldRequests.delete(
                                                            video, new CustomFieldId(id)),
                                                    done.subjects(),
                                                    members));
            case DELETE_CUSTOM_FIELD ->
                    done.reversible() == Reversible.YES
                            ? Optional.of(create(video, title, draft(done.members(), true)))
                            : Optional.empty();
            default ->
                    done.reversible() == Reversible.YES
                            ? Optional.of(
                                    updated(
                                            CustomFieldRequests.update(
                                                    video,
                                                    new CustomFieldId(required(field)),
                                                    CustomFieldMembers.back(done.members())),
                                            done.subjects(),
                                            members))
                            : Optional.empty();
        };
    }

    /**
     * @param before whether it is as it was or as it is wanted
     */
    private static CustomFieldDraft draft(List<MemberChange> members, boolean before) {
        return new CustomFieldDraft(text(members, "key", before), text(members, "value", before));
    }

    private static String text(List<MemberChange> members, String name, boolean before) {
        return members.stream()
                .filter(member -> member.member().equals(name))
                .map(member -> before ? member.before() : member.after())
                .map(CustomFieldMembers::text)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Field is missing: " + name));
    }

    private static String required(Subject subject) {
        String id = subject.id();
        if (id == null) {
            throw new IllegalArgumentException("The item has no ID: " + subject.kind());
        }
        return id;
    }

    private static CustomFieldId id(CustomField known) {
        CustomFieldId id = known.id();
        if (id == null) {
            throw new IllegalArgumentException("The server didn't return the ID of the field");
        }
        return id;
    }
}
