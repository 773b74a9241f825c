package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

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
        "AU, New South Wales, New South Wales",
        "US, Califórnia, California",
        "US, Nova York, New York",
        "US, Estado de Nova Iorque, New York",
        "US, Carolina do Norte, North Carolina",
        "US, Virginia Occidental, West Virginia",
        "US, Pensilvânia, Pennsylvania",
        "US, Distrito de Colúmbia, District of Columbia",
        "CA, Colúmbia Britânica, British Columbia",
        "CA, Nueva Escocia, Nova Scotia",
        "CA, Territórios do Noroeste, Northwest Territories",
        "CA, Terra Nova e Labrador, Newfoundland and Labrador",
        "AU, Nova Gales do Sul, New South Wales",
        "AU, Território do Norte, Northern Territory",
        "AU, Australia Occidental, Western Australia",
        "BR, ESPIRITO SANTO, Espírito Santo",
        "BR, Estado do Rio Grande do Sul, Rio Grande do Sul",
        "BR, Goias, Goiás"
    })
    void aStateIsFoundWithoutAccentsAndPrefixes(String country, String said, String name) {
        int area = INDEX.state(country, said);
        assertThat(OUTLINES.area(area).names()).contains(name);
        assertThat(OUTLINES.area(area).isState()).isTrue();
        assertThat(OUTLINES.area(area).country()).isEqualTo(country);
    }

    /** A name in another language that leads nowhere would hide a misspelling. */
    @Test
    void allOtherNamesLeadToAState() throws IOException {
        try (InputStream in = AreaIndex.class.getResourceAsStream("state-names.txt")) {
            List<String> names =
                    new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> line.substring(0, line.indexOf(" = ")))
                            .toList();
            assertThat(names).hasSizeGreaterThan(40).isSorted();
            assertThat(names)
                    .allMatch(
                            name ->
                                    List.of("AU", "BR", "CA", "US").stream()
                                            .anyMatch(code -> INDEX.state(code, name) >= 0));
        }
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
