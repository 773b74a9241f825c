package app.marquee.api;

import app.marquee.api.response.Readers;
import app.marquee.http.Transport;
import app.marquee.model.Page;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;

import java.util.List;
import java.util.function.Consumer;

/**
 * API client of videos, their custom fields and the trash (contract, section 4, Videos). Every
 * method throws {@link app.marquee.model.failure.FailureException}. Blocking.
 */
public final class VideoApi {
    /** Default page size. */
    public static final int PAGE_LIMIT = 100;

    private final Transport transport;

    public VideoApi(Transport transport) {
        this.transport = transport;
    }

    public List<CustomField> customFields(VideoId video) {
        return transport.send(VideoRequests.customFields(video), Readers.customFields());
    }

    /** One video; an extension. */
    public Video video(VideoId video) {
        return transport.send(VideoRequests.video(video), Readers.video(video));
    }

    /** One video by the UUID of players and CDN addresses; an extension. */
    public Video videoByExternalId(VideoId externalId) {
        return transport.send(
                VideoRequests.videoByExternalId(externalId), Readers.videoByExternalId());
    }

    /**
     * One page of videos; an extension. It may be shorter than the limit although more follow.
     *
     * @param page counts from 1
     */
    public Page<Video> list(VideoFilter filter, int page, int limit) {
        return transport.send(VideoRequests.list(filter, page, limit), Readers.videos());
    }

    /**
     * One page of the trash; an extension.
     *
     * @param page counts from 1
     */
    public Page<Video> trashed(int page, int limit) {
        return transport.send(VideoRequests.trashed(page, limit), Readers.videos());
    }

    /**
     * Every page of the videos in turn, one request each; an extension. Ends on an empty page, on
     * the last page that the service named, and on a page that brings nothing new.
     *
     * @param each given every page as it comes, for progress and for showing what is there
     */
    public List<Video> all(VideoFilter filter, Consumer<Page<Video>> each) {
        return Paging.all(page -> list(filter, page, PAGE_LIMIT), each);
    }

    /** Every page of the trash, as {@link #all}; an extension. */
    public List<Video> allTrashed(Consumer<Page<Video>> each) {
        return Paging.all(page -> trashed(page, PAGE_LIMIT), each);
    }
}
