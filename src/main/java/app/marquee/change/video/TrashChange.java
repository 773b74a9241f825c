package app.marquee.change.video;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.BodyMembers;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.Member;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.playlist.Playlist;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Way of videos into the trash or out of it. Each undoes the other, within 30 days. */
public final class TrashChange extends ChangeType {
    /** Unofficial feature. */
    public static final TrashChange MOVE =
            new TrashChange(
                    Operation.TRASH_VIDEOS,
                    Reversible.YES,
                    Operation.LIST_VIDEOS,
                    Operation.LIST_TRASH,
                    Operation.GET_VIDEO);

    /** Contract, section 4, Videos. Its undo is an unofficial feature. */
    public static final TrashChange RECOVER =
            new TrashChange(Operation.RECOVER_VIDEOS, Reversible.UNKNOWN);

    private final Reversible reversible;

    private TrashChange(Operation operation, Reversible reversible, Operation... learnedFrom) {
        super(operation, Order.ONE_BY_ONE, Deferral.SHARED, learnedFrom);
        this.reversible = reversible;
    }

    /** One request for all of them. */
    public StagedChange stage(
            JournalEntryFactory lines, List<VideoId> videos, Map<VideoId, String> titles) {
        return stage(lines, videos, Subjects.videos(videos, titles));
    }

    /** A way whose undo is known to be possible. */
    public StagedChange stageReversible(
            JournalEntryFactory lines, List<VideoId> videos, Map<VideoId, String> titles) {
        return stage(lines, videos, Subjects.videos(videos, titles), Reversible.YES);
    }

    private StagedChange stage(
            JournalEntryFactory lines, List<VideoId> videos, List<Subject> subjects) {
        return stage(lines, videos, subjects, reversible);
    }

    private StagedChange stage(
            JournalEntryFactory lines,
            List<VideoId> videos,
            List<Subject> subjects,
            Reversible undo) {
        return lines.line(request(videos)).about(subjects).reversible(undo).stage();
    }

    private ApiRequest request(List<VideoId> videos) {
        new RequestValidator().notEmpty("video_id", videos).uuids("video_id", videos).hold();
        ChangeValue body = new ChangeValue.Many(videos.stream().map(TrashChange::entry).toList());
        return ApiRequest.of(
                operation(), Map.of(), List.of(), JsonBody.of(BodyMembers.node(body).toString()));
    }

    private static ChangeValue entry(VideoId video) {
        return new ChangeValue.Parts(Map.of("video_id", new ChangeValue.Text(video.value())));
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenVideo(request)), WriteResponse.OfVideo::new);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        List<VideoId> videos = listed.subjects().stream().map(TrashChange::video).toList();
        return stage(lines, videos, Subjects.titles(listed.subjects()));
    }

    private static VideoId video(Subject subject) {
        if (subject.kind() != ItemKind.VIDEO || subject.id() == null) {
            throw new IllegalArgumentException("The change isn't for videos");
        }
        return new VideoId(subject.id());
    }

    @Override
    public Optional<StagedChange> inverse(ChangeLine done, JournalEntryFactory lines) {
        TrashChange other = this == MOVE ? RECOVER : MOVE;
        return Optional.of(other.stage(lines, Subjects.videos(done), done.subjects()));
    }

    /**
     * Confirms only when all videos are in the same place, and loads no more of them than needed. A
     * missing video proves nothing, since it may be permanently deleted.
     */
    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        boolean common = false;
        for (int at = 0; at < line.subjects().size(); at++) {
            Optional<Boolean> trashed =
                    Optional.ofNullable(line.subjects().get(at).id())
                            .flatMap(id -> VideoEdit.load(now, id))
                            .flatMap(TrashChange::isTrashed);
            if (trashed.isEmpty() || (at > 0 && trashed.get() != common)) {
                return StateCheck.unread(line);
            }
            common = trashed.get();
        }
        return common == (this == MOVE) ? StateCheck.already(line) : StateCheck.asExpected(line);
    }

    private static Optional<Boolean> isTrashed(Video video) {
        return video.status() instanceof Member.Value<VideoStatus>(var status)
                ? Optional.of(status.equals(VideoStatus.DELETING))
                : Optional.empty();
    }

    @Override
    public Set<String> touches() {
        return Set.of(Video.FOLDER, Video.STATUS);
    }

    @Override
    public Set<String> touchesElsewhere() {
        return Set.of(Playlist.QUANTITY);
    }
}
