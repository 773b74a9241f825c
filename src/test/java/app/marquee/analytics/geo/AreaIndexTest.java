package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names as platforms write them find the areas of the map. */
class AreaIndexTest {
    private static final AreaOutlines OUTLINES = AreaOutlines.world();
    private static final AreaIndex INDEX = new AreaIndex(OUTLINES);

    @ParameterizedTest
    @CsvSource({
        "BR, Brazil",
        "br, Brazil",
        "BRA, Brazil",
        "Brasil, Brazil",
        "Estados Unidos, United States of America",
        "United States, United States of America",
        "US, United States of America",
        "AU, Australia",
        "FR, France",
        "GB, United Kingdom",
        "Alemanha, Germany",
        "KR, South Korea"
    })
    void aCountryIsFoundByCodeAndName(String said, String name) {
        assertThat(OUTLINES.area(INDEX.country(said)).names()).contains(name);
    }

    @ParameterizedTest
    @CsvSource({
        "BR, São Paulo, São Paulo",
        "BR, Sao Paulo, São Paulo",
        "BR, STATE OF SÃO PAULO, São Paulo",
        "BR, Estado de São Paulo, São Paulo",
        "BR, Estado do Rio de Janeiro, Rio de Janeiro",
        "BR, Federal District, Distrito Federal",
        "BR, Distrito Federal, Distrito Federal",
        "US, New York, New York",
        "US, Washington State, Washington",
        "US, District of Columbia, District of Columbia",
        "CA, Quebec, Québec",
        "CA, Province of Ontario, Ontario",
        "AU, New South Wales, New South Wales"
    })
    void aStateIsFoundWithoutAccentsAndPrefixes(String country, String said, String name) {
        int area = INDEX.state(country, said);
        assertThat(OUTLINES.area(area).names()).contains(name);
        assertThat(OUTLINES.area(area).isState()).isTrue();
        assertThat(OUTLINES.area(area).country()).isEqualTo(country);
    }

    @Test
    void whatIsUnknownOrSharedIsNotFound() {
        assertThat(INDEX.country(null)).isNegative();
        assertThat(INDEX.country("Atlantis")).isNegative();
        assertThat(INDEX.state("BR", null)).isNegative();
        assertThat(INDEX.state("PT", "Lisboa")).isNegative();
        assertThat(INDEX.state("CA", "Acadia")).as("two provinces were called so").isNegative();
    }

    @Test
    void allStatesOfBrazilAreThere() {
        long states = 0;
        for (int area = 0; area < OUTLINES.size(); area++) {
            MapArea of = OUTLINES.area(area);
            if (of.isState() && of.country().equals("BR")) {
                states++;
            }
        }
        assertThat(states).isEqualTo(27);
    }
}
