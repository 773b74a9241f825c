package app.marquee.service.report;

import app.marquee.analytics.Sum;
import app.marquee.analytics.geo.CountryLabel;
import app.marquee.analytics.geo.picture.PictureWords;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceAreas;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.model.analytics.PlaceDictionary;
import app.marquee.report.PlainText;
import app.marquee.report.ReportWords;

/** Names and values on the map of a report in its language. Immutable. */
record PlaceWords(ReportWords words, PlaceDictionary dictionary, MapPlaces places)
        implements PictureWords {
    /** Part of the whole from which on an area is labeled with it. */
    private static final double LARGE = 0.1;

    @Override
    public String name(int lead) {
        return name(places.city(lead).key());
    }

    private String name(PlaceKey key) {
        String name = key.name(dictionary);
        return name == null ? "" : PlainText.name(name);
    }

    @Override
    public String more(int count) {
        return count == 1 ? "" : "+" + words.number(count - 1);
    }

    @Override
    public String areaName(int area) {
        PlaceAreas areas = places.areas();
        PlaceNode place = areas == null ? null : areas.places().get(area);
        return place == null ? "" : name(place.key());
    }

    @Override
    public String areaShare(double value) {
        Sum whole = places.all().sums().of(places.metric());
        double share = whole.isKnown() ? value / whole.known().doubleValue() : 0;
        return share >= LARGE ? "· " + words.percent(share) : "";
    }

    @Override
    public String part(double part) {
        return words.roundPercent(part);
    }

    @Override
    public String inside(double value) {
        return Double.isNaN(value) ? "" : words.compact(value);
    }

    @Override
    public String country(CountryLabel country) {
        return country.code().isEmpty() ? country.name() : dictionary.country(country.code());
    }

    @Override
    public String value(long value) {
        return words.number(value);
    }
}
