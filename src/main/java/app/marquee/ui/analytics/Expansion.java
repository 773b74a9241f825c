package app.marquee.ui.analytics;

import app.marquee.analytics.PlaceKey;
import app.marquee.analytics.PlaceLevel;
import app.marquee.analytics.PlaceNode;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which places are open. Lives on the FX thread. */
final class Expansion {
    /** Up to here everything that was found is shown at once. */
    private static final long FEW = 300;

    private final Set<PlaceKey> open = new HashSet<>();
    private final Set<PlaceKey> closedByHand = new HashSet<>();
    private boolean touched;

    /**
     * What is open in these places: what the person opened, and everything where a search found
     * little.
     */
    Set<PlaceKey> in(PlaceNode everywhere, boolean searched) {
        if (!touched) {
            openSingle(everywhere);
        }
        if (!searched || everywhere.facts().cities() > FEW) {
            return Set.copyOf(open);
        }
        Set<PlaceKey> all = new HashSet<>(open);
        collect(everywhere, PlaceLevel.CITY, all);
        all.removeAll(closedByHand);
        return all;
    }

    /** A place that is alone in the place around it need not be opened by hand. */
    private void openSingle(PlaceNode place) {
        List<PlaceNode> children = place.children();
        if (children.size() == 1 && children.getFirst().level() != PlaceLevel.BUCKET) {
            open.add(children.getFirst().key());
            openSingle(children.getFirst());
        }
    }

    void set(PlaceKey key, boolean expanded) {
        touched = true;
        if (expanded) {
            open.add(key);
            closedByHand.remove(key);
        } else {
            open.remove(key);
            closedByHand.add(key);
        }
    }

    /** Opens everything down to the cities. */
    void openAll(PlaceNode everywhere) {
        touched = true;
        closedByHand.clear();
        collect(everywhere, PlaceLevel.CITY, open);
    }

    void closeAll() {
        touched = true;
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
