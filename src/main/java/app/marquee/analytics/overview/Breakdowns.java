package app.marquee.analytics.overview;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Factory of the breakdowns of a metric. Its methods end on interrupt. */
public record Breakdowns(CounterMetric metric) {
    /**
     * Two reports that are compared.
     *
     * @param now of the days that the change is about
     */
    public record Compared<T>(T before, T now) {}

    /**
     * By items that are compared already.
     *
     * @param whole of the shown days
     * @param compared totals; null without a comparison
     * @param items also those that only the earlier report has
     */
    public <T> Breakdown.Pair<T> of(
            CounterSums whole,
            @Nullable Compared<CounterSums> compared,
            List<T> items,
            Function<T, CounterSums> sums,
            Function<T, @Nullable Change> changes)
            throws InterruptedException {
        List<Breakdown.Portion<T>> parts = new ArrayList<>();
        for (T item : items) {
            Interrupts.heed();
            parts.add(
                    new Breakdown.Portion<>(
                            item, sums.apply(item).of(metric), changes.apply(item)));
        }
        return Breakdown.of(whole.of(metric), change(compared), parts);
    }

    private @Nullable Change change(@Nullable Compared<CounterSums> compared) {
        return compared == null
                ? null
                : Change.between(
                        compared.before().of(metric),
                        compared.now().of(metric),
                        metric.isAdditive());
    }

    /** By videos; rows that name none count for the whole alone. */
    public Breakdown.Pair<RankingRow> videos(
            List<RankingRow> now, @Nullable Compared<List<RankingRow>> compared)
            throws InterruptedException {
        Map<VideoId, RankingRow> rows = new LinkedHashMap<>();
        Map<VideoId, Changes.Leveled> shown = byVideo(now, rows);
        if (compared == null) {
            return of(sums(now), null, List.copyOf(rows.values()), in(shown), _ -> null);
        }
        Map<VideoId, Changes.Leveled> later = byVideo(compared.now(), rows);
        Map<VideoId, Changes.Leveled> earlier = byVideo(compared.before(), rows);
        Changes<VideoId> changes = Changes.between(earlier, later);
        return of(
                sums(now),
                new Compared<>(sums(compared.before()), sums(compared.now())),
                List.copyOf(rows.values()),
                in(shown),
                row -> changes.of(Objects.requireNonNull(row.videoId()), metric));
    }

    private static CounterSums sums(List<RankingRow> rows) {
        return CounterSums.of(rows.stream().map(RankingRow::counters));
    }

    private static Function<RankingRow, CounterSums> in(Map<VideoId, Changes.Leveled> sums) {
        return row -> {
            Changes.Leveled found = sums.get(row.videoId());
            return found == null ? CounterSums.NONE : found.sums();
        };
    }

    /**
     * @param first takes the first row of each video
     */
    private static Map<VideoId, Changes.Leveled> byVideo(
            List<RankingRow> rows, Map<VideoId, RankingRow> first) throws InterruptedException {
        Map<VideoId, Changes.Leveled> found = new LinkedHashMap<>();
        for (RankingRow row : rows) {
            Interrupts.heed();
            VideoId id = row.videoId();
            if (id != null) {
                first.putIfAbsent(id, row);
                CounterSums own = CounterSums.of(Stream.of(row.counters()));
                found.merge(
                        id,
                        new Changes.Leveled(0, own),
                        (one, other) -> new Changes.Leveled(0, one.sums().plus(other.sums())));
            }
        }
        return found;
    }
}
