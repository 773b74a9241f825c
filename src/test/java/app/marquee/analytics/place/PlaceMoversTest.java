package app.marquee.analytics.place;

import static app.marquee.ui.analytics.FakeReads.city;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.analytics.CityRow;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;

class PlaceMoversTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    private static List<String> names(List<PlaceMovers.Mover> movers) {
        return movers.stream()
                .map(mover -> mover.place().name() + " " + mover.difference())
                .toList();
    }

    @Test
    void theLargestChangesAreNamedWithoutThoseOfChance() throws InterruptedException {
        PlaceComparison both =
                PlaceComparison.of(
                        places(
                                city("BR", "Bahia", "Salvador", 1_000L),
                                city("PT", "Lisboa", "Lisboa", 900L),
                                city("JP", "Tokyo", "Tokyo", 100L)),
                        places(
                                city("BR", "Bahia", "Salvador", 2_000L),
                                city("PT", "Lisboa", "Lisboa", 300L),
                                city("US", "Ohio", "Dayton", 800L),
                                city("JP", "Tokyo", "Tokyo", 104L)));
        PlaceMovers movers = PlaceMovers.ofCities(both.all(), CounterMetric.VIEWS, both.changes());
        assertThat(names(movers.gained())).containsExactly("Salvador 1000", "Dayton 800");
        assertThat(names(movers.lost())).containsExactly("Lisboa -600");
    }

    @Test
    void citiesMoveWhereverTheyAre() throws InterruptedException {
        PlaceComparison both =
                PlaceComparison.of(
                        places(
                                city("BR", "Bahia", "Salvador", 1_000L),
                                city("BR", "Acre", "Rio Branco", 500L),
                                city("PT", "Lisboa", "Lisboa", 900L)),
                        places(
                                city("BR", "Bahia", "Salvador", 2_000L),
                                city("BR", "Acre", "Rio Branco", 100L),
                                city("PT", "Lisboa", "Lisboa", 300L)));
        PlaceMovers movers = PlaceMovers.ofCities(both.all(), CounterMetric.VIEWS, both.changes());
        assertThat(names(movers.gained())).containsExactly("Salvador 1000");
        assertThat(names(movers.lost())).containsExactly("Lisboa -600", "Rio Branco -400");
    }
}
