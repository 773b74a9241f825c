package app.marquee.service.overview;

import app.marquee.analytics.Period;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.session.Session;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Reader of what one connection shows on the Overview without a request. Thread-safe. Blocking. */
public interface OverviewService {
    static OverviewService of(Session session) {
        return new SessionOverview(session);
    }

    /**
     * @param top videos of the most views
     */
    Attention attention(List<VideoId> top);

    /** How many changes were applied from this computer on each day of a period. */
    Map<LocalDate, Long> appliedOn(Period period);

    /** The live streams that are known, by name. */
    List<KnownItem> liveStreams();

    /** Runs the listener after a change was recorded, on any thread, until it is let go. */
    Runnable listen(Runnable listener);
}
