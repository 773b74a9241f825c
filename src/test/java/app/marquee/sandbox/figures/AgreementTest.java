package app.marquee.sandbox.figures;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.sandbox.account.Account;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All figures of a period add up to the same, over many seeds, scales, moments and periods. */
class AgreementTest {
    static Stream<Arguments> questions() {
        return Stream.of(
                of(1, 1, "2025-08-12T12:00:55Z", "2025-08-12", "2025-08-12"),
                of(1, 1, "2025-08-12T12:00:55Z", "2025-08-01", "2025-08-12"),
                of(2, 1, "2025-08-31T23:59:59Z", "2025-08-31", "2025-08-31"),
                of(3, 1, "2025-03-01T00:00:00Z", "2025-02-01", "2025-02-28"),
                of(4, 1, "2024-03-05T03:17:00Z", "2024-02-28", "2024-03-01"),
                of(5, 1, "2024-02-29T17:40:12Z", "2024-02-29", "2024-02-29"),
                of(6, 1, "2026-01-01T00:00:30Z", "2025-12-25", "2026-01-07"),
                of(-7, 1, "2025-08-12T12:00:55Z", "2025-07-01", "2025-07-31"),
                of(8, 3, "2025-05-31T09:09:09Z", "2025-05-30", "2025-06-02"),
                of(9, 25, "2025-05-31T09:09:09Z", "2025-05-30", "2025-05-31"),
                of(10, 1, "2025-08-12T12:00:55Z", "2024-01-01", "2025-12-31"));
    }

