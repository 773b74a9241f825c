package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Change;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Mover;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;

/** Two answers by cities beside each other: what entered, left and changed. */
class PlaceComparisonTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static PlaceNode places(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    private static CityRow city(String country, String city, @Nullable Long views, double east) {
        return new CityRow(
                country,
                "R",
                city,
                10.0,
                east,
                null,
                new Counters(views, null, null, null),
                UnknownMembers.NONE);
    }

    private static PlaceKey key(PlaceNode all, int country, int city) {
        return all.children().get(country).children().getFirst().children().get(city).key();
    }

    private static Change change(PlaceComparison both, PlaceKey key) {
        return Objects.requireNonNull(both.changes().of(key, CounterMetric.VIEWS));
    }

    @Test
    void whatLeftIsThereWithoutFigures() throws InterruptedException {
        PlaceNode before = places(city("BR", "Santos", 40L, 1), city("US", "Dayton", 7L, 2));
        PlaceNode now = places(city("BR", "Santos", 50L, 1), city("BR", "Osasco", 5L, 3));
        PlaceComparison both = PlaceComparison.of(before, now);
        PlaceNode all = both.all();
        assertThat(all.children()).extracting(PlaceNode::name).containsExactly("BR", "US");
        assertThat(all.facts()).isEqualTo(now.facts());
        assertThat(all.sums()).isEqualTo(now.sums());
        Change santos = change(both, key(all, 0, 0));
        assertThat(santos.difference()).isEqualTo(BigInteger.TEN);
        assertThat(santos.ratio()).isEqualTo(0.25);
        assertThat(change(both, key(all, 0, 1)).kind()).isEqualTo(Mover.Kind.ENTERED);
        Change dayton = change(both, key(all, 1, 0));
        assertThat(dayton.kind()).isEqualTo(Mover.Kind.LEFT);
        assertThat(dayton.difference()).isEqualTo(-7);
        assertThat(dayton.share()).isEqualTo(7 / 22.0);
        assertThat(both.changes().count(PlaceLevel.CITY.depth(), Mover.Kind.LEFT)).isEqualTo(1);
        assertThat(change(both, all.children().getFirst().key()).difference()).isEqualTo(15);
    }

    @Test
    void unknownIsNoChange() throws InterruptedException {
        PlaceNode before = places(city("BR", "Santos", null, 1));
        PlaceNode now = places(city("BR", "Santos", 50L, 1));
        PlaceComparison both = PlaceComparison.of(before, now);
        assertThat(change(both, key(both.all(), 0, 0)).difference()).isNull();
    }

    @Test
    void citiesOfOneNameAreKnownAgainByWhereTheyLie() throws InterruptedException {
        PlaceNode before = places(city("BR", "Bonito", 40L, 1), city("BR", "Bonito", 90L, 5));
        PlaceNode now = places(city("BR", "Bonito", 95L, 5), city("BR", "Bonito", 41L, 1));
        PlaceComparison both = PlaceComparison.of(before, now);
        assertThat(change(both, key(both.all(), 0, 0)).difference()).isEqualTo(5);
        assertThat(change(both, key(both.all(), 0, 1)).difference()).isEqualTo(1);
    }

    @Test
    void fewAreNoPercentage() throws InterruptedException {
        PlaceNode before = places(city("BR", "Santos", 2L, 1));
        PlaceNode now = places(city("BR", "Santos", 6L, 1));
        PlaceComparison both = PlaceComparison.of(before, now);
        assertThat(change(both, key(both.all(), 0, 0)).ratio()).isNull();
        assertThat(Change.isChance(2, 6)).isTrue();
        assertThat(Change.isChance(200, 600)).isFalse();
    }

    @Test
    void aCityThatLeftIsNotTakenForAnotherOfItsName() throws InterruptedException {
        PlaceNode before =
                places(
                        city("BR", "Bonito", 40L, 1),
                        city("BR", "Bonito", 90L, 5),
                        city("BR", "Bonito", 20L, 9));
        PlaceNode now = places(city("BR", "Bonito", 25L, 9));
        PlaceComparison both = PlaceComparison.of(before, now);
        PlaceNode region = both.all().children().getFirst().children().getFirst();
        assertThat(region.children())
                .extracting(PlaceNode::key)
                .extracting(PlaceKey::number)
                .containsExactly(0, 1, 2);
        assertThat(change(both, key(both.all(), 0, 0)).difference()).isEqualTo(5);
        assertThat(
                        List.of(
                                change(both, key(both.all(), 0, 1)).difference(),
                                change(both, key(both.all(), 0, 2)).difference()))
                .containsExactlyInAnyOrder(BigInteger.valueOf(-40), BigInteger.valueOf(-90));
        assertThat(change(both, key(both.all(), 0, 1)).kind()).isEqualTo(Mover.Kind.LEFT);
    }
}
