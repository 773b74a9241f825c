package app.marquee.service.overview;

import app.marquee.analytics.Period;
import app.marquee.model.change.ChangeLine;
import app.marquee.model.change.ChangeState;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.VideoStatus;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.session.Session;
import app.marquee.service.trash.TrashService;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reader of what one connection shows on the Overview without a request. Thread-safe. Blocking. */
public interface OverviewService {
    /**
     * @param trash of the session
     */
    static OverviewService of(Session session, TrashService trash) {
        return new SessionOverview(session, trash);
    }

    /**
     * @param top videos of the most views
     */
    Attention attention(List<VideoId> top);

    /** How many changes were applied from this computer on each day of a period. */
    Map<LocalDate, Long> appliedOn(Period period);

    /** The live streams that are known, by name. */
    List<KnownItem> liveStreams();

    /** The same without what else the service reads. */
    static Map<LocalDate, Long> appliedOn(Session session, Period period) {
        return session.changes().newest(SessionOverview.NEWEST).stream()
                .filter(line -> line.state() == ChangeState.DONE)
                .map(ChangeLine::progress)
                .map(ChangeLine.Progress::endedAt)
                .filter(Objects::nonNull)
                .map(at -> LocalDate.ofInstant(at, session.connection().zone()))
                .filter(day -> !day.isBefore(period.start()) && !day.isAfter(period.end()))
                .collect(Collectors.groupingBy(day -> day, TreeMap::new, Collectors.counting()));
    }

    /**
     * Runs the listener after a change was recorded or videos were loaded, on any thread, until it
     * is let go.
     */
    Runnable listen(Runnable listener);

    /** Reader of a session's journal and catalog for the Overview. */
    final class SessionOverview implements OverviewService {
        /** How many of the newest changes are looked at. */
        private static final int NEWEST = 1_000;

        private final Session session;
        private final TrashService trash;

        SessionOverview(Session session, TrashService trash) {
            this.session = session;
            this.trash = trash;
        }

        @Override
        public Attention attention(List<VideoId> top) {
            return new Attention(
                    ChangeCounts.of(session, trash),
                    known(seen(VideoStatus.FAILED)),
                    known(seen(VideoStatus.CONVERTING)),
                    known(top.stream().filter(this::isBare)),
                    unread());
        }

        private Attention.Unread unread() {
            return new Attention.Unread(!session.catalogue().hasStatuses(), !trash.isRead());
        }

        private Stream<VideoId> seen(VideoStatus status) {
            return session.catalogue().seen(status).stream().map(SeenVideo::id);
        }

        private boolean isBare(VideoId video) {
            return session.catalogue()
                    .seen(video)
                    .filter(seen -> Boolean.FALSE.equals(seen.hasCustom()))
                    .isPresent();
        }

        private List<KnownItem> known(Stream<VideoId> videos) {
            return videos.flatMap(video -> session.catalogue().find(ItemKind.VIDEO, video).stream())
                    .toList();
        }

        @Override
        public Map<LocalDate, Long> appliedOn(Period period) {
            return OverviewService.appliedOn(session, period);
        }

        @Override
        public List<KnownItem> liveStreams() {
            return session.catalogue().all(ItemKind.LIVE);
        }

        @Override
        public Runnable listen(Runnable listener) {
            Runnable noChanges = trash.listen(listener);
            Runnable noVideos = session.catalogue().listen(listener);
            return () -> {
                noChanges.run();
                noVideos.run();
            };
        }
    }
}
