package app.marquee.sandbox.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Places are where they are. */
class PlacesTest {
    private static final Places PLACES = Places.load(7, 1);

    private static Stream<Place> all(Places places) {
        return IntStream.range(0, places.count()).mapToObj(places::place);
    }

    @ParameterizedTest
    @CsvSource({
        "São Paulo, São Paulo, BR, -23.55, -46.63",
        "Brasília, Federal District, BR, -15.78, -47.93",
        "Santarém, Pará, BR, -2.44, -54.71",
        "Santarém, Santarém, PT, 39.23, -8.68",
        "Lisbon, Lisbon, PT, 38.72, -9.13",
        "Luanda, Luanda, AO, -8.84, 13.23",
        "New York City, New York, US, 40.71, -74.01",
        "Springfield, Illinois, US, 39.80, -89.64",
        "Tokyo, Tokyo, JP, 35.69, 139.69",
        "Sydney, New South Wales, AU, -33.87, 151.21",
        "Reykjavík, Capital Region, IS, 64.14, -21.90",
        "Cairo, Cairo, EG, 30.06, 31.25"
    })
    void wellKnownCitiesAreWhereTheyAre(
            String city, String region, String country, double latitude, double longitude) {
        assertThat(all(PLACES))
                .filteredOn(
                        place ->
                                city.equals(place.city())
                                        && region.equals(place.region())
                                        && country.equals(place.country()))
                .singleElement()
                .satisfies(
                        place -> {
                            assertThat(place.latitude()).isCloseTo(latitude, Offset.offset(0.1));
                            assertThat(place.longitude()).isCloseTo(longitude, Offset.offset(0.1));
                        });
    }

    @Test
    void moreThanFourHundredCitiesAndBrazilLeads() {
        assertThat(all(PLACES).filter(place -> place.city() != null).count()).isGreaterThan(500);
        assertThat(all(PLACES).filter(place -> "BR".equals(place.country())).count())
                .isGreaterThan(120);
        assertThat(all(PLACES)).doesNotHaveDuplicates();
    }

    @Test
    void everyContinentIsThere() {
        assertThat(all(PLACES).map(Place::country))
                .contains("BR", "US", "PT", "AO", "JP", "AU", "ZA", "IN", "CA", "NZ", "EG", "AR");
        assertThat(all(PLACES).map(Place::country).filter(Objects::nonNull))
                .allMatch(country -> country.matches("[A-Z]{2}"));
    }

    @Test
    void someAreNotQuiteKnown() {
        assertThat(all(PLACES))
                .anyMatch(place -> place.city() != null && place.latitude() == null)
                .anyMatch(place -> place.city() == null && place.region() != null)
                .anyMatch(place -> place.country() == null);
        assertThat(all(PLACES))
                .allMatch(place -> (place.latitude() == null) == (place.longitude() == null));
    }

    @Test
    void scaleAddsTownsAtPossibleCoordinates() {
        Places many = Places.load(7, 3_400);
        assertThat(many.count()).isGreaterThan(100_000);
        List<Place> towns = all(many).skip(many.realCount()).toList();
        assertThat(towns)
                .isNotEmpty()
                .allMatch(town -> town.city() != null)
                .allMatch(town -> town.latitude() == null || Math.abs(town.latitude()) < 90)
                .allMatch(town -> town.longitude() == null || Math.abs(town.longitude()) < 180);
        assertThat(towns.stream().map(Place::city).distinct().count()).isEqualTo(towns.size());
        assertThat(Places.load(7, 3_400).place(90_000)).isEqualTo(many.place(90_000));
        assertThat(IntStream.range(0, many.count()).allMatch(place -> many.weight(place) > 0))
                .isTrue();
    }
}
