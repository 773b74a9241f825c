package app.marquee.service.video;

import app.marquee.change.StagedChange;
import app.marquee.model.Page;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.model.video.VideoUpdate;
import app.marquee.service.session.Session;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Service for the videos of one connection. Reads are blocking; the {@code stage…} methods only
 * touch memory.
 */
public interface VideoService {
    static VideoService of(Session session) {
        return new SessionVideoService(session);
    }

    /**
     * One page of a list; empty when the connection does not list videos (an extension).
     *
     * @param number counts from 1
     * @throws app.marquee.model.failure.FailureException when it could not be read
     */
    Optional<Page<Video>> page(VideoFilter filter, int number);

    /** The videos known on this computer by their titles or ids, without asking the service. */
    List<Video> known();

    /** Properties of videos that are known on this computer, without asking the service. */
    VideoMarks marks();

    /**
     * Saves the videos of a complete list for the search over everything known; differences from
     * the known values go to the session's log of changes made elsewhere.
     */
    void remember(VideoFilter filter, Collection<Video> videos, Instant askedAt);

    /** Whether videos can be renamed and moved here; not in the documented interface. */
    boolean canUpdate();

    /** Whether videos can be moved to the trash here; not in the documented interface. */
    boolean canTrash();

    /**
     * An extension.
     *
     * @param known the video as far as it was read, for the values before
     */
    StagedChange stageUpdate(Video known, VideoUpdate update);

    /** An extension; all of them in one request. */
    StagedChange stageTrash(List<VideoId> videos, Map<VideoId, String> titles);

    /** The playlists and folders that videos were put into lately. */
    RecentTargets recent();

    /** Adds videos to a playlist, at the position that the platform chooses. */
    StagedChange stageAddition(KnownItem playlist, List<Video> videos);
}
