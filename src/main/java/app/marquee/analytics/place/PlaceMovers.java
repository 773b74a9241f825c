package app.marquee.analytics.place;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Places that gained and lost most, without differences that may be chance. Immutable.
 *
 * @param gained the largest increase first
 * @param lost the largest decrease first
 */
public record PlaceMovers(List<Mover> gained, List<Mover> lost) {
    /** Places in each direction. */
    public static final PlaceMovers NONE = new PlaceMovers(List.of(), List.of());

    private static final int MOST = 5;

    public PlaceMovers {
        gained = List.copyOf(gained);
        lost = List.copyOf(lost);
    }

    /** Place with its change, whose difference is known. */
    public record Mover(PlaceNode place, Change change, BigInteger difference) {}

    /** The movers among all cities that are shown. */
    public static PlaceMovers ofCities(
            PlaceNode shown, CounterMetric metric, Changes<PlaceKey> changes) {
        return of(cities(shown), metric, changes, MOST);
    }

    /** All cities inside a place. */
    static List<PlaceNode> cities(PlaceNode in) {
        List<PlaceNode> cities = new ArrayList<>();
        for (PlaceNode child : in.children()) {
            if (child.level() == PlaceLevel.CITY) {
                cities.add(child);
            } else if (child.level().compareTo(PlaceLevel.CITY) < 0) {
                cities.addAll(cities(child));
            }
        }
        return cities;
    }

    /**
     * @param most how many in each direction
     */
    static PlaceMovers of(
            List<PlaceNode> among, CounterMetric metric, Changes<PlaceKey> changes, int most) {
        List<Mover> movers = new ArrayList<>();
        for (PlaceNode place : among) {
            Change change = changes.of(place.key(), metric);
            BigInteger difference = change == null ? null : change.difference();
            if (change != null && difference != null && !change.isChance()) {
                movers.add(new Mover(place, change, difference));
            }
        }
        Comparator<Mover> bySize = Comparator.comparing(Mover::difference);
        return new PlaceMovers(
                movers.stream()
                        .filter(mover -> mover.difference().signum() > 0)
                        .sorted(bySize.reversed())
                        .limit(most)
                        .toList(),
                movers.stream()
                        .filter(mover -> mover.difference().signum() < 0)
                        .sorted(bySize)
                        .limit(most)
                        .toList());
    }

    /** The places inside, or inside the only one of them. */
    public static List<PlaceNode> parts(PlaceNode place) {
        List<PlaceNode> children = place.children();
        boolean isOne = children.size() == 1;
        return isOne && children.getFirst().level().compareTo(PlaceLevel.CITY) < 0
                ? parts(children.getFirst())
                : children;
    }
}
