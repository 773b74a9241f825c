package app.marquee.analytics.place;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Sum;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.PlaceDictionary;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Countries, regions, cities and their days: nothing lost, nothing counted twice. */
class PlacesTest {
    private static final ZoneId ZONE = ZoneId.of("America/Sao_Paulo");

    private static CityRow row(
            @Nullable String country,
            @Nullable String region,
            @Nullable String city,
            @Nullable String bucket,
            @Nullable Long views) {
        return row(country, region, city, bucket, views, 10.0, 20.0);
    }

    private static CityRow row(
            @Nullable String country,
            @Nullable String region,
            @Nullable String city,
            @Nullable String bucket,
            @Nullable Long views,
            @Nullable Double latitude,
            @Nullable Double longitude) {
        return new CityRow(
                country,
                region,
                city,
                latitude,
                longitude,
                bucket,
                new Counters(views, views, null, null),
                UnknownMembers.NONE);
    }

    private static PlaceNode tree(CityRow... rows) throws InterruptedException {
        List<CityRow> all = List.of(rows);
        return new Places(Neighbourhoods.of(all), BucketReader.hours(ZONE)).of(all);
    }

    @Test
    void aCountryIsOneHoweverItIsWrittenAndUnknownOnesAreTogether() throws InterruptedException {
        PlaceNode all =
                tree(
                        row("GB", "England", "Leeds", null, 1L),
                        row("UK", "England", "Leeds", null, 2L),
                        row("XX", null, null, null, 4L),
                        row("EL", null, "Volos", null, 8L),
                        row("T1", null, null, null, 16L),
                        row(null, null, null, null, 32L),
                        row("A1", null, null, null, 64L));
        assertThat(all.children())
                .extracting(
                        country -> country.key().name(),
                        PlaceNode::name,
                        country -> country.sums().views().known().intValue())
                .containsExactly(
                        tuple("GB", "GB", 3), tuple(null, null, 116), tuple("GR", "EL", 8));
        assertThat(tree(row("ZZ", null, null, null, 1L)).children().getFirst().name())
                .as("as the platform writes it")
                .isEqualTo("ZZ");
    }

    @Test
    void aCountryIsComparedHoweverItIsWritten() throws InterruptedException {
        PlaceNode before = tree(row("UK", "England", "Leeds", null, 5L));
        PlaceNode now = tree(row("GBR", "England", "Leeds", null, 7L));
        PlaceComparison both = PlaceComparison.of(before, now);
        assertThat(both.all().children()).hasSize(1);
        assertThat(both.changes().of(now.children().getFirst().key(), CounterMetric.VIEWS))
                .isNotNull()
                .satisfies(change -> assertThat(change.difference()).isEqualTo(2));
    }

    private static List<String> shown(PlaceNode everywhere) {
        List<PlaceLine> lines = PlaceLine.of(everywhere, allKeys(everywhere));
        return lines.stream()
                .map(
                        line ->
                                "  ".repeat(line.depth())
                                        + line.place().name()
                                        + " "
                                        + line.place().sums().views().known())
                .toList();
    }

    private static Set<PlaceKey> allKeys(PlaceNode node) {
        Set<PlaceKey> keys = new java.util.HashSet<>();
        keys.add(node.key());
        node.children().forEach(child -> keys.addAll(allKeys(child)));
        return keys;
    }

    @Test
    void nothing() throws InterruptedException {
        PlaceNode everywhere = tree();
        assertThat(everywhere.children()).isEmpty();
        assertThat(everywhere.sums()).isEqualTo(CounterSums.NONE);
        assertThat(PlaceLine.of(everywhere, Set.of())).isEmpty();
    }

