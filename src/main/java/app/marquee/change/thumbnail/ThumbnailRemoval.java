package app.marquee.change.thumbnail;

import app.marquee.api.json.WriteResponse;
import app.marquee.change.ChangeType;
import app.marquee.change.JournalEntryFactory;
import app.marquee.change.ServerState;
import app.marquee.change.StagedChange;
import app.marquee.change.StateCheck;
import app.marquee.change.Subjects;
import app.marquee.http.ApiRequest;
import app.marquee.http.Transport;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeValue;
import app.marquee.model.change.ListedChange;
import app.marquee.model.change.Reversible;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.Subject;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/**
 * Removal of a video's custom thumbnail, so that a generated one is shown: an unofficial feature.
 * It can't be undone, since the platform does not return the original.
 */
public final class ThumbnailRemoval extends ChangeType {
    public static final ThumbnailRemoval TYPE = new ThumbnailRemoval();

    private ThumbnailRemoval() {
        super(Operation.REMOVE_THUMBNAIL, Order.BY_ITEM, Deferral.SHARED, Operation.GET_THUMBS);
    }

    /**
     * @param known the images as they were loaded
     */
    public StagedChange stage(
            JournalEntryFactory lines, VideoId video, @Nullable String title, Thumbnails known) {
        return stage(
                lines,
                List.of(Subject.of(ItemKind.VIDEO, video, title)),
                ThumbnailOfVideo.value(known));
    }

    StagedChange stage(JournalEntryFactory lines, List<Subject> subjects, ChangeValue before) {
        VideoId video = new VideoId(Subjects.only(subjects, ItemKind.VIDEO));
        return lines.line(ThumbnailOfVideo.request(operation(), video))
                .about(subjects)
                .member(Video.THUMBNAIL, before, new ChangeValue.None())
                .reversible(Reversible.NO)
                .stage();
    }

    @Override
    public WriteResponse send(Transport transport, ApiRequest request) {
        return ThumbnailOfVideo.send(transport, request);
    }

    @Override
    public StagedChange restage(ListedChange listed, JournalEntryFactory lines) {
        if (listed.members().size() != 1) {
            throw new IllegalArgumentException("The change isn't for one thumbnail");
        }
        return stage(lines, listed.subjects(), listed.members().getFirst().before());
    }

    @Override
    public StateCheck check(ChangeLine line, ServerState now) {
        return ThumbnailOfVideo.load(line, now)
                .map(found -> StateCheck.of(line, Map.of(Video.THUMBNAIL, found)))
                .orElseGet(() -> StateCheck.unread(line));
    }
}
