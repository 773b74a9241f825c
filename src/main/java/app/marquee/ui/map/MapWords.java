package app.marquee.ui.map;

import app.marquee.analytics.geo.CountryLabel;

/** What the map writes of things that only its owner knows. Called on the FX thread. */
public interface MapWords {
    /** The name of a point, for its label. */
    String name(int point);

    /** A country as the person's language calls it. */
    String country(CountryLabel country);

    /** What is said of a bubble. */
    MapCard card(MapSpot spot);

    /** A value of the legend. */
    String value(long value);
}