    @Test
    void groupsWithTheirSums() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "São Paulo", null, 10L),
                        row("US", "NY", "New York", null, 4L),
                        row("BR", "RJ", "Niterói", null, 3L),
                        row("BR", "SP", "Santos", null, 2L));
        assertThat(shown(everywhere))
                .containsExactly(
                        "BR 15",
                        "  SP 12",
                        "    São Paulo 10",
                        "    Santos 2",
                        "  RJ 3",
                        "    Niterói 3",
                        "US 4",
                        "  NY 4",
                        "    New York 4");
        assertThat(everywhere.sums().views()).isEqualTo(new Sum(BigInteger.valueOf(19), 4, 0));
        assertThat(everywhere.sums().plays()).isEqualTo(new Sum(BigInteger.ZERO, 0, 4));
        assertThat(everywhere.facts().cities()).isEqualTo(4);
    }

    @Test
    void whatIsNotSaidIsAPlaceOfItsOwn() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row(null, null, null, null, 1L, null, null),
                        row("BR", " ", "", null, 2L, null, null),
                        row("BR", null, null, null, null, null, null));
        assertThat(shown(everywhere))
                .containsExactly(
                        "null 1", "  null 1", "    null 1", "BR 2", "  null 2", "    null 2");
        PlaceNode brazil = everywhere.children().get(1);
        assertThat(brazil.sums().views()).isEqualTo(new Sum(BigInteger.TWO, 1, 1));
        assertThat(everywhere.facts().missing()).isEqualTo(2);
    }

    @Test
    void aCountryThatIsOnlyBlankHasNoName() throws InterruptedException {
        PlaceNode unknown =
                tree(row(" ", null, null, null, 1L), row(" ", "SP", "Santos", null, 2L))
                        .children()
                        .getFirst();
        assertThat(unknown.key().name()).isNull();
        assertThat(unknown.name()).isNull();
    }

    /** Countries and cities have names of the user's language, regions those of the platform. */
    @Test
    void regionsAreNotTranslatedAsCities() throws InterruptedException {
        PlaceDictionary dictionary = new PlaceDictionary(Locale.of("pt", "BR"));
        PlaceKey region = PlaceKey.EVERYWHERE.child("CH", 0).child("Geneva", 0);
        assertThat(PlaceKey.EVERYWHERE.child("CH", 0).name(dictionary)).isEqualTo("Suíça");
        assertThat(region.child("Geneva", 0).name(dictionary)).isEqualTo("Genebra");
        assertThat(region.name(dictionary)).isEqualTo("Geneva");
    }

    @Test
    void sameNamesElsewhereAreOtherPlaces() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("US", "IL", "Springfield", null, 1L),
                        row("US", "MO", "Springfield", null, 2L),
                        row("ZZ", "IL", "Springfield", null, 4L));
        assertThat(everywhere.facts().cities()).isEqualTo(3);
        assertThat(allKeys(everywhere)).hasSize(1 + 2 + 3 + 3);
    }

    @Test
    void twoOfOneNameAtTheSameTimeAreTwoCities() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("US", "IL", "Springfield", null, 1L, 39.8, -89.6),
                        row("US", "IL", "Springfield", null, 2L, 41.0, -88.0));
        assertThat(everywhere.facts().cities()).isEqualTo(2);
        assertThat(everywhere.facts().repeated()).isZero();
        assertThat(everywhere.sums().views().known()).isEqualTo(3);
        List<PlaceNode> cities = everywhere.children().getFirst().children().getFirst().children();
        assertThat(cities).extracting(PlaceNode::key).doesNotHaveDuplicates();
    }

    @Test
    void repeatedRowsAreCountedAndNamed() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", null, 1L),
                        row("BR", "SP", "Santos", null, 1L),
                        row("BR", "SP", "Santos", null, 5L));
        assertThat(everywhere.facts().cities()).isEqualTo(1);
        assertThat(everywhere.facts().repeated()).isEqualTo(2);
        assertThat(everywhere.sums().views()).isEqualTo(new Sum(BigInteger.valueOf(7), 3, 0));
    }

    @Test
    void daysAreInsideTheirCityInTheOrderOfTime() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", "2025-03-02", 2L),
                        row("BR", "SP", "Santos", "2025-03-01", 1L),
                        row("BR", "SP", "Bauru", "2025-03-01", 7L),
                        row("BR", "SP", "Santos", "2025-03-03", null));
        assertThat(shown(everywhere))
                .containsExactly(
                        "BR 10",
                        "  SP 10",
                        "    Santos 3",
                        "      2025-03-01 1",
                        "      2025-03-02 2",
                        "      2025-03-03 0",
                        "    Bauru 7",
                        "      2025-03-01 7");
        assertThat(everywhere.sums().views()).isEqualTo(new Sum(BigInteger.TEN, 3, 1));
        assertThat(everywhere.facts()).isEqualTo(new PlaceFacts(4, 2, 0, 0, 0, 0));
    }

    @Test
    void theServicesOwnTotalOfACityIsNotCountedBesideItsDays() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", null, 3L),
                        row("BR", "SP", "Santos", "2025-03-01", 1L),
                        row("BR", "SP", "Santos", "2025-03-02", 2L),
                        row("BR", "SP", "Bauru", null, 50L));
        assertThat(everywhere.sums().views()).isEqualTo(new Sum(BigInteger.valueOf(53), 3, 0));
        assertThat(everywhere.facts().ownTotals()).isEqualTo(1);
        assertThat(everywhere.facts().rows()).isEqualTo(4);
    }

    @Test
    void theSameDayTwiceIsToldApartAndNamed() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", "2025-03-01", 1L),
                        row("BR", "SP", "Santos", "2025-03-01", 1L));
        assertThat(everywhere.facts().repeated()).isEqualTo(1);
        assertThat(allKeys(everywhere)).hasSize(1 + 3 + 2);
    }

    @Test
    void figuresBeyondTheRangeOfLong() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", null, Long.MAX_VALUE),
                        row("BR", "RJ", "Niterói", null, Long.MAX_VALUE));
        assertThat(everywhere.sums().views().known())
                .isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).multiply(BigInteger.TWO));
    }

    @Test
    void onlyExpandedPlacesShowWhatIsInside() throws InterruptedException {
        PlaceNode everywhere = tree(row("BR", "SP", "Santos", null, 1L));
        assertThat(PlaceLine.of(everywhere, Set.of()))
                .extracting(line -> line.place().name(), PlaceLine::depth, PlaceLine::expanded)
                .containsExactly(tuple("BR", 0, false));
        PlaceKey brazil = everywhere.children().getFirst().key();
        assertThat(PlaceLine.of(everywhere, Set.of(brazil)))
                .extracting(line -> line.place().name(), PlaceLine::depth, PlaceLine::expanded)
                .containsExactly(tuple("BR", 0, true), tuple("SP", 1, false));
    }

    @Test
    void keysAreTheSameInAnotherAnswer() throws InterruptedException {
        PlaceNode before = tree(row("BR", "SP", "Santos", null, 1L));
        PlaceNode after =
                tree(row("US", "NY", "New York", null, 1L), row("BR", "SP", "Santos", null, 8L));
        assertThat(allKeys(after)).containsAll(allKeys(before));
    }

    @Test
    void orderedWithinThePlaceAroundThemUnknownLast() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "a", null, null),
                        row("BR", "SP", "Óbidos", null, 5L),
                        row("BR", "SP", "Osasco", null, 7L),
                        row("US", "NY", "x", null, 100L));
        assertThat(ordered(everywhere, new PlaceSort(CounterMetric.VIEWS, true)))
                .containsExactly("US", "NY", "x", "BR", "SP", "Osasco", "Óbidos", "a");
        assertThat(ordered(everywhere, new PlaceSort(CounterMetric.VIEWS, false)))
                .containsExactly("BR", "SP", "Óbidos", "Osasco", "a", "US", "NY", "x");
        assertThat(ordered(everywhere, new PlaceSort(null, false)))
                .containsExactly("BR", "SP", "a", "Óbidos", "Osasco", "US", "NY", "x");
    }

    @Test
    void daysStayInTheOrderOfTimeWhateverTheSort() throws InterruptedException {
        PlaceNode everywhere =
                tree(
                        row("BR", "SP", "Santos", "2025-03-02", 9L),
                        row("BR", "SP", "Santos", "2025-03-01", 1L));
        assertThat(ordered(everywhere, PlaceSort.USUAL))
                .containsExactly("BR", "SP", "Santos", "2025-03-01", "2025-03-02");
    }

    private static List<@Nullable String> ordered(PlaceNode everywhere, PlaceSort sort)
            throws InterruptedException {
        PlaceNode sorted =
                new PlaceOrder(sort, Locale.of("pt", "BR"), PlaceNode::name).of(everywhere);
        List<@Nullable String> names = new ArrayList<>();
        PlaceLine.of(sorted, allKeys(sorted)).forEach(line -> names.add(line.place().name()));
        return names;
    }

    @Test
    void anInterruptEndsIt() throws InterruptedException {
        List<CityRow> rows = List.of(row("BR", "SP", "Santos", null, 1L));
        Places places = new Places(Neighbourhoods.of(rows), BucketReader.hours(ZONE));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> places.of(rows)).isInstanceOf(InterruptedException.class);
    }
}
