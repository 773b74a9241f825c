package app.marquee.ui.overview;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.geo.AreaLayer;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.ui.analytics.FakeReads;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;

/** The countries on the small map of the Overview. */
class CountryMapTest {
    @Test
    void countriesAreShadedByTheirValues() throws InterruptedException {
        List<CityRow> rows =
                List.of(
                        FakeReads.city("BR", "SP", "São Paulo", 20L),
                        FakeReads.city("FR", "IDF", "Paris", 5L),
                        FakeReads.city("XX", "X", "Nowhere", 5L));
        CountryMap map = CountryMap.load();
        AreaLayer layer =
                map.layer(
                        new Places(Neighbourhoods.of(rows), BucketReader.hours(ZoneOffset.UTC))
                                .of(rows)
                                .children(),
                        CounterMetric.VIEWS);
        double[] values = Objects.requireNonNull(layer.countries()).values();
        assertThat(values[map.index().country("BR")]).isEqualTo(20);
        assertThat(values[map.index().country("FR")]).isEqualTo(5);
        assertThat(values[map.index().country("DE")]).isNaN();
    }
}
