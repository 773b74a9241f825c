package app.marquee.service.video;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.ItemSource;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.operation.Operation;
import app.marquee.model.video.CustomField;
import app.marquee.model.video.Video;
import app.marquee.service.catalog.ObservedFields;
import app.marquee.service.session.Session;
import app.marquee.store.Memberships;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Service for the page of one video. Blocking. */
public interface VideoPageService {
    static VideoPageService of(Session session) {
        return new OfSession(session);
    }

    /** What is known without asking the service. */
    Optional<KnownItem> known(VideoId video);

    /**
     * The video itself; empty when the platform does not support it (an unofficial feature).
     *
     * @throws FailureException when it could not be read
     */
    Optional<Video> facts(VideoId video);

    /**
     * Its custom fields (contract, section 4, Videos).
     *
     * @throws FailureException when they could not be read
     */
    List<CustomField> fields(VideoId video);

    /**
     * The same for many videos, with background priority.
     *
     * @throws FailureException when they could not be read
     */
    List<CustomField> fieldsInBackground(VideoId video);

    /** The URL of its image, as far as it is known without its record; sends no request. */
    Optional<String> frame(VideoId video);

    /** The playlists and funnels known to contain it, by title; sends no request. */
    VideoOwners owners(VideoId video);

    /** What was done to it from here, the latest first. */
    List<ChangeLine> journal(VideoId video);

    /** Requests a minute that the connection may send, to say how long many will take. */
    int requestsPerMinute();

    /** Video page service of a session. */
    record OfSession(Session session) implements VideoPageService {
        @Override
        public Optional<KnownItem> known(VideoId video) {
            return session.catalogue().find(ItemKind.VIDEO, video);
        }

        @Override
        public Optional<Video> facts(VideoId video) {
            Instant askedAt = session.clock().instant();
            boolean readsOthers =
                    session.capabilities().offers(Operation.GET_VIDEO)
                            || session.capabilities().offers(Operation.LIST_VIDEOS);
            try {
                Optional<Video> read =
                        session.capabilities()
                                .read(
                                        Operation.GET_VIDEO,
                                        () -> session.gateways().videos().video(video));
                read.ifPresent(one -> keep(one, askedAt));
                return read;
            } catch (FailureException e) {
                // Without a video that was read, this may as well be a path that is not there.
                if (e.failure() instanceof Failure.NotFound && !readsOthers) {
                    return Optional.empty();
                }
                throw e;
            }
        }

        private void keep(Video read, Instant askedAt) {
            session.held().read(List.of(ObservedFields.of(read)), ItemSource.ANSWER, askedAt);
            session.catalogue().loaded(List.of(read));
            session.catalogue()
                    .remember(
                            List.of(
                                    session.catalogue()
                                            .confirmed(
                                                    read.id(),
                                                    ItemKind.VIDEO,
                                                    read.title().orNull(),
                                                    ItemSource.ANSWER)));
        }

        @Override
        public List<CustomField> fields(VideoId video) {
            return kept(video, session.gateways().videos().customFields(video));
        }

        @Override
        public List<CustomField> fieldsInBackground(VideoId video) {
            return kept(video, session.background().videos().customFields(video));
        }

        private List<CustomField> kept(VideoId video, List<CustomField> fields) {
            session.catalogue().fields(video, fields);
            return fields;
        }

        @Override
        public Optional<String> frame(VideoId video) {
            return session.catalogue().frame(video);
        }

        @Override
        public VideoOwners owners(VideoId video) {
            return new VideoOwners(
                    owners(Memberships.Kind.PLAYLIST, ItemKind.PLAYLIST, video),
                    owners(Memberships.Kind.FUNNEL, ItemKind.FUNNEL, video));
        }

        private List<KnownItem> owners(Memberships.Kind kind, ItemKind of, VideoId video) {
            return session.catalogue().owners(kind, of, video).stream()
                    .sorted(
                            Comparator.comparing(
                                    KnownItem::title,
                                    Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER)))
                    .toList();
        }

        @Override
        public List<ChangeLine> journal(VideoId video) {
            return session.changes().about(ItemKind.VIDEO, video.value());
        }

        @Override
        public int requestsPerMinute() {
            return session.connection().terms().requestsPerMinute();
        }
    }
}
