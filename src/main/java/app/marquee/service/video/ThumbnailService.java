package app.marquee.service.video;

import app.marquee.model.Member;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnail;
import app.marquee.model.video.Thumbnails;
import app.marquee.service.session.Session;

import java.util.Collection;
import java.util.List;

/** Service for the thumbnails of one connection's videos. Blocking. */
public interface ThumbnailService {
    static ThumbnailService of(Session session) {
        return new ThumbnailsOfSession(session);
    }

    /** The videos that are known, by title. */
    List<KnownItem> videos();

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
        public List<KnownItem> videos() {
            return session.catalogue().all(ItemKind.VIDEO);
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
            switch (read.active()) {
                case Member.Absent<Thumbnail> _ -> {}
                case Member.Null<Thumbnail> _ -> see(video, false);
                case Member.Value<Thumbnail> _ -> see(video, true);
            }
            return read;
        }

        private void see(VideoId video, boolean hasCustom) {
            session.catalogue().see(List.of(SeenVideo.withCustom(video, hasCustom)));
        }

        @Override
        public int requestsPerMinute() {
            return session.connection().terms().requestsPerMinute();
        }
    }
}
