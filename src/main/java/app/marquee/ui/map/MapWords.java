package app.marquee.ui.map;

import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.geo.CountryLabel;

import java.util.List;

/** Formatter of the map's texts, supplied by its owner. FX thread only. */
public interface MapWords {
    /**
     * The label of a bubble; empty where it is unknown.
     *
     * @param lead its largest point
     */
    String name(int lead);

    /**
     * What follows the label of a cluster; empty for a single point.
     *
     * @param count how many points it has
     */
    String more(int count);

    /** The label of a cluster: where its points lie. */
    default String area(ClusterLevel level, int cluster) {
        return name(level.lead()[cluster]);
    }

    /** The value of a cluster in a few letters, to stand in its disc; empty where it is unknown. */
    default String inside(double value) {
        return "";
    }

    /** The name of a country or state; empty where it is unknown. */
    default String areaName(int area) {
        return "";
    }

    /** The value of a country or state in a few letters, beside its name. */
    default String areaLabel(double value) {
        return inside(value);
    }

    /** The card of a country or state. */
    default MapCard areaCard(int area) {
        return new MapCard("", "", List.of());
    }

    /** A country as the user's language calls it. */
    String country(CountryLabel country);

    /** The places with the largest values, to be read aloud; empty where none is known. */
    default String summary() {
        return "";
    }

    /** The card of a bubble. */
    MapCard card(MapSpot spot);

    /** A value of an area in the legend. */
    default String areaValue(double value) {
        return value(Math.round(value));
    }

    /** A value of the legend. */
    String value(long value);
}
