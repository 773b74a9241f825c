package app.marquee.analytics.group;

import app.marquee.analytics.Bucket;
import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterSums;
import app.marquee.model.Interrupts;
import app.marquee.model.analytics.NamedRow;

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
    private final BucketReader buckets;
    private final Comparator<Group> inTime;

    /**
     * @param buckets of the report that has the rows
     */
    public Groups(Grouping grouping, BucketReader buckets) {
        this.grouping = grouping;
        this.buckets = buckets;
        Comparator<Bucket> byTime = buckets.inTime();
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
        List<Group> slices =
                byTime.entrySet().stream()
                        .map(one -> bucket(key, one.getValue()))
                        .sorted(inTime)
                        .toList();
        long ownTotals = totals == null || slices.isEmpty() ? 0 : totals.size();
        long repeated =
                rows.size() - texts(rows) - ownTotals - (totals == null || ownTotals > 0 ? 0 : 1);
        CounterSums sums =
                slices.isEmpty()
                        ? sums(rows)
                        : slices.stream()
                                .map(Group::sums)
                                .reduce(CounterSums.NONE, CounterSums::plus);
        return new Group(
                key, null, sums, new GroupFacts(rows.size(), 1, repeated, ownTotals), slices);
    }

    private Group bucket(GroupKey key, List<NamedRow> rows) {
        Bucket bucket = buckets.of(String.valueOf(rows.getFirst().bucket()));
        return new Group(
                key.child(new GroupStep(GroupKind.BUCKET, bucket.key())),
                bucket,
                sums(rows),
                new GroupFacts(rows.size(), 0, 0, 0),
                List.of());
    }

    private String time(NamedRow row) {
        String text = row.bucket();
        return text == null ? "" : buckets.of(text).key();
    }

    /** How many times the rows have: several may be of one day. */
    private static long texts(List<NamedRow> rows) {
        return rows.stream()
                .map(NamedRow::bucket)
                .filter(text -> text != null && !text.isEmpty())
                .distinct()
                .count();
    }

    private static CounterSums sums(List<NamedRow> rows) {
        return CounterSums.of(rows.stream().map(NamedRow::counters));
    }
}
