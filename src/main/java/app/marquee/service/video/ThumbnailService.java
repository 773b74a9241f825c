package app.marquee.service.video;

import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.analytics.SessionReports;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.session.Session;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Service for the thumbnails of one connection's videos. Blocking. */
public interface ThumbnailService {
    static ThumbnailService of(Session session) {
        return new ThumbnailsOfSession(session);
    }

    /** The videos that are known, with what this computer knows of them; sends no request. */
    List<KnownVideo> videos();

    /** Saves IDs entered by the user. */
    void add(Collection<VideoId> ids);

    /**
     * Foreground priority.
     *
     * @throws FailureException when it could not be read
     */
    Thumbnails thumbnails(VideoId video);

    /**
     * For many videos, with background priority.
     *
     * @throws FailureException when it could not be read
     */
    Thumbnails inBackground(VideoId video);

    /** Requests a minute that the connection may send, to say how long many will take. */
    int requestsPerMinute();

    /** Thumbnail service of a session. */
    record ThumbnailsOfSession(Session session) implements ThumbnailService {
        @Override
        public List<KnownVideo> videos() {
            List<KnownItem> items = session.catalogue().all(ItemKind.VIDEO);
            Map<VideoId, SeenVideo> seen =
                    session.catalogue()
                            .seen(items.stream().map(item -> new VideoId(item.id())).toList());
            VideoViews views = VideoViews.saved(new SessionReports(session));
            return items.stream()
                    .map(
                            item -> {
                                VideoId video = new VideoId(item.id());
                                return new KnownVideo(item, seen.get(video), views.of(video));
                            })
                    .toList();
        }

        @Override
        public void add(Collection<VideoId> ids) {
            session.catalogue().add(ItemKind.VIDEO, ids);
        }

        @Override
        public Thumbnails thumbnails(VideoId video) {
            return seen(video, session.gateways().thumbnails().thumbnails(video));
        }

        @Override
        public Thumbnails inBackground(VideoId video) {
            return seen(video, session.background().thumbnails().thumbnails(video));
        }

        private Thumbnails seen(VideoId video, Thumbnails read) {
            session.catalogue().thumbnails(video, read);
            return read;
        }

        @Override
        public int requestsPerMinute() {
            return session.connection().terms().requestsPerMinute();
        }
    }
}
