package app.marquee.analytics.place;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.analytics.CityRow;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;

class MapPlacesTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static PlaceNode everywhere(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    @Test
    void aPlaceStandsForTheCitiesInside() throws InterruptedException {
        PlaceNode all =
                everywhere(
                        city("BR", "Bahia", "Salvador", null, 9L, -12.97, -38.5),
                        city("BR", "Bahia", "Nowhere", null, 4L, null, null),
                        city("BR", "Ceará", "Fortaleza", null, null, -3.7, -38.5),
                        city("US", "Ohio", "Dayton", null, 2L, 39.7, -84.2));
        MapPlaces places = MapPlaces.of(all, CounterMetric.VIEWS);
        PlaceNode brazil = all.children().getFirst();
        PlaceNode bahia = brazil.children().getFirst();
        assertThat(places.points(List.of(brazil.key()))).containsExactly(0, 1);
        assertThat(places.points(List.of(bahia.key(), brazil.key()))).containsExactly(0, 1);
        assertThat(places.points(List.of(bahia.children().get(1).key()))).isEmpty();
        assertThat(places.city(2).name()).isEqualTo("Dayton");
        assertThat(places.unplaced()).isOne();
        assertThat(places.unplacedShare()).as("4 of 15").isEqualTo(4 / 15.0);
        assertThat(MapPlaces.ofChanges(all, CounterMetric.VIEWS, Changes.none()).unplacedShare())
                .as("the same of differences")
                .isEqualTo(4 / 15.0);
        assertThat(places.unvalued()).isOne();
        assertThat(places.clusters().points().values()).containsExactly(9, Double.NaN, 2);
    }

    @Test
    void aDayStandsForItsCity() throws InterruptedException {
        PlaceNode all =
                everywhere(
                        city("BR", "Bahia", "Salvador", "2026-03-01", 9L, -12.97, -38.5),
                        city("BR", "Bahia", "Salvador", "2026-03-02", 5L, -12.97, -38.5),
                        city("BR", "Bahia", "Nowhere", null, 4L, null, null));
        MapPlaces places = MapPlaces.of(all, CounterMetric.VIEWS);
        PlaceNode bahia = all.children().getFirst().children().getFirst();
        PlaceNode salvador = bahia.children().getFirst();
        assertThat(places.points(List.of(salvador.children().getFirst().key()))).containsExactly(0);
        assertThat(places.points(List.of(bahia.children().get(1).key()))).isEmpty();
        assertThat(places.clusters().points().values()).containsExactly(14);
    }

    @Test
    void placesWithoutAnOutlineAreListed() throws InterruptedException {
        MapPlaces places =
                MapPlaces.of(
                        everywhere(
                                city("BR", "State of Bahia", "Salvador", null, 9L, -12.97, -38.5),
                                city("BR", "Atlântida", "Praia", null, 4L, -13.0, -38.0),
                                city("Atlantis", "North", "Port", null, 3L, 30.0, -38.0),
                                city("PT", "Lisboa", "Lisboa", null, 2L, 38.7, -9.1)),
                        CounterMetric.VIEWS);
        assertThat(places.areas()).isNotNull();
        assertThat(places.areas().unmatched().stream().map(PlaceNode::name))
                .as("states of countries without states on the map are not missed")
                .containsExactlyInAnyOrder("Atlântida", "Atlantis");
    }
}
