package app.marquee.ui.overview;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Sum;
import app.marquee.analytics.geo.AreaIndex;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.geo.AreaOutlines;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.place.PlaceNode;

import java.util.Arrays;
import java.util.List;

/** Outlines of the countries, with their names. Immutable. */
record CountryMap(WorldOutlines outlines, AreaOutlines areas, AreaIndex index) {
    /** Takes a tenth of a second at first. */
    static CountryMap load() {
        AreaOutlines areas = AreaOutlines.world();
        return new CountryMap(WorldOutlines.coarse(), areas, new AreaIndex(areas));
    }

    /** The countries by a metric; those that are not on the map are left out. */
    AreaLayer layer(List<PlaceNode> countries, CounterMetric metric) {
        double[] values = new double[areas.size()];
        Arrays.fill(values, Double.NaN);
        for (PlaceNode country : countries) {
            int area = index.country(country.key().name());
            Sum sum = country.sums().of(metric);
            if (area >= 0 && sum.isKnown()) {
                values[area] = sum.known().doubleValue();
            }
        }
        return new AreaLayer(areas, values, new int[0], new int[0]);
    }
}
