package app.marquee.change.video;

import app.marquee.api.RequestValidator;
import app.marquee.api.json.WriteResponse;
import app.marquee.api.response.Readers;
import app.marquee.change.Field;
import app.marquee.change.FieldSet;
import app.marquee.change.FieldType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.change.UpdateType;
import app.marquee.http.ApiRequest;
import app.marquee.http.JsonBody;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.id.FolderId;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoStatus;
import app.marquee.model.video.VideoUpdate;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Update of a video: its title, description and folder. An unofficial feature. */
public final class VideoEdit extends UpdateType<Video, VideoUpdate> {
    private static final Field<Video, VideoUpdate, String> TITLE =
            Field.of(Video.TITLE, FieldType.TEXT, Video::title, VideoUpdate::title);

    private static final Field<Video, VideoUpdate, String> DESCRIPTION =
            Field.of(
                            Video.DESCRIPTION,
                            FieldType.TEXT,
                            Video::description,
                            VideoUpdate::description)
                    .notObserved();

    private static final Field<Video, VideoUpdate, FolderId> FOLDER =
            Field.of(
                    Video.FOLDER,
                    FieldType.text(FolderId::value, id -> Optional.of(new FolderId(id))),
                    Video::folderId,
                    VideoUpdate::folderId);

    private static final Field<Video, VideoUpdate, VideoStatus> STATUS =
            Field.readOnly(
                    Video.STATUS,
                    FieldType.text(VideoStatus::toString, _ -> Optional.empty()),
                    Video::status);

    public static final FieldSet<Video, VideoUpdate> FIELDS =
            new FieldSet<>(
                    List.of(TITLE, DESCRIPTION, FOLDER, STATUS),
                    values ->
                            new VideoUpdate(
                                    values.get(TITLE), values.get(DESCRIPTION), values.get(FOLDER)),
                    VideoUpdate::violations);

    public static final VideoEdit TYPE = new VideoEdit();

    private VideoEdit() {
        super(FIELDS, Operation.UPDATE_VIDEO, Operation.LIST_VIDEOS, Operation.GET_VIDEO);
    }

    /**
     * @param known the video as far as it was loaded, for the values before
     * @param update the changed fields only, at least one
     */
    public StagedChange stage(JournalEntryFactory lines, Video known, VideoUpdate update) {
        Subject video = Subject.of(ItemKind.VIDEO, known.id(), known.title().orNull());
        return stage(lines, List.of(video), known, update);
    }

    @Override
    protected ApiRequest request(List<Subject> subjects, JsonBody body) {
        String video = Subjects.only(subjects, ItemKind.VIDEO);
        new RequestValidator().uuid("video_id", new VideoId(video)).hold();
        return ApiRequest.of(operation(), Map.of("video_id", video), List.of(), body);
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return WriteResponse.of(
                transport.send(request, Readers.writtenVideo(request)), WriteResponse.OfVideo::new);
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return load(now, String.valueOf(line.subject().id()))
                .map(video -> check(line, video))
                .orElseGet(() -> StateCheck.unread(line));
    }

    public static Optional<Video> load(ServerState now, String id) {
        return now.read(
                Operation.GET_VIDEO, id, gateways -> gateways.videos().video(new VideoId(id)));
    }

    @Override
    public Optional<KnownItem> known(ChangeLine done, Instant now) {
        return item(done, Video.TITLE, now);
    }
}
