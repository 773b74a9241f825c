package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Cities for advertising tools: which ones, and by names that no two of them have. */
class AudienceTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static CityRow city(String region, @Nullable String city, @Nullable Double north) {
        return new CityRow(
                "BR", region, city, north, 1.0, null, Counters.UNKNOWN, UnknownMembers.NONE);
    }

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    private static String name(PlaceNode place) {
        return Objects.requireNonNullElse(place.name(), "?");
    }

    private static List<String> names(PlaceNode all, PlaceKey... chosen)
            throws InterruptedException {
        return Audience.of(all, Set.of(chosen), AudienceTest::name).cities().stream()
                .map(Audience.Aim::name)
                .toList();
    }

    @Test
    void aCountryStandsForItsCitiesAndNamesAreToldApart() throws InterruptedException {
        PlaceNode all =
                places(
                        city("Bahia", "Bonito", 1.0),
                        city("Pará", "Bonito", 2.0),
                        city("Pará", "bonito", 3.0),
                        city("Pará", "Belém", null));
        assertThat(names(all, all.children().getFirst().key()))
                .containsExactly(
                        "Bonito, Bahia",
                        "Bonito, Pará, BR (2.0, 1.0)",
                        "bonito, Pará, BR (3.0, 1.0)",
                        "Belém");
    }

    @Test
    void citiesWithoutNamesOrCoordinatesAreNotDropped() throws InterruptedException {
        PlaceNode all = places(city("Pará", null, 1.0), city("Pará", null, 1.5));
        assertThat(names(all, all.children().getFirst().key())).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void onlyWhatIsChosen() throws InterruptedException {
        PlaceNode all = places(city("Bahia", "Ilhéus", 1.0), city("Pará", "Belém", 2.0));
        PlaceNode para = all.children().getFirst().children().get(1);
        assertThat(names(all, para.key())).containsExactly("Belém");
        assertThat(names(all)).isEmpty();
    }
}
