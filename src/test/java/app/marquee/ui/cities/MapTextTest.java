package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.geo.ClusterLevel;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.ui.control.Messages;
import app.marquee.ui.map.MapCard;
import app.marquee.ui.map.MapSpot;

import org.junit.jupiter.api.Test;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A bubble that stands for several cities says so, and where they lie. */
class MapTextTest {
    private static MapPlaces places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return MapPlaces.of(
                new Places(Neighbourhoods.of(all), BucketReader.hours(ZoneOffset.UTC)).of(all),
                CounterMetric.VIEWS);
    }

    private static MapText of(CityRow... rows) throws InterruptedException {
        return of(places(rows));
    }

    private static MapText of(MapPlaces places) {
        Messages messages = Messages.of(List.of("cities", "analytics"), Locale.ENGLISH);
        return new MapText(messages, new PlaceNames(messages, ZoneOffset.UTC), () -> places);
    }

    private static MapSpot spot(int count) {
        return new MapSpot(0, IntStream.range(0, count).toArray(), 1, 0);
    }

    @Test
    void aLabelSaysHowManyCitiesMoreTheBubbleStandsFor() throws InterruptedException {
        MapText text = of(city("BR", "Bahia", "Salvador", null, 9L, -12.97, -38.5));
        assertThat(text.name(0)).isEqualTo("Salvador");
        assertThat(text.more(1)).isEmpty();
        assertThat(text.more(1_145)).isEqualTo("· 1,145 cities");
    }

    @Test
    void aCardNamesTheLargestCitiesAndTheirCountry() throws InterruptedException {
        MapText text =
                of(
                        city("BR", "Bahia", "Salvador", null, 9L, -12.97, -38.5),
                        city("BR", "Bahia", "Ilhéus", null, 1L, -14.79, -39.05),
                        city("BR", "Bahia", "Jequié", null, 3L, -13.86, -40.08),
                        city("BR", "Bahia", "Valença", null, 2L, -13.37, -39.07));
        MapCard card = text.card(spot(4));
        assertThat(card.title()).isEqualTo("4 cities");
        assertThat(card.lines())
                .contains("Salvador, Jequié, Valença and 1 more")
                .contains("Brazil");
    }

    @Test
    void aClusterIsNamedByItsArea() throws InterruptedException {
        MapPlaces places =
                places(
                        city("BR", "São Paulo", "São Paulo", null, 90L, -23.5, -46.6),
                        city("BR", "São Paulo", "Campinas", null, 20L, -22.9, -47.1),
                        city("BR", "Rio de Janeiro", "Niterói", null, 20L, -22.9, -43.1),
                        city("BR", "Amazonas", "Manaus", null, 5L, -3.1, -60.0),
                        city("BR", "Ceará", "Fortaleza", null, 5L, -3.7, -38.5),
                        city("PT", "Lisboa", "Lisboa", null, 4L, 38.7, -9.1),
                        city("PT", "Porto", "Porto", null, 3L, 41.2, -8.6));
        MapText text = of(places);
        assertThat(areas(text, places, 1)).contains("Southeast Brazil", "Portugal", "Manaus");
        assertThat(areas(text, places, 6)).contains("São Paulo", "Niterói", "Lisbon", "Porto");
    }

    @Test
    void farIslandsDontMoveTheMiddleOfACountry() throws InterruptedException {
        MapPlaces places =
                places(
                        city("PT", "Lisboa", "Lisboa", null, 90L, 38.7, -9.1),
                        city("PT", "Setúbal", "Setúbal", null, 20L, 38.5, -8.9),
                        city("PT", "Açores", "Ponta Delgada", null, 9L, 37.7, -25.7),
                        city("PT", "Madeira", "Funchal", null, 8L, 32.7, -16.9));
        assertThat(areas(of(places), places, 4)).contains("Southwest Portugal");
    }

    @Test
    void aLargeAreaIsLabeledWithItsShare() throws InterruptedException {
        MapText text =
                of(
                        city("BR", "Bahia", "Salvador", null, 700L, -12.97, -38.5),
                        city("PT", "Lisboa", "Lisboa", null, 280L, 38.7, -9.1),
                        city("US", "Ohio", "Dayton", null, 20L, 39.7, -84.2));
        assertThat(text.areaShare(700)).isEqualTo("· 70.0%");
        assertThat(text.areaShare(20)).isEmpty();
        MapPlaces all = places(city("BR", "Bahia", "Salvador", null, 1_400L, -12.97, -38.5));
        MapPlaces some =
                places(city("BR", "Bahia", "Ilhéus", null, 700L, -14.79, -39.05)).within(all.of());
        assertThat(of(some).areaShare(700)).as("of all, as in the table").isEqualTo("· 50.0%");
    }

    private static List<String> areas(MapText text, MapPlaces places, double zoom) {
        ClusterLevel level = places.clusters().at(zoom);
        return IntStream.range(0, level.size())
                .mapToObj(cluster -> text.area(level, cluster))
                .toList();
    }
}
