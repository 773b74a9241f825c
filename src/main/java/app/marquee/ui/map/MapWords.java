package app.marquee.ui.map;

import app.marquee.analytics.geo.CountryLabel;

/** What the map writes of things that only its owner knows. Called on the FX thread. */
public interface MapWords {
    /**
     * For the label of a bubble.
     *
     * @param lead its largest point
     * @param count how many points it stands for
     */
    String name(int lead, int count);

    /** A country as the person's language calls it. */
    String country(CountryLabel country);

    /** What is said of a bubble. */
    MapCard card(MapSpot spot);

    /** A value of the legend. */
    String value(long value);
}
