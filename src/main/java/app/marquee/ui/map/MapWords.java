package app.marquee.ui.map;

import app.marquee.analytics.geo.picture.PictureWords;

import java.util.List;

/** Formatter of the map's texts, supplied by its owner. FX thread only. */
public interface MapWords extends PictureWords {
    /** The card of a country or state. */
    default MapCard areaCard(int area) {
        return new MapCard("", "", List.of());
    }

    /** The places with the largest values, to be read aloud; empty where none is known. */
    default String summary() {
        return "";
    }

    /** The card of a bubble. */
    MapCard card(MapSpot spot);
}
