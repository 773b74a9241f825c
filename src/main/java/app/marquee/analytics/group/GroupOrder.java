package app.marquee.analytics.group;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.place.PlaceSort;
import app.marquee.model.Interrupts;
import app.marquee.model.NameOrder;

import org.jspecify.annotations.Nullable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Sorter of groups within their parent; unknown values come last in both directions, days and hours
 * stay in order of time. Thread-safe; ends on interrupt.
 */
public final class GroupOrder {
    private final PlaceSort sort;
    private final NameOrder letters;
    private final Function<Group, String> names;
    private final Changes<GroupKey> changes;

    /**
     * @param names how a group is called in the language of the locale
     */
    public GroupOrder(PlaceSort sort, Locale locale, Function<Group, String> names) {
        this(sort, locale, names, Changes.none());
    }

    /**
     * @param changes what a sort by change looks at
     */
    public GroupOrder(
            PlaceSort sort,
            Locale locale,
            Function<Group, String> names,
            Changes<GroupKey> changes) {
        this.changes = changes;
        this.sort = sort;
        this.letters = new NameOrder(locale);
        this.names = names;
    }

    /** Group with its precomputed sort key. */
    private record Keyed<K extends Comparable<? super K>>(Group group, @Nullable K key) {}

    /**
     * Sorts all groups.
     *
     * @param rest whether an outermost group comes after the others
     */
    public Group of(Group all, Predicate<GroupStep> rest) throws InterruptedException {
        Group sorted = of(all);
        return sorted.isLeaf()
                ? sorted
                : sorted.with(
                        sorted.children().stream()
                                .sorted(Comparator.comparing(each -> rest.test(each.key().step())))
                                .toList());
    }

    public Group of(Group group) throws InterruptedException {
        Interrupts.heed();
        if (group.isLeaf()) {
            return group;
        }
        List<Group> children = new ArrayList<>(group.children().size());
        for (Group child : group.children()) {
            children.add(of(child));
        }
        CounterMetric metric = sort.metric();
        return group.with(
                metric == null
                        ? ordered(children, this::nameKey)
                        : ordered(children, child -> value(child, metric)));
    }

    private <K extends Comparable<? super K>> List<Group> ordered(
            List<Group> groups, Function<Group, @Nullable K> key) {
        List<Keyed<K>> keyed = new ArrayList<>(groups.size());
        groups.forEach(group -> keyed.add(new Keyed<>(group, key.apply(group))));
        Comparator<K> direction =
                sort.descending() ? Comparator.reverseOrder() : Comparator.naturalOrder();
        keyed.sort(Comparator.comparing(Keyed::key, Comparator.nullsLast(direction)));
        return keyed.stream().map(Keyed::group).toList();
    }

    private NameOrder.@Nullable Key nameKey(Group group) {
        return group.kind() == GroupKind.UNKNOWN ? null : letters.key(names.apply(group));
    }

    private @Nullable BigInteger value(Group group, CounterMetric metric) {
        if (sort.by() == PlaceSort.By.CHANGE) {
            Change change = changes.of(group.key(), metric);
            return change == null ? null : change.difference();
        }
        Sum sum = group.sums().of(metric);
        return sum.isKnown() ? sum.known() : null;
    }
}
