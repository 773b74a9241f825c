package app.marquee.analytics.ranking;

import app.marquee.analytics.Amount;
import app.marquee.analytics.Change;
import app.marquee.analytics.Mover;
import app.marquee.model.Interrupts;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Movers between two reports of the same query, ranked by the same metric. Videos are matched by
 * ID; rows without one and repeats are left out, and a video that entered or left changed by its
 * whole value. Thread-safe.
 *
 * @param of by video: those of the later answer in its order, then those that left
 */
public record Movers(Map<VideoId, Mover> of) {
    /** Of an answer without an earlier one. */
    public static final Movers NONE = new Movers(Map.of());

    /** A cost of less than one of its currency before makes no percentage. */
    private static final long LEAST_COST = 1;

    /**
     * Takes long for long rankings; ends on interrupt.
     *
     * @param metric by which both are ranked
     */
    public static Movers between(List<Ranked> before, List<Ranked> now, RankingMetric metric)
            throws InterruptedException {
        Map<VideoId, Ranked> earlier = byVideo(before);
        Map<VideoId, Ranked> later = byVideo(now);
        Map<VideoId, Mover> found = new LinkedHashMap<>();
        for (Map.Entry<VideoId, Ranked> one : later.entrySet()) {
            Interrupts.heed();
            found.put(one.getKey(), mover(earlier.get(one.getKey()), one.getValue(), metric));
        }
        for (Map.Entry<VideoId, Ranked> one : earlier.entrySet()) {
            Interrupts.heed();
            if (!later.containsKey(one.getKey())) {
                found.put(one.getKey(), left(one.getValue(), metric));
            }
        }
        return new Movers(shared(found));
    }

    private static Map<VideoId, Ranked> byVideo(List<Ranked> rows) throws InterruptedException {
        Map<VideoId, Ranked> found = new LinkedHashMap<>();
        for (Ranked row : rows) {
            Interrupts.heed();
            VideoId id = row.row().videoId();
            if (id != null) {
                found.putIfAbsent(id, row);
            }
        }
        return found;
    }

    private static Mover mover(@Nullable Ranked before, Ranked now, RankingMetric metric) {
        Amount value = metric.of(now.row());
        if (before == null) {
            return new Mover(
                    Mover.Kind.ENTERED,
                    null,
                    value == null ? null : value.value(),
                    null,
                    null,
                    isChance(null, value));
        }
        Amount earlier = metric.of(before.row());
        BigDecimal change = change(earlier, value);
        Integer from = before.rank();
        Integer to = now.rank();
        return new Mover(
                Mover.Kind.STAYED,
                from == null || to == null ? null : from - to,
                change,
                ratio(earlier, change),
                null,
                isChance(earlier, value));
    }

    /** Costs aren't counted, so that their changes have a cause. */
    private static boolean isChance(@Nullable Amount before, @Nullable Amount now) {
        boolean isCost =
                (before != null && before.currency() != null)
                        || (now != null && now.currency() != null);
        return !isCost && Change.isChance(count(before), count(now));
    }

    private static double count(@Nullable Amount known) {
        return known == null ? 0 : Math.max(0, known.value().doubleValue());
    }

    private static @Nullable Double ratio(@Nullable Amount before, @Nullable BigDecimal change) {
        if (before == null || change == null) {
            return null;
        }
        long least = before.currency() == null ? Change.FEW : LEAST_COST;
        return before.value().compareTo(BigDecimal.valueOf(least)) < 0
                ? null
                : change.doubleValue() / before.value().doubleValue();
    }

    private static Mover left(Ranked before, RankingMetric metric) {
        Amount value = metric.of(before.row());
        return new Mover(
                Mover.Kind.LEFT,
                null,
                value == null ? null : value.value().negate(),
                null,
                null,
                isChance(value, null));
    }

    private static @Nullable BigDecimal change(@Nullable Amount before, @Nullable Amount now) {
        return before == null || now == null || !Objects.equals(before.currency(), now.currency())
                ? null
                : now.value().subtract(before.value());
    }

    private static Map<VideoId, Mover> shared(Map<VideoId, Mover> found) {
        double total = 0;
        for (Mover mover : found.values()) {
            total += size(mover.change());
        }
        double all = total;
        if (all > 0) {
            found.replaceAll(
                    (_, mover) ->
                            mover.with(mover.change() == null ? null : size(mover.change()) / all));
        }
        return found;
    }

    private static double size(@Nullable BigDecimal change) {
        return change == null ? 0 : Math.abs(change.doubleValue());
    }

    public @Nullable Mover of(@Nullable VideoId video) {
        return video == null ? null : of.get(video);
    }

    /**
     * The later answer with those that left behind it, in their earlier order. They have no place
     * and no figure any more: the later answer does not say any. Ends on interrupt.
     */
    public List<Ranked> withLeft(List<Ranked> before, List<Ranked> now)
            throws InterruptedException {
        List<Ranked> all = new ArrayList<>(now);
        Set<VideoId> there = byVideo(now).keySet();
        for (Map.Entry<VideoId, Ranked> one : byVideo(before).entrySet()) {
            Interrupts.heed();
            Mover mover = of.get(one.getKey());
            boolean isLeft = mover != null && mover.kind() == Mover.Kind.LEFT;
            if (isLeft && !there.contains(one.getKey())) {
                all.add(new Ranked(all.size(), null, 0, named(one.getValue().row())));
            }
        }
        return all;
    }

    private static RankingRow named(RankingRow row) {
        return new RankingRow(
                row.videoId(),
                row.title(),
                Counters.UNKNOWN,
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    public long count(Mover.Kind kind) {
        return of.values().stream().filter(mover -> mover.kind() == kind).count();
    }
}
