package app.marquee.ui.map;

import app.marquee.analytics.geo.CountryLabel;

/** What the map writes of things that only its owner knows. Called on the FX thread. */
public interface MapWords {
    /**
     * For the label of a bubble; empty where nobody knows it.
     *
     * @param lead its largest point
     */
    String name(int lead);

    /**
     * Behind the name of a bubble that stands for more than that; empty for a single point.
     *
     * @param count how many points it stands for
     */
    String more(int count);

    /** A country as the person's language calls it. */
    String country(CountryLabel country);

    /** What is said of a bubble. */
    MapCard card(MapSpot spot);

    /** A value of the legend. */
    String value(long value);
}
