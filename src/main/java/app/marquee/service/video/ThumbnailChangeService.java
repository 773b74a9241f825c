package app.marquee.service.video;

import app.marquee.change.StagedChange;
import app.marquee.change.thumbnail.ThumbnailRemoval;
import app.marquee.change.thumbnail.ThumbnailReplacement;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.PictureUpload;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.change.ChangeListService;
import app.marquee.service.session.Capability;
import app.marquee.service.session.Session;

import org.jspecify.annotations.Nullable;

/**
 * Service for custom thumbnail changes: unofficial features. Only {@link #settle} is blocking; the
 * others only touch memory.
 */
public interface ThumbnailChangeService {
    static ThumbnailChangeService of(Session session) {
        return new OfSession(session);
    }

    /** Whether one of the two writes is there; unknown before thumbnails were read. */
    Capability of(Operation write);

    /**
     * @param known the pictures as they were read
     */
    StagedChange stageReplace(
            VideoId video, @Nullable String title, Thumbnails known, PictureUpload picture);

    /**
     * @param known the pictures as they were read
     */
    StagedChange stageRemove(VideoId video, @Nullable String title, Thumbnails known);

    /**
     * Checks the status of a change with an unknown outcome and records the result.
     *
     * @throws FailureException when it could not be read
     */
    ChangeLine settle(ChangeLine unknown);

    /** Thumbnail change service of a session. */
    record OfSession(Session session) implements ThumbnailChangeService {
        @Override
        public Capability of(Operation write) {
            return session.capabilities().of(write);
        }

        @Override
        public StagedChange stageReplace(
                VideoId video, @Nullable String title, Thumbnails known, PictureUpload picture) {
            return ThumbnailReplacement.TYPE.stage(session.staging(), video, title, known, picture);
        }

        @Override
        public StagedChange stageRemove(VideoId video, @Nullable String title, Thumbnails known) {
            return ThumbnailRemoval.TYPE.stage(session.staging(), video, title, known);
        }

        @Override
        public ChangeLine settle(ChangeLine unknown) {
            return new ChangeListService(session).settle(unknown);
        }
    }
}
