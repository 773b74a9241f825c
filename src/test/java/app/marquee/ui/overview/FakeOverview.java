package app.marquee.ui.overview;

import app.marquee.analytics.Period;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.change.ChangeCounts;
import app.marquee.service.overview.Attention;
import app.marquee.service.overview.OverviewService;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is known without a request, as the test wants it. */
final class FakeOverview implements OverviewService {
    Attention attention = attention(ChangeCounts.NONE);
    Map<LocalDate, Long> applied = Map.of();
    List<KnownItem> streams = List.of();
    List<VideoId> top = List.of();
    Runnable whileReading = () -> {};
    final List<Runnable> listeners = new ArrayList<>();

    /** Of a connection where no item was loaded yet. */
    static Attention attention(ChangeCounts changes) {
        return new Attention(
                changes, List.of(), List.of(), List.of(), new Attention.Unread(true, true));
    }

    @Override
    public Attention attention(List<VideoId> videos) {
        top = videos;
        whileReading.run();
        return attention;
    }

    @Override
    public Map<LocalDate, Long> appliedOn(Period period) {
        return applied;
    }

    @Override
    public List<KnownItem> liveStreams() {
        return streams;
    }

    @Override
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }
}
