package app.marquee.service;

import app.marquee.api.VideoApi;
import app.marquee.change.StagedChange;
import app.marquee.model.ItemKind;
import app.marquee.model.ItemSource;
import app.marquee.model.Operation;
import app.marquee.model.Page;
import app.marquee.model.Video;
import app.marquee.model.VideoFilter;
import app.marquee.model.VideoId;
import app.marquee.model.VideoUpdate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Videos of one connection. The reads block; the {@code stage…} methods touch memory only and send
 * nothing.
 */
public final class VideoService {
    private final Session session;

    public VideoService(Session session) {
        this.session = session;
    }

    /**
     * One page of a list; empty when the connection does not list videos (an extension).
     *
     * @param number counts from 1
     * @throws app.marquee.model.FailureException when it could not be read
     */
    public Optional<Page<Video>> page(VideoFilter filter, int number) {
        return session.capabilities()
                .read(
                        Operation.LIST_VIDEOS,
                        () ->
                                session.gateways()
                                        .videos()
                                        .list(filter, number, VideoApi.PAGE_LIMIT));
    }

    /** Keeps what a list told, for the search over everything known. */
    public void remember(Collection<Video> videos) {
        session.catalogue()
                .remember(
                        videos.stream()
                                .map(
                                        video ->
                                                session.catalogue()
                                                        .confirmed(
                                                                video.id(),
                                                                ItemKind.VIDEO,
                                                                video.title().orNull(),
                                                                ItemSource.LIST))
                                .toList());
    }

    /** Whether videos can be renamed and moved here; not in the documented interface. */
    public boolean canUpdate() {
        return session.capabilities().offers(Operation.UPDATE_VIDEO);
    }

    /** Whether videos can be moved to the trash here; not in the documented interface. */
    public boolean canTrash() {
        return session.capabilities().offers(Operation.TRASH_VIDEOS);
    }

    /**
     * An extension.
     *
     * @param known the video as far as it was read, for the values before
     */
    public StagedChange stageUpdate(Video known, VideoUpdate update) {
        return session.staging().updateVideo(known, update);
    }

    /** An extension; all of them in one request. */
    public StagedChange stageTrash(List<VideoId> videos, Map<VideoId, String> titles) {
        return session.staging().trashVideos(videos, titles);
    }
}
