package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceComparison;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.text.Messages;
import app.marquee.ui.testing.FakeShell;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a place stands among others. */
class PlaceStandingTest {
    private static final CounterMetric VIEWS = CounterMetric.VIEWS;
    private static final CounterMetric VIEWERS = CounterMetric.UNIQUE_VIEWS;

    private final Messages messages = Messages.of("cities", Locale.ENGLISH);
    private final PlaceStanding standing =
            new PlaceStanding(messages, new PlaceNames(messages, FakeShell.ZONE));

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(FakeShell.ZONE)).of(all);
    }

    private static PlaceNode some() throws InterruptedException {
        return places(
                city("BR", "São Paulo", "Santos", 60L),
                city("BR", "São Paulo", "Bauru", 20L),
                city("BR", "Bahia", "Salvador", 10L),
                city("US", "Ohio", "Dayton", 10L),
                city("PT", "Lisboa", "Lisboa", null));
    }

    private static PlaceNode find(PlaceNode around, String... names) {
        PlaceNode place = around;
        for (String name : names) {
            place =
                    place.children().stream()
                            .filter(child -> name.equals(child.name()))
                            .findFirst()
                            .orElseThrow();
        }
        return place;
    }

    private Optional<String> share(MapPlaces shown, PlaceNode place) {
        return standing.share(shown, place, place.sums().of(shown.metric()));
    }

    @Test
    void aCityHasItsShareOfAllAndOfItsRegion() throws InterruptedException {
        PlaceNode all = some();
        MapPlaces shown = MapPlaces.of(all, VIEWS);
        assertThat(share(shown, find(all, "BR"))).contains("90.0% of total");
        assertThat(share(shown, find(all, "BR", "São Paulo")))
                .contains("80.0% of total · 88.9% of Brazil");
        assertThat(share(shown, find(all, "BR", "São Paulo", "Bauru")))
                .contains("20.0% of total · 25.0% of São Paulo");
        assertThat(share(shown, find(all, "PT"))).as("unknown").isEmpty();
    }

    /** A viewer may be in several rows. */
    @Test
    void valuesThatDoNotAddUpHaveNoShare() throws InterruptedException {
        PlaceNode all = some();
        MapPlaces shown = MapPlaces.of(all, VIEWERS);
        assertThat(share(shown, find(all, "BR", "São Paulo"))).isEmpty();
        assertThat(standing.part(shown, 10)).isNaN();
        assertThat(standing.part(MapPlaces.of(all, VIEWS), 10)).isEqualTo(0.1);
        PlaceNode nothing = places(city("BR", "Bahia", "Salvador", 0L));
        assertThat(standing.part(MapPlaces.of(nothing, VIEWS), 0)).isNaN();
        assertThat(share(MapPlaces.of(nothing, VIEWS), find(nothing, "BR"))).isEmpty();
    }

    /** A filter leaves places out, and shares are still parts of all. */
    @Test
    void aShareIsThatOfTheWholeWhenAPartIsShown() throws InterruptedException {
        PlaceNode all = some();
        PlaceNode part = places(city("US", "Ohio", "Dayton", 10L));
        MapPlaces shown = MapPlaces.of(part, VIEWS).within(all);
        assertThat(share(shown, find(part, "US"))).contains("10.0% of total");
    }

    @Test
    void theRankIsAmongThePlacesBesideIt() throws InterruptedException {
        PlaceNode all = some();
        MapPlaces shown = MapPlaces.of(all, VIEWS);
        assertThat(standing.rank(shown, find(all, "US"))).contains("No. 2 of 3 countries");
        assertThat(standing.rank(shown, find(all, "BR", "Bahia"))).contains("No. 2 of 2 regions");
        assertThat(standing.rank(shown, find(all, "BR", "São Paulo", "Bauru")))
                .contains("No. 2 of 2 cities in the region");
        assertThat(standing.rank(shown, find(all, "US", "Ohio"))).as("the only one").isEmpty();
        assertThat(standing.rank(shown, find(all, "PT"))).as("unknown").isEmpty();
        assertThat(standing.rank(shown, all)).isEmpty();
    }

    @Test
    void placesOfTheSameValueHaveTheSameRank() throws InterruptedException {
        PlaceNode all =
                places(
                        city("BR", "Bahia", "Salvador", 10L),
                        city("US", "Ohio", "Dayton", 10L),
                        city("PT", "Lisboa", "Lisboa", 5L));
        MapPlaces shown = MapPlaces.of(all, VIEWS);
        assertThat(standing.rank(shown, find(all, "BR"))).contains("No. 1 of 3 countries");
        assertThat(standing.rank(shown, find(all, "US"))).contains("No. 1 of 3 countries");
        assertThat(standing.rank(shown, find(all, "PT"))).contains("No. 3 of 3 countries");
    }

    private String read(PlaceNode before, PlaceNode now, String country)
            throws InterruptedException {
        Changes<PlaceKey> changes = PlaceComparison.of(before, now).changes();
        MapPlaces shown = MapPlaces.of(now, VIEWS, changes);
        return standing.read(shown, find(now, country), "value");
    }

    @Test
    void aChangeIsReadAsAPercentageOrOfFewAsADifference() throws InterruptedException {
        PlaceNode before =
                places(
                        city("BR", "Bahia", "Salvador", 100L),
                        city("US", "Ohio", "Dayton", 29L),
                        city("PT", "Lisboa", "Lisboa", 30L),
                        city("DE", "Berlin", "Berlin", 40L));
        PlaceNode now =
                places(
                        city("BR", "Bahia", "Salvador", 150L),
                        city("US", "Ohio", "Dayton", 20L),
                        city("PT", "Lisboa", "Lisboa", 15L),
                        city("DE", "Berlin", "Berlin", 40L));
        assertThat(read(before, now, "BR")).isEqualTo("Brazil, value, 66.7% of total, up 50.0%");
        assertThat(read(before, now, "US")).endsWith(", down 9");
        assertThat(read(before, now, "PT")).endsWith(", down 50.0%");
        assertThat(read(before, now, "DE")).endsWith("% of total");
    }
}