    private static Arguments of(long seed, int scale, String now, String start, String end) {
        return Arguments.of(
                seed,
                scale,
                Instant.parse(now),
                new Span(LocalDate.parse(start), LocalDate.parse(end)));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void citiesReferrersAndRankingHaveTheSameSums(long seed, int scale, Instant now, Span span) {
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        Counts ranking = Counts.of(figures.ranking(span, now).map(RankingRow::counters));
        Counts cities = Counts.of(cities(figures, span, now).map(CityRow::counters));
        Counts referrers =
                Counts.of(
                        figures.referrers(span, Granularity.TOTAL, now).map(ReferrerRow::counters));
        assertThat(cities).isEqualTo(ranking);
        assertThat(referrers).isEqualTo(ranking);
        assertThat(ranking.plays()).isBetween(1L, ranking.views());
    }

    @ParameterizedTest
    @MethodSource("questions")
    void browsersOfAVideoAddUpToItsRankingRow(long seed, int scale, Instant now, Span span) {
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        List<RankingRow> rows = figures.ranking(span, now).toList();
        for (RankingRow row : List.of(rows.getFirst(), rows.get(rows.size() / 2), rows.getLast())) {
            assertThat(
                            Counts.of(
                                    figures.browsers(row.videoIndex(), span, Granularity.TOTAL, now)
                                            .map(BrowserRow::counters)))
                    .isEqualTo(Counts.of(Stream.of(row.counters())));
        }
    }

    @ParameterizedTest
    @MethodSource("questions")
    void daysAddUpToTotalsAndHoursToDays(long seed, int scale, Instant now, Span asked) {
        Span span = atMostTwoWeeks(asked, now);
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        Map<String, Counts> totals =
                sums(figures.referrers(span, Granularity.TOTAL, now), AgreementTest::name);
        Map<String, Counts> days =
                sums(figures.referrers(span, Granularity.DAY, now), AgreementTest::name);
        assertThat(days).isEqualTo(totals);
        Map<String, Counts> byDay =
                sums(figures.referrers(span, Granularity.DAY, now), AgreementTest::nameAndDay);
        Map<String, Counts> hoursByDay =
                sums(figures.referrers(span, Granularity.HOUR, now), AgreementTest::nameAndDay);
        assertThat(hoursByDay).isEqualTo(byDay);
    }

    @ParameterizedTest
    @MethodSource("questions")
    void everyHourHasTheSameSumInCitiesAndReferrers(long seed, int scale, Instant now, Span asked) {
        Span span = atMostTwoWeeks(asked, now);
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        Map<Instant, Long> cities =
                figures.cities(new CityQuestion(span, Granularity.HOUR, null, null), now)
                        .collect(
                                Collectors.groupingBy(
                                        row -> Objects.requireNonNull(row.at()),
                                        Collectors.summingLong(row -> row.counters().views())));
        Map<Instant, Long> referrers =
                figures.referrers(span, Granularity.HOUR, now)
                        .collect(
                                Collectors.groupingBy(
                                        row -> Objects.requireNonNull(row.at()),
                                        Collectors.summingLong(row -> row.counters().views())));
        assertThat(cities).isEqualTo(referrers);
    }

    @ParameterizedTest
    @MethodSource("questions")
    void browsersOfAVideoKeepTheirSumsOverHours(long seed, int scale, Instant now, Span asked) {
        Span span = atMostTwoWeeks(asked, now);
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        int video = figures.ranking(span, now).findFirst().orElseThrow().videoIndex();
        Function<Granularity, Map<String, Long>> views =
                granularity ->
                        figures.browsers(video, span, granularity, now)
                                .collect(
                                        Collectors.groupingBy(
                                                row -> String.valueOf(row.browser()),
                                                Collectors.summingLong(
                                                        row -> row.counters().views())));
        assertThat(views.apply(Granularity.HOUR))
                .isEqualTo(views.apply(Granularity.DAY))
                .isEqualTo(views.apply(Granularity.TOTAL));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void countryAndRegionGiveTheSameRowsAsTheWhole(long seed, int scale, Instant now, Span span) {
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        List<CityRow> all = cities(figures, span, now).toList();
        assertThat(figures.cities(new CityQuestion(span, Granularity.TOTAL, "br", null), now))
                .containsExactlyElementsOf(
                        all.stream().filter(row -> "BR".equals(row.place().country())).toList());
        assertThat(figures.cities(new CityQuestion(span, Granularity.TOTAL, "BR", "Bahia"), now))
                .isNotEmpty()
                .containsExactlyElementsOf(
                        all.stream().filter(row -> "Bahia".equals(row.place().region())).toList());
    }

    @ParameterizedTest
    @MethodSource("questions")
    void uniquesNeverExceedWhatTheyArePartOf(long seed, int scale, Instant now, Span span) {
        Figures figures = Figures.of(Account.generate(seed, scale, now));
        Stream.of(
                        figures.ranking(span, now).map(RankingRow::counters),
                        cities(figures, span, now).map(CityRow::counters),
                        figures.referrers(span, Granularity.DAY, now).map(ReferrerRow::counters))
                .flatMap(Function.identity())
                .forEach(AgreementTest::check);
    }

    private static void check(Counters counters) {
        if (counters.views() < 1
                || counters.uniqueViews() > counters.views()
                || counters.plays() > counters.views()
                || counters.uniquePlays() > counters.plays()
                || counters.uniquePlays() > counters.uniqueViews()
                || counters.uniquePlays() < 0) {
            throw new AssertionError(counters.toString());
        }
    }

    private static Stream<CityRow> cities(Figures figures, Span span, Instant now) {
        return figures.cities(new CityQuestion(span, Granularity.TOTAL, null, null), now);
    }

    private static Span atMostTwoWeeks(Span span, Instant now) {
        LocalDate today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        LocalDate end = span.end().isAfter(today) ? today : span.end();
        LocalDate start = end.minusDays(13);
        return new Span(start.isBefore(span.start()) ? span.start() : start, end);
    }

    private static String name(ReferrerRow row) {
        return String.valueOf(row.referrer());
    }

    private static String nameAndDay(ReferrerRow row) {
        return LocalDate.ofInstant(Objects.requireNonNull(row.at()), ZoneOffset.UTC)
                + " "
                + row.referrer();
    }

    private static Map<String, Counts> sums(
            Stream<ReferrerRow> rows, Function<ReferrerRow, String> key) {
        return rows.collect(
                Collectors.groupingBy(
                        key,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                group -> Counts.of(group.stream().map(ReferrerRow::counters)))));
    }

    /** What adds up. */
    private record Counts(long views, long plays) {
        static Counts of(Stream<Counters> counters) {
            return counters.map(one -> new Counts(one.views(), one.plays()))
                    .reduce(
                            new Counts(0, 0),
                            (a, b) -> new Counts(a.views + b.views, a.plays + b.plays));
        }
    }
}
