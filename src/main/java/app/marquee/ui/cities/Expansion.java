package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceNode;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Expansion state of the places. FX thread only. */
final class Expansion {
    /** Up to here everything that was found is shown at once. */
    private static final long FEW = 300;

    /** More lines are not opened by one press. */
    private static final long MANY = 5_000;

    private final Set<PlaceKey> open = new HashSet<>();
    private final Set<PlaceKey> closedByHand = new HashSet<>();
    private boolean closed;

    /** The expanded places: those that the user expanded, and all where a search found few. */
    Set<PlaceKey> in(PlaceNode everywhere, boolean searched) {
        Set<PlaceKey> all = new HashSet<>(open);
        if (!closed) {
            openSingle(everywhere, all);
        }
        if (searched && everywhere.facts().cities() <= FEW) {
            collect(everywhere, PlaceLevel.CITY, all);
        }
        all.removeAll(closedByHand);
        return all;
    }

    /** A place that is alone in the place around it need not be opened by hand. */
    private static void openSingle(PlaceNode place, Set<PlaceKey> keys) {
        List<PlaceNode> children = place.children();
        if (children.size() == 1 && children.getFirst().level().compareTo(PlaceLevel.CITY) < 0) {
            keys.add(children.getFirst().key());
            openSingle(children.getFirst(), keys);
        }
    }

    void set(PlaceKey key, boolean expanded) {
        if (expanded) {
            open.add(key);
            closedByHand.remove(key);
        } else {
            open.remove(key);
            closedByHand.add(key);
        }
    }

    /** Opens everything, down to the cities where their days or hours are many. */
    void openAll(PlaceNode everywhere) {
        closedByHand.clear();
        boolean many = everywhere.facts().rows() > MANY;
        collect(everywhere, many ? PlaceLevel.CITY : PlaceLevel.BUCKET, open);
    }

    void closeAll() {
        closed = true;
        open.clear();
    }

    /** All keys above the level. */
    private static void collect(PlaceNode place, PlaceLevel below, Set<PlaceKey> keys) {
        for (PlaceNode child : place.children()) {
            if (child.level().compareTo(below) < 0) {
                keys.add(child.key());
                collect(child, below, keys);
            }
        }
    }
}
