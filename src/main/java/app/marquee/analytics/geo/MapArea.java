package app.marquee.analytics.geo;

import java.util.List;

/**
 * Country or state on the map.
 *
 * @param country its code of two letters; empty where it has none
 * @param isState whether it is a state of that country
 * @param names in English and as they are written there
 */
public record MapArea(String country, boolean isState, List<String> names) {
    public MapArea {
        names = List.copyOf(names);
    }
}
