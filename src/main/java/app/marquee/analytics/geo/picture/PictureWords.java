package app.marquee.analytics.geo.picture;

import app.marquee.analytics.geo.CountryLabel;

/** Formatter of the texts in the picture of a map, supplied by its owner. */
public interface PictureWords {
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

    /** What follows the value of a large country or state where it has room; else empty. */
    default String areaShare(double value) {
        return "";
    }

    /** A country as the user's language calls it. */
    String country(CountryLabel country);

    /**
     * A part of the whole in the legend.
     *
     * @param part 1 is all of it
     */
    String part(double part);

    /** A value of an area in the legend. */
    default String areaValue(double value) {
        return value(Math.round(value));
    }

    /** A value of the legend. */
    String value(long value);
}
