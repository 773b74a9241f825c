package app.marquee.ui.cities;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.CounterMetric;
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
    private static MapText of(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        MapPlaces places =
                MapPlaces.of(
                        new Places(Neighbourhoods.of(all), ZoneOffset.UTC).of(all),
                        CounterMetric.VIEWS);
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
        assertThat(text.more(1_145)).isEqualTo("+1,144");
    }

    @Test
    void aCardNamesTheLargestCitiesAndTheCountriesOfAll() throws InterruptedException {
        MapText text =
                of(
                        city("BR", "Bahia", "Salvador", null, 9L, -12.97, -38.5),
                        city("US", "Ohio", "Dayton", null, 20L, 39.7, -84.2),
                        city("BR", "Bahia", "Ilhéus", null, 1L, -14.79, -39.05),
                        city("PT", "Lisboa", "Lisboa", null, 2L, 38.72, -9.14),
                        city("AR", "Córdoba", "Córdoba", null, 1L, -31.41, -64.18));
        MapCard card = text.card(spot(5));
        assertThat(card.title()).isEqualTo("5 cities");
        assertThat(card.lines())
                .contains("Dayton, Salvador, Lisboa and 2 more")
                .contains("United States, Brazil, Portugal and 1 more country");
    }
}
