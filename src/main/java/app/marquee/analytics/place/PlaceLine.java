package app.marquee.analytics.place;

import app.marquee.analytics.CounterSums;
import app.marquee.analytics.TreeLine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Place as a table row.
 *
 * @param depth 0 for the outermost that is shown
 */
public record PlaceLine(PlaceNode place, int depth, boolean expanded)
        implements TreeLine<PlaceKey> {
    @Override
    public PlaceKey key() {
        return place.key();
    }

    @Override
    public boolean isExpandable() {
        return place.hasChildren();
    }

    @Override
    public CounterSums sums() {
        return place.sums();
    }

    /** The places inside, those of expanded ones included, in their order. Pure. */
    public static List<PlaceLine> of(PlaceNode everywhere, Set<PlaceKey> expanded) {
        List<PlaceLine> lines = new ArrayList<>();
        everywhere.children().forEach(child -> add(child, 0, expanded, lines));
        return lines;
    }

    private static void add(
            PlaceNode place, int depth, Set<PlaceKey> expanded, List<PlaceLine> lines) {
        boolean open = place.hasChildren() && expanded.contains(place.key());
        lines.add(new PlaceLine(place, depth, open));
        if (open) {
            place.children().forEach(child -> add(child, depth + 1, expanded, lines));
        }
    }
}
