package app.marquee.analytics.place;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.model.Interrupts;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/**
 * Cities with the largest values of each metric, the largest first. Immutable.
 *
 * @param cities none for a metric that can't be added up or is unknown
 */
public record LeadingCities(Map<CounterMetric, List<PlaceNode>> cities) {
    /** Cities that are named. */
    public static final int MOST = 5;

    public LeadingCities {
        cities = Map.copyOf(cities);
    }

    /** Slow for many cities. */
    public static LeadingCities of(PlaceNode shown) throws InterruptedException {
        List<PlaceNode> all = PlaceMovers.cities(shown);
        Map<CounterMetric, List<PlaceNode>> leading = new EnumMap<>(CounterMetric.class);
        for (CounterMetric metric : CounterMetric.values()) {
            Interrupts.heed();
            leading.put(metric, metric.isAdditive() ? leading(all, metric) : List.of());
        }
        return new LeadingCities(leading);
    }

    private static List<PlaceNode> leading(List<PlaceNode> all, CounterMetric metric) {
        Comparator<PlaceNode> bySize = Comparator.comparing(city -> city.sums().of(metric).known());
        PriorityQueue<PlaceNode> largest = new PriorityQueue<>(MOST + 1, bySize);
        for (PlaceNode city : all) {
            if (city.sums().of(metric).isKnown()) {
                largest.add(city);
                if (largest.size() > MOST) {
                    largest.poll();
                }
            }
        }
        return largest.stream().sorted(bySize.reversed()).toList();
    }

    /** What part of all that is shown these cities have; NaN where it is unknown. */
    public double share(PlaceNode shown, CounterMetric metric) {
        Sum sum =
                cities.getOrDefault(metric, List.of()).stream()
                        .map(city -> city.sums().of(metric))
                        .reduce(Sum.NONE, Sum::plus);
        double whole = shown.sums().of(metric).known().doubleValue();
        return sum.isKnown() && whole > 0 ? sum.known().doubleValue() / whole : Double.NaN;
    }
}
