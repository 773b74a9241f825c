package app.marquee.ui.map;

import app.marquee.analytics.geo.CountryLabel;

/** Formatter of the map's texts, supplied by its owner. FX thread only. */
public interface MapWords {
    /**
     * The label of a bubble; empty where it is unknown.
     *
     * @param lead its largest point
     */
    String name(int lead);

    /**
     * The suffix of a cluster's name; empty for a single point.
     *
     * @param count how many points it has
     */
    String more(int count);

    /** A country as the user's language calls it. */
    String country(CountryLabel country);

    /** The card of a bubble. */
    MapCard card(MapSpot spot);

    /** A value of the legend. */
    String value(long value);
}
