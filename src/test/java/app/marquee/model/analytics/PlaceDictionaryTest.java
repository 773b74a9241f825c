package app.marquee.model.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.CorpusLines;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

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

    static Stream<List<String>> countries() {
        return CorpusLines.of("countries/countries.tsv");
    }

    @ParameterizedTest
    @MethodSource("countries")
    void countriesAsPlatformsWriteThem(List<String> line) {
        String written = line.getFirst();
        String key = PlaceDictionary.countryKey(written);
        if (line.get(1).equals(CorpusLines.UNKNOWN)) {
            assertThat(key).isNull();
            return;
        }
        assertThat(key).isEqualTo(line.get(1));
        for (String text : List.of(written, String.valueOf(key))) {
            assertThat(
                            List.of(
                                    english.country(text),
                                    portuguese.country(text),
                                    spanish.country(text)))
                    .isEqualTo(line.subList(2, 5));
        }
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " "})
    void aCountryThatIsNotGivenIsUnknown(@Nullable String written) {
        assertThat(PlaceDictionary.countryKey(written)).isNull();
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
