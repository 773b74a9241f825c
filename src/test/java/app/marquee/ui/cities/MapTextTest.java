package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.text.Messages;
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
        assertThat(text.more(1_145)).isEqualTo("+ 1,144");
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
}
