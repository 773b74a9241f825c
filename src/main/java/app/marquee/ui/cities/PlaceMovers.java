package app.marquee.ui.cities;

import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceNode;

import org.jspecify.annotations.Nullable;

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
record PlaceMovers(List<Mover> gained, List<Mover> lost) {
    private static final int MOST = 5;

    PlaceMovers {
        gained = List.copyOf(gained);
        lost = List.copyOf(lost);
    }

    /** Place with its change. */
    record Mover(PlaceNode place, BigInteger difference) {}

    /**
     * The movers among countries, or among the parts of the only place that is shown.
     *
     * @param shown the places in view, with those that only the compared report has
     */
    static PlaceMovers of(PlaceNode shown, CounterMetric metric, Changes<PlaceKey> changes) {
        List<Mover> movers = new ArrayList<>();
        for (PlaceNode place : parts(shown)) {
            Change change = changes.of(place.key(), metric);
            BigInteger difference = change == null ? null : change.difference();
            if (change != null
                    && difference != null
                    && !Change.isChance(count(change.before()), count(change.now()))) {
                movers.add(new Mover(place, difference));
            }
        }
        Comparator<Mover> bySize = Comparator.comparing(Mover::difference);
        return new PlaceMovers(
                movers.stream()
                        .filter(mover -> mover.difference().signum() > 0)
                        .sorted(bySize.reversed())
                        .limit(MOST)
                        .toList(),
                movers.stream()
                        .filter(mover -> mover.difference().signum() < 0)
                        .sorted(bySize)
                        .limit(MOST)
                        .toList());
    }

    private static double count(@Nullable BigInteger known) {
        return known == null ? 0 : known.doubleValue();
    }

    private static List<PlaceNode> parts(PlaceNode place) {
        List<PlaceNode> children = place.children();
        boolean isOne = children.size() == 1;
        return isOne && children.getFirst().level().compareTo(PlaceLevel.CITY) < 0
                ? parts(children.getFirst())
                : children;
    }
}
