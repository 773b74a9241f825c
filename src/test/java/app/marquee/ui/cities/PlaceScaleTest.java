package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLine;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class PlaceScaleTest {
    private static PlaceNode places(List<CityRow> rows) throws InterruptedException {
        return new Places(Neighbourhoods.of(rows), BucketReader.hours(ZoneOffset.UTC)).of(rows);
    }

    private static PlaceNode child(PlaceNode everywhere, String name) {
        return everywhere.children().stream()
                .filter(country -> name.equals(country.name()))
                .findFirst()
                .orElseThrow();
    }

    private static PlaceScale scale(PlaceNode all, CounterMetric metric, String... open) {
        Set<PlaceKey> opened =
                Set.copyOf(Stream.of(open).map(name -> child(all, name).key()).toList());
        return PlaceScale.of(all, metric, PlaceLine.of(all, opened));
    }

    @Test
    void sharesAreOfAllAndBarsOfTheLargestCountry() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("BR", "Bahia", "Salvador", 15L),
                                city("US", "Ohio", "Dayton", 25L)));
        PlaceScale scale = scale(all, CounterMetric.VIEWS);
        assertThat(scale.share(child(all, "BR"))).isCloseTo(0.75, within(1e-9));
        assertThat(scale.bar(child(all, "BR"))).isEqualTo(1);
        assertThat(scale.bar(child(all, "US"))).isCloseTo(25 / 75.0, within(1e-9));
    }

    @Test
    void barsInAnOpenedCountryAreOfItsLargestRegion() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("US", "Ohio", "Dayton", 20L),
                                city("US", "Iowa", "Ames", 5L)));
        PlaceScale scale = scale(all, CounterMetric.VIEWS, "US");
        PlaceNode country = child(all, "US");
        assertThat(scale.bar(country)).isCloseTo(25 / 60.0, within(1e-9));
        assertThat(scale.bar(child(country, "Ohio"))).isEqualTo(1);
        assertThat(scale.bar(child(country, "Iowa"))).isEqualTo(0.25);
    }

    /** Bars of one length stand for one value. */
    @Test
    void barsOfRegionsOfSeveralCountriesHaveOneScale() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("US", "Ohio", "Dayton", 15L)));
        PlaceScale scale = scale(all, CounterMetric.VIEWS, "BR", "US");
        assertThat(scale.bar(child(child(all, "BR"), "São Paulo"))).isEqualTo(1);
        assertThat(scale.bar(child(child(all, "US"), "Ohio"))).isEqualTo(0.25);
    }

    @Test
    void aPlaceThatIsAloneHasNoBar() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("BR", "Bahia", "Salvador", 15L)));
        PlaceScale scale = scale(all, CounterMetric.VIEWS, "BR");
        assertThat(scale.bar(child(all, "BR"))).isNegative();
        assertThat(scale.bar(child(child(all, "BR"), "São Paulo"))).isEqualTo(1);
    }

    @Test
    void whatCannotBeAddedUpHasNoShare() throws InterruptedException {
        PlaceNode all = places(List.of(city("BR", "São Paulo", "Santos", 60L)));
        assertThat(scale(all, CounterMetric.UNIQUE_VIEWS).share(child(all, "BR"))).isNaN();
    }

    @Test
    void anUnknownValueHasNeitherShareNorBar() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("PT", "Lisboa", "Lisboa", null, null, 38.7, -9.1)));
        PlaceScale scale = scale(all, CounterMetric.VIEWS);
        assertThat(scale.share(child(all, "PT"))).isNaN();
        assertThat(scale.bar(child(all, "PT"))).isNegative();
    }
}
