package app.marquee.analytics.group;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.NamedRow;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Grouping of rows in their order, with sums that count every value once. Thread-safe; ends on
 * interrupt.
 */
public final class Groups {
    private final Grouping grouping;
    private final Comparator<Group> inTime;

    /**
     * @param zone of the account, in which days begin
     */
    public Groups(Grouping grouping, ZoneId zone) {
        this.grouping = grouping;
        Comparator<Bucket> byTime = Bucket.inTime(zone);
        this.inTime =
                (left, right) ->
                        byTime.compare(
                                Objects.requireNonNull(left.bucket()),
                                Objects.requireNonNull(right.bucket()));
    }

    public Group of(List<? extends NamedRow> rows) throws InterruptedException {
        Gathered all = new Gathered();
        for (NamedRow row : rows) {
            Interrupts.heed();
            Gathered at = all;
            for (GroupStep step : grouping.steps(row.name())) {
                at = at.inside(step);
            }
            at.rows.add(row);
        }
        return Group.around(GroupKey.ALL, children(GroupKey.ALL, all));
    }

    /** Accumulator of a group's rows. */
    private static final class Gathered {
        private final Map<GroupStep, Gathered> inside = new LinkedHashMap<>();
        private final List<NamedRow> rows = new ArrayList<>(1);

        Gathered inside(GroupStep step) {
            return inside.computeIfAbsent(step, _ -> new Gathered());
        }
    }

    private List<Group> children(GroupKey key, Gathered gathered) throws InterruptedException {
        List<Group> children = new ArrayList<>(gathered.inside.size());
        for (var child : gathered.inside.entrySet()) {
            Interrupts.heed();
            children.add(group(key.child(child.getKey()), child.getValue()));
        }
        return List.copyOf(children);
    }

    private Group group(GroupKey key, Gathered gathered) throws InterruptedException {
        if (gathered.inside.isEmpty()) {
            return leaf(key, gathered.rows);
        }
        List<Group> children = children(key, gathered);
        Group around = Group.around(key, children);
        Group first = children.getFirst();
        boolean isOnlyItself = children.size() == 1 && first.name().isEmpty() && first.isLeaf();
        return isOnlyItself ? around.with(moved(key, children.getFirst().children())) : around;
    }

    /** The same buckets, directly inside another group. */
    private static List<Group> moved(GroupKey key, List<Group> buckets) {
        return buckets.stream()
                .map(
                        one ->
                                new Group(
                                        key.child(one.key().step()),
                                        one.bucket(),
                                        one.sums(),
                                        one.facts(),
                                        one.children()))
                .toList();
    }

    private Group leaf(GroupKey key, List<NamedRow> rows) {
        Map<String, List<NamedRow>> byTime = new LinkedHashMap<>();
        rows.forEach(row -> byTime.computeIfAbsent(time(row), _ -> new ArrayList<>(1)).add(row));
        List<NamedRow> totals = byTime.remove("");
        List<Group> buckets =
                byTime.entrySet().stream()
                        .map(one -> bucket(key, one.getKey(), one.getValue()))
                        .sorted(inTime)
                        .toList();
        long ownTotals = totals == null || buckets.isEmpty() ? 0 : totals.size();
        long repeated =
                rows.size() - byTime.size() - ownTotals - (totals == null || ownTotals > 0 ? 0 : 1);
        CounterSums sums =
                buckets.isEmpty()
                        ? sums(rows)
                        : buckets.stream()
                                .map(Group::sums)
                                .reduce(CounterSums.NONE, CounterSums::plus);
        return new Group(
                key, null, sums, new GroupFacts(rows.size(), 1, repeated, ownTotals), buckets);
    }

    private static Group bucket(GroupKey key, String time, List<NamedRow> rows) {
        return new Group(
                key.child(new GroupStep(GroupKind.BUCKET, time)),
                Bucket.of(time),
                sums(rows),
                new GroupFacts(rows.size(), 0, 0, 0),
                List.of());
    }

    private static String time(NamedRow row) {
        return row.bucket() == null ? "" : row.bucket();
    }

    private static CounterSums sums(List<NamedRow> rows) {
        return CounterSums.of(rows.stream().map(NamedRow::counters));
    }
}
