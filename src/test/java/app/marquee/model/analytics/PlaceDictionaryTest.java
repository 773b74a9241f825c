package app.marquee.model.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Locale;

class PlaceDictionaryTest {
    private final PlaceDictionary english = new PlaceDictionary(Locale.ENGLISH);
    private final PlaceDictionary portuguese = new PlaceDictionary(Locale.of("pt", "BR"));
    private final PlaceDictionary spanish = new PlaceDictionary(Locale.of("es"));

    @Test
    void countriesByTheirCodes() {
        assertThat(portuguese.country("BR")).isEqualTo("Brasil");
        assertThat(portuguese.country("usa")).isEqualTo("Estados Unidos");
        assertThat(portuguese.country(" de ")).isEqualTo("Alemanha");
        assertThat(portuguese.country("xk")).isEqualTo("Kosovo");
        assertThat(portuguese.country("Atlantis")).isEqualTo("Atlantis");
        assertThat(english.country("DE")).isEqualTo("Germany");
    }

    @Test
    void countriesByTheirNamesInAnyLanguage() {
        assertThat(spanish.country("Germany")).isEqualTo("Alemania");
        assertThat(spanish.country("Alemanha")).isEqualTo("Alemania");
        assertThat(english.country("Mexico")).isEqualTo("Mexico");
        assertThat(english.country("méxico")).isEqualTo("Mexico");
    }

    @Test
    void citiesByAnyOfTheirNames() {
        assertThat(portuguese.city("GB", "London")).isEqualTo("Londres");
        assertThat(portuguese.city("Germany", "München")).isEqualTo("Munique");
        assertThat(spanish.city("DEU", "Munchen")).isEqualTo("Múnich");
        assertThat(english.city("DE", "München")).isEqualTo("Munich");
        assertThat(spanish.city("PT", "LISBON")).isEqualTo("Lisboa");
    }

    @Test
    void otherCitiesStayAsTheyAre() {
        assertThat(portuguese.city("CA", "London")).isEqualTo("London");
        assertThat(portuguese.city(null, "London")).isEqualTo("London");
        assertThat(portuguese.city("Atlantis", "London")).isEqualTo("London");
        assertThat(spanish.city("BR", "São Paulo")).isEqualTo("São Paulo");
    }
}
