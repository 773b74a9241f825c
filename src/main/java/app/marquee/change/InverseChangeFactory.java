package app.marquee.change;

import app.marquee.api.FolderRequests;
import app.marquee.api.PlaylistRequests;
import app.marquee.api.VideoRequests;
import app.marquee.http.ApiRequest;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.MemberChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.PlaylistId;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Factory of the change that undoes an applied one, for review; empty when it can't be undone or a
 * previous value is unknown.
 */
final class InverseChangeFactory {
    private final JournalEntryFactory lines;

    InverseChangeFactory(JournalEntryFactory lines) {
        this.lines = lines;
    }

    Optional<StagedChange> of(ChangeLine done) {
        if (done.state() != ChangeState.DONE || done.reversible() == Reversible.NO) {
            return Optional.empty();
        }
        try {
            return back(done);
        } catch (FailureException refused) {
            // Something that the server made has an ID that no request may name.
            return Optional.empty();
        }
    }

    private Optional<StagedChange> back(ChangeLine done) {
        return switch (done.operation()) {
            case UPDATE_PLAYLIST, UPDATE_FOLDER, UPDATE_VIDEO ->
                    done.reversible() == Reversible.YES
                            ? Optional.of(previousValues(done))
                            : Optional.empty();
            case TRASH_VIDEOS ->
                    Optional.of(again(done, VideoRequests.recover(videos(done)), List.of()));
            case RECOVER_VIDEOS ->
                    Optional.of(again(done, VideoRequests.trash(videos(done)), List.of()));
            case CREATE_CUSTOM_FIELD, UPDATE_CUSTOM_FIELD, DELETE_CUSTOM_FIELD ->
                    new CustomFieldStaging(lines).back(done).map(back -> takingBack(done, back));
            case REPLACE_THUMBNAIL ->
                    new ThumbnailStaging(lines).back(done).map(back -> takingBack(done, back));
            case CREATE_PLAYLIST ->
                    Optional.ofNullable(done.subject().id()).map(id -> delete(done, id));
            default -> Optional.empty();
        };
    }

    private StagedChange previousValues(ChangeLine done) {
        List<MemberChange> members =
                done.members().stream()
                        .filter(member -> !(member.after() instanceof ChangeValue.Hidden))
                        .map(MemberChange::back)
                        .toList();
        return again(done, backRequest(done), members);
    }

    private static ApiRequest backRequest(ChangeLine done) {
        PreviousValues previous = PreviousValues.of(done.members());
        String id = Objects.requireNonNull(done.subject().id());
        return switch (done.operation()) {
            case UPDATE_PLAYLIST ->
                    PlaylistRequests.update(new PlaylistId(id), PlaylistMembers.back(previous));
            case UPDATE_FOLDER ->
                    FolderRequests.update(new FolderId(id), FolderMembers.back(previous));
            case UPDATE_VIDEO -> VideoRequests.update(new VideoId(id), VideoMembers.back(previous));
            default -> throw new IllegalArgumentException("Not an update: " + done.operation());
        };
    }

    private StagedChange delete(ChangeLine done, String id) {
        return again(done, PlaylistRequests.delete(new PlaylistId(id)), List.of());
    }

    private StagedChange again(ChangeLine done, ApiRequest request, List<MemberChange> members) {
        StagedChange staged =
                lines.line(request)
                        .about(done.subjects())
                        .members(members)
                        .reversible(reversible(request, members))
                        .stage();
        return takingBack(done, staged);
    }

    private static StagedChange takingBack(ChangeLine done, StagedChange back) {
        return new StagedChange(back.line().takingBack(done.id()), back.request(), back.secrets());
    }

    private static Reversible reversible(ApiRequest request, List<MemberChange> members) {
        return switch (request.operation()) {
            case UPDATE_PLAYLIST -> Reversibility.ofPlaylist(members);
            case UPDATE_FOLDER -> Reversibility.ofFolder(members);
            case UPDATE_VIDEO -> Reversibility.ofVideo(members);
            case TRASH_VIDEOS -> Reversible.YES;
            case RECOVER_VIDEOS -> Reversible.UNKNOWN;
            default -> Reversible.NO;
        };
    }

    private static List<VideoId> videos(ChangeLine done) {
        return done.subjects().stream()
                .filter(subject -> subject.kind() == ItemKind.VIDEO)
                .map(Subject::id)
                .filter(Objects::nonNull)
                .map(VideoId::new)
                .toList();
    }
}
