package app.marquee.analytics.geo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PopulationTest {
    @Test
    void aRateIsForEachHundredThousandInhabitants() {
        assertThat(Population.rate("BR", 198_739.269)).isCloseTo(100, within(1e-6));
        assertThat(Population.rate("XX", 5)).isNaN();
        assertThat(Population.rate("BR", Double.NaN)).isNaN();
    }

    /** Its code is the word that stands for nothing in tables of statistics. */
    @Test
    void theInhabitantsOfNamibiaAreThoseOfNamibia() {
        assertThat(Population.rate("NA", 21_086.65)).isCloseTo(1_000, within(1e-6));
    }

    @Test
    void nearlyAllCountriesOfTheMapHaveAPopulation() {
        AreaOutlines outlines = AreaOutlines.world();
        long unknown = 0;
        long countries = 0;
        for (int area = 0; area < outlines.size(); area++) {
            MapArea of = outlines.area(area);
            if (!of.isState() && !of.country().isEmpty()) {
                countries++;
                unknown += Double.isNaN(Population.rate(of.country(), 1)) ? 1 : 0;
            }
        }
        assertThat(unknown).isLessThan(countries / 20);
    }
}
