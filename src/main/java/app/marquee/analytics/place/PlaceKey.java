package app.marquee.analytics.place;

import app.marquee.analytics.TreeKey;
import app.marquee.model.analytics.PlaceDictionary;

import org.jspecify.annotations.Nullable;

/**
 * Key that identifies a place in another report.
 *
 * @param parent null for everywhere
 * @param name as the service writes it, of a country as it is read; null when it does not say
 * @param number distinguishes places of the same name, from 0
 */
public record PlaceKey(@Nullable PlaceKey parent, @Nullable String name, int number)
        implements TreeKey<PlaceKey> {
    static final PlaceKey EVERYWHERE = new PlaceKey(null, null, 0);

    PlaceKey child(@Nullable String childName, int childNumber) {
        return new PlaceKey(this, childName, childNumber);
    }

    /** The first key of a name inside this place that is free; it is taken then. */
    PlaceKey free(PlaceNode place, java.util.Set<PlaceKey> taken) {
        int next = place.key().number();
        PlaceKey key = child(place.key().name(), next);
        while (!taken.add(key)) {
            next++;
            key = child(place.key().name(), next);
        }
        return key;
    }

    /** The name in the user's language, of a country or city; null without a name. */
    public @Nullable String name(PlaceDictionary dictionary) {
        if (name == null || parent == null) {
            return name;
        }
        PlaceKey around = parent.parent;
        if (around == null) {
            return dictionary.country(name);
        }
        return around.isCountry() ? dictionary.city(around.name, name) : name;
    }

    private boolean isCountry() {
        return parent != null && parent.parent == null;
    }

    @Override
    public String toString() {
        String own = (name == null ? "?" : name) + (number == 0 ? "" : "#" + number);
        return parent == null || parent.parent == null ? own : parent + " / " + own;
    }
}
