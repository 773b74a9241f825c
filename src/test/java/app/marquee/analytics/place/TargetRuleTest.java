package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;

/** Cities worth advertising in stand out by more than chance. */
class TargetRuleTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static CityRow city(String country, String name, long views, long plays) {
        return new CityRow(
                country,
                "Region",
                name,
                null,
                null,
                null,
                new Counters(views, null, plays, null),
                UnknownMembers.NONE);
    }

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    private static List<String> found(TargetRule rule, PlaceNode shown, Changes<PlaceKey> changes) {
        List<PlaceKey> keys = rule.of(shown, CounterMetric.VIEWS, changes);
        return keys.stream()
                .map(
                        key ->
                                PlaceMovers.cities(shown).stream()
                                        .filter(city -> city.key().equals(key))
                                        .findFirst()
                                        .orElseThrow()
                                        .name())
                .toList();
    }

    /** A viewer may be in several cities, so their values don't add up to a share. */
    @Test
    void onlyOfMetricsThatAddUpAreCitiesNamed() throws InterruptedException {
        PlaceNode shown =
                places(
                        city("BR", "A", 60, 1),
                        city("BR", "B", 50, 2),
                        city("BR", "C", 40, 3),
                        city("BR", "D", 30, 4),
                        city("BR", "E", 20, 5),
                        city("BR", "F", 0, 6));
        LeadingCities leading = LeadingCities.of(shown);
        assertThat(leading.cities().get(CounterMetric.VIEWS))
                .extracting(PlaceNode::name)
                .containsExactly("A", "B", "C", "D", "E");
        assertThat(leading.cities().get(CounterMetric.PLAYS))
                .extracting(PlaceNode::name)
                .containsExactly("F", "E", "D", "C", "B");
        assertThat(leading.cities().get(CounterMetric.UNIQUE_VIEWS)).isEmpty();
        assertThat(leading.share(shown, CounterMetric.VIEWS)).isEqualTo(1);
        assertThat(leading.share(shown, CounterMetric.PLAYS)).isEqualTo(20 / 21.0);
        assertThat(leading.share(shown, CounterMetric.UNIQUE_VIEWS)).isNaN();
        PlaceNode several =
                places(
                        new CityRow(
                                "BR",
                                "R",
                                "A",
                                null,
                                null,
                                null,
                                new Counters(1L, 9L, 1L, 9L),
                                UnknownMembers.NONE));
        assertThat(LeadingCities.of(several).cities().get(CounterMetric.UNIQUE_VIEWS)).isEmpty();
    }

    @Test
    void citiesThatPlayMoreThanTheirCountryAreEngaged() throws InterruptedException {
        PlaceNode shown =
                places(
                        city("BR", "Santos", 10_000, 8_000),
                        city("BR", "Manaus", 10_000, 4_000),
                        city("BR", "Recife", 1_000, 900),
                        city("BR", "Belém", 10, 9),
                        city("PT", "Porto", 5_000, 4_900));
        assertThat(found(TargetRule.ENGAGED, shown, Changes.none()))
                .as("not by chance, and not against other countries")
                .containsExactly("Santos", "Recife");
    }

    @Test
    void citiesWithTheLargestIncreasesHaveGrown() throws InterruptedException {
        PlaceComparison both =
                PlaceComparison.of(
                        places(
                                city("BR", "Santos", 1_000, 1),
                                city("BR", "Manaus", 1_000, 1),
                                city("PT", "Porto", 1_000, 1)),
                        places(
                                city("BR", "Santos", 1_500, 1),
                                city("BR", "Manaus", 1_010, 1),
                                city("PT", "Porto", 3_000, 1)));
        assertThat(found(TargetRule.GROWN, both.all(), both.changes()))
                .containsExactly("Porto", "Santos");
    }

    @Test
    void theLargestCitiesHaveAShareOfWhatIsShown() throws InterruptedException {
        PlaceNode shown =
                places(
                        city("BR", "A", 60, 1),
                        city("BR", "B", 50, 1),
                        city("BR", "C", 40, 1),
                        city("PT", "D", 30, 1),
                        city("PT", "E", 20, 1),
                        city("PT", "F", 10, 1),
                        city("PT", "G", 40, 1));
        LeadingCities leading = LeadingCities.of(shown);
        assertThat(
                        leading.cities().getOrDefault(CounterMetric.VIEWS, List.of()).stream()
                                .map(PlaceNode::name))
                .hasSize(LeadingCities.MOST)
                .startsWith("A", "B")
                .contains("C", "G", "D");
        assertThat(leading.share(shown, CounterMetric.VIEWS)).isEqualTo(220 / 250.0);
        assertThat(leading.share(shown, CounterMetric.UNIQUE_VIEWS)).isNaN();
    }
}
