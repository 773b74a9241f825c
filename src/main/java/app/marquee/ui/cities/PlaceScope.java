package app.marquee.ui.cities;

import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Places to which a view is narrowed: all, one with the places around it, or several. Immutable.
 *
 * @param only the places that are shown; none for all
 */
public record PlaceScope(Set<PlaceKey> only) {
    public static final PlaceScope EVERYWHERE = new PlaceScope(Set.of());

    public PlaceScope {
        only = Set.copyOf(only);
    }

    static PlaceScope of(PlaceKey key) {
        return key.parent() == null ? EVERYWHERE : new PlaceScope(Set.of(key));
    }

    boolean narrows() {
        return !only.isEmpty();
    }

    /**
     * @param path of a city with the places around it
     */
    boolean holds(List<PlaceNode> path) {
        return only.isEmpty() || path.stream().anyMatch(place -> only.contains(place.key()));
    }

    /** The only place; null for all or several. */
    @Nullable PlaceKey one() {
        return only.size() == 1 ? only.iterator().next() : null;
    }

    /** The only place and those around it, from large to small; none for all or several. */
    List<PlaceKey> path() {
        List<PlaceKey> path = new ArrayList<>();
        for (PlaceKey key = one(); key != null && key.parent() != null; key = key.parent()) {
            path.addFirst(key);
        }
        return path;
    }

    /** The place around this one. */
    PlaceScope up() {
        PlaceKey one = one();
        PlaceKey around = one == null ? null : one.parent();
        return around == null ? EVERYWHERE : of(around);
    }
}
