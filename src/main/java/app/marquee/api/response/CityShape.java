package app.marquee.api.response;

import app.marquee.api.json.CounterFields;
import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.TimeFields;
import app.marquee.model.Member;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.failure.ExpectedContent;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/** Row shape of GET /city. */
final class CityShape extends RowShape<CityRow> {
    private static final String[] COUNTRY = {"country", "country_code", "country_name"};
    private static final String[] REGION = {
        "region", "region_code", "region_name", "state", "subdivision"
    };
    private static final String[] CITY = {"city", "city_name", "name"};
    private static final String[] LATITUDE = {"latitude", "lat"};
    private static final String[] LONGITUDE = {"longitude", "lng", "lon", "long"};
    private static final Set<String> SIGNATURE =
            Sets.with(CounterFields.NAMES, "city", "city_name", "latitude", "lat");

    CityShape() {
        super(ExpectedContent.CITIES, Set.of("cities", "city", "places", "locations"), SIGNATURE);
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public CityRow read(Fields fields, Keys keys) {
        fields.lift("location", "coordinates", "position", "geo");
        Counters counters = CounterFields.take(fields);
        Member<String> country = fields.text(COUNTRY);
        Member<String> region = fields.text(REGION);
        Member<String> city = fields.text(CITY);
        return new CityRow(
                country.isAbsent() ? outer(keys, 0, 2) : country.orNull(),
                region.isAbsent() ? outer(keys, 1, 3) : region.orNull(),
                city.isAbsent() ? keys.thing() : city.orNull(),
                fields.real(LATITUDE).orNull(),
                fields.real(LONGITUDE).orNull(),
                TimeFields.take(fields, keys),
                counters,
                fields.extras());
    }

    /** Of country, region and city as keys the outer ones may be missing, never the city. */
    private static @Nullable String outer(Keys keys, int index, int atLeast) {
        List<String> things = keys.things();
        return things.size() < atLeast ? null : things.get(index);
    }
}
