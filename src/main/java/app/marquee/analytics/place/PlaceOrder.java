package app.marquee.analytics.place;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.model.Interrupts;
import app.marquee.model.NameOrder;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Sorter of places within their parent; unknown values come last in both directions, days and hours
 * stay in order of time. Thread-safe; ends on interrupt.
 */
public final class PlaceOrder {
    private final PlaceSort sort;
    private final NameOrder letters;
    private final Function<PlaceNode, @Nullable String> names;
    private final Changes<PlaceKey> changes;

    /**
     * @param names how a place is called in the language of the locale; null when it has no name
     */
    public PlaceOrder(PlaceSort sort, Locale locale, Function<PlaceNode, @Nullable String> names) {
        this(sort, locale, names, Changes.none());
    }

    /**
     * @param changes what a sort by change looks at
     */
    public PlaceOrder(
            PlaceSort sort,
            Locale locale,
            Function<PlaceNode, @Nullable String> names,
            Changes<PlaceKey> changes) {
        this.changes = changes;
        this.sort = sort;
        this.letters = new NameOrder(locale);
        this.names = names;
    }

    /** Place with its precomputed sort key. */
    private record Keyed<K extends Comparable<? super K>>(PlaceNode node, @Nullable K key) {}

    public PlaceNode of(PlaceNode place) throws InterruptedException {
        Interrupts.heed();
        if (!place.hasChildren() || place.level() == PlaceLevel.CITY) {
            return place;
        }
        List<PlaceNode> ordered = new ArrayList<>(place.children().size());
        for (PlaceNode child : place.children()) {
            ordered.add(of(child));
        }
        return place.with(ordered(ordered));
    }

    private List<PlaceNode> ordered(List<PlaceNode> nodes) {
        CounterMetric metric = sort.metric();
        if (metric == null) {
            return ordered(nodes, this::nameKey);
        }
        return ordered(nodes, node -> value(node, metric));
    }

    private <K extends Comparable<? super K>> List<PlaceNode> ordered(
            List<PlaceNode> nodes, Function<PlaceNode, @Nullable K> key) {
        List<Keyed<K>> keyed = new ArrayList<>(nodes.size());
        nodes.forEach(node -> keyed.add(new Keyed<>(node, key.apply(node))));
        Comparator<K> direction =
                sort.descending() ? Comparator.reverseOrder() : Comparator.naturalOrder();
        keyed.sort(Comparator.comparing(Keyed::key, Comparator.nullsLast(direction)));
        return keyed.stream().map(Keyed::node).toList();
    }

    private NameOrder.@Nullable Key nameKey(PlaceNode node) {
        String name = names.apply(node);
        return name == null ? null : letters.key(name);
    }

    private java.math.@Nullable BigInteger value(PlaceNode node, CounterMetric metric) {
        if (sort.by() == PlaceSort.By.CHANGE) {
            Change change = changes.of(node.key(), metric);
            return change == null ? null : change.difference();
        }
        Sum sum = node.sums().of(metric);
        return sum.isKnown() ? sum.known() : null;
    }
}
