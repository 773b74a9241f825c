package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Places as rows: flat, filtered, compared, and by their keys. */
class PlaceRowsTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private PlaceNode all;

    @BeforeEach
    void read() throws InterruptedException {
        all =
                places(
                        row("BR", "Pará", "Belém", null, 5L, 1.0),
                        row("BR", "Bahia", "Ilhéus", "2026-03-02", 2L, 2.0),
                        row("BR", "Bahia", "Ilhéus", "2026-03-01", 1L, 2.0),
                        row("PT", "Lisboa", null, null, 7L, null));
    }

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> cities = List.of(rows);
        return new Places(Neighbourhoods.of(cities), BucketReader.hours(ZONE)).of(cities);
    }

    private static CityRow row(
            String country,
            String region,
            @Nullable String city,
            @Nullable String bucket,
            Long views,
            @Nullable Double north) {
        return new CityRow(
                country,
                region,
                city,
                north,
                north,
                bucket,
                new Counters(views, null, null, null),
                UnknownMembers.NONE);
    }

    private static List<String> names(PlaceLeaf leaf) {
        return List.of(
                String.valueOf(leaf.country().name()),
                String.valueOf(leaf.region().name()),
                String.valueOf(leaf.city().name()),
                String.valueOf(leaf.place().name()));
    }

    @Test
    void flatRowsAreTheDaysOrTheCityItself() throws InterruptedException {
        assertThat(PlaceLeaf.of(all).stream().map(PlaceRowsTest::names))
                .containsExactly(
                        List.of("BR", "Pará", "Belém", "Belém"),
                        List.of("BR", "Bahia", "Ilhéus", "2026-03-01"),
                        List.of("BR", "Bahia", "Ilhéus", "2026-03-02"),
                        List.of("PT", "Lisboa", "null", "null"));
    }

    @Test
    void aFilterAsksForEachCityAndLeavesSumsOfWhatPasses() throws InterruptedException {
        PlaceNode left =
                new PlaceFilter(
                                path -> {
                                    assertThat(path)
                                            .extracting(PlaceNode::level)
                                            .containsExactly(
                                                    PlaceLevel.COUNTRY,
                                                    PlaceLevel.REGION,
                                                    PlaceLevel.CITY);
                                    return "Ilhéus".equals(path.getLast().name());
                                })
                        .of(all);
        assertThat(left.sums().of(CounterMetric.VIEWS).known()).isEqualTo(3);
        assertThat(left.children()).singleElement().extracting(PlaceNode::name).isEqualTo("BR");
        assertThat(left.children().getFirst().children())
                .singleElement()
                .extracting(PlaceNode::name)
                .isEqualTo("Bahia");
        assertThat(new PlaceFilter(_ -> false).of(all).hasChildren()).isFalse();
    }

    @Test
    void oneDayThatIsChosenStandsForItsCity() throws InterruptedException {
        PlaceNode ilheus = all.children().getFirst().children().getLast().children().getFirst();
        Audience audience =
                Audience.of(
                        all,
                        Set.of(ilheus.children().getFirst().key()),
                        place -> Objects.requireNonNullElse(place.name(), "?"));
        assertThat(audience.cities()).extracting(Audience.Aim::name).containsExactly("Ilhéus");
    }

    @Test
    void citiesThatNothingTellsApartAreNumbered() throws InterruptedException {
        PlaceNode twice =
                places(
                        row("BR", "Pará", null, null, 1L, null),
                        row("BR", "Pará", "?", null, 2L, null));
        Audience audience =
                Audience.of(
                        twice,
                        Set.of(twice.key()),
                        place -> Objects.requireNonNullElse(place.name(), "?"));
        assertThat(audience.cities())
                .extracting(Audience.Aim::name)
                .containsExactly("?, Pará, BR", "?, Pará, BR #2");
    }

    @Test
    void aKeyIsReadAsThePathToItsPlace() {
        PlaceKey country = PlaceKey.EVERYWHERE.child("BR", 0);
        assertThat(country).hasToString("BR");
        assertThat(country.child(null, 0)).hasToString("BR / ?");
        assertThat(country.child("Pará", 0).child("Bonito", 2)).hasToString("BR / Pará / Bonito#2");
    }

    @Test
    void citiesThatAMapCannotShowAreCounted() {
        assertThat(new PlaceFacts(9, 5, 0, 0, 2, 1).unplaced()).isEqualTo(3);
        assertThat(new PlaceFacts(1, 2, 3, 4, 5, 6).plus(new PlaceFacts(10, 20, 30, 40, 50, 60)))
                .isEqualTo(new PlaceFacts(11, 22, 33, 44, 55, 66));
    }

    @Test
    void aRowOfATableIsThatOfItsPlace() {
        PlaceLine line = PlaceLine.of(all, Set.of()).getFirst();
        assertThat(line.key()).isEqualTo(line.place().key());
        assertThat(line.sums().of(CounterMetric.VIEWS).known()).isEqualTo(8);
        assertThat(line.isExpandable()).isTrue();
        PlaceNode belem = all.children().getFirst().children().getFirst().children().getFirst();
        assertThat(new PlaceLine(belem, 2, false).isExpandable()).isFalse();
    }

    @Test
    void placesAreSortedByTheirNamesOrByHowMuchTheyChanged() throws InterruptedException {
        PlaceNode before =
                places(
                        row("BR", "Pará", "Belém", null, 4L, 1.0),
                        row("PT", "Lisboa", null, null, 1L, null));
        PlaceComparison both = PlaceComparison.of(before, all);
        for (boolean descending : List.of(true, false)) {
            PlaceNode sorted =
                    new PlaceOrder(
                                    new PlaceSort(
                                            CounterMetric.VIEWS, descending, PlaceSort.By.CHANGE),
                                    Locale.ENGLISH,
                                    PlaceNode::name,
                                    both.changes())
                            .of(both.all());
            assertThat(sorted.children())
                    .extracting(PlaceNode::name)
                    .containsExactly(descending ? "PT" : "BR", descending ? "BR" : "PT");
            PlaceNode named =
                    new PlaceOrder(new PlaceSort(null, descending), Locale.ENGLISH, PlaceNode::name)
                            .of(all);
            assertThat(named.children())
                    .extracting(PlaceNode::name)
                    .containsExactly(descending ? "PT" : "BR", descending ? "BR" : "PT");
            assertThat(named.children().get(descending ? 1 : 0).children())
                    .extracting(PlaceNode::name)
                    .containsExactly(descending ? "Pará" : "Bahia", descending ? "Bahia" : "Pará");
        }
    }
}
