package app.marquee.analytics.place;

import app.marquee.model.Interrupts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Filter of places: keeps matching cities and their surrounding places, with new sums. Thread-safe;
 * ends on interrupt.
 */
public final class PlaceFilter {
    private final Predicate<List<PlaceNode>> passes;

    /**
     * @param passes is asked for every city with the places around it: country, region, city
     */
    public PlaceFilter(Predicate<List<PlaceNode>> passes) {
        this.passes = passes;
    }

    public PlaceNode of(PlaceNode everywhere) throws InterruptedException {
        return around(everywhere, List.of());
    }

    private PlaceNode around(PlaceNode place, List<PlaceNode> path) throws InterruptedException {
        List<PlaceNode> kept = new ArrayList<>();
        for (PlaceNode child : place.children()) {
            Interrupts.heed();
            List<PlaceNode> inside = new ArrayList<>(path);
            inside.add(child);
            if (child.level() == PlaceLevel.CITY) {
                if (passes.test(inside)) {
                    kept.add(child);
                }
            } else {
                PlaceNode left = around(child, inside);
                if (left.hasChildren()) {
                    kept.add(left);
                }
            }
        }
        return PlaceNode.around(place.key(), place.level(), place.name(), List.copyOf(kept));
    }
}
