package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.List;

class PlaceScaleTest {
    private static PlaceNode places(List<CityRow> rows) throws InterruptedException {
        return new Places(Neighbourhoods.of(rows), ZoneOffset.UTC).of(rows);
    }

    private static PlaceNode child(PlaceNode everywhere, String name) {
        return everywhere.children().stream()
                .filter(country -> name.equals(country.name()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void sharesAreOfAllAndBarsOfTheLargestCountry() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("BR", "Bahia", "Salvador", 15L),
                                city("US", "Ohio", "Dayton", 25L)));
        PlaceScale scale = PlaceScale.of(all, CounterMetric.VIEWS);
        assertThat(scale.share(child(all, "BR"))).isCloseTo(0.75, within(1e-9));
        assertThat(scale.bar(child(all, "BR"))).isEqualTo(1);
        assertThat(scale.bar(child(all, "US"))).isCloseTo(25 / 75.0, within(1e-9));
    }

    @Test
    void whatCannotBeAddedUpHasNoShare() throws InterruptedException {
        PlaceNode all = places(List.of(city("BR", "São Paulo", "Santos", 60L)));
        assertThat(PlaceScale.of(all, CounterMetric.UNIQUE_VIEWS).share(child(all, "BR"))).isNaN();
    }

    @Test
    void anUnknownValueHasNeitherShareNorBar() throws InterruptedException {
        PlaceNode all =
                places(
                        List.of(
                                city("BR", "São Paulo", "Santos", 60L),
                                city("PT", "Lisboa", "Lisboa", null, null, 38.7, -9.1)));
        PlaceScale scale = PlaceScale.of(all, CounterMetric.VIEWS);
        assertThat(scale.share(child(all, "PT"))).isNaN();
        assertThat(scale.bar(child(all, "PT"))).isNegative();
    }
}
