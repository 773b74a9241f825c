package app.marquee.sandbox.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.sandbox.account.Account;
import app.marquee.sandbox.account.Content;
import app.marquee.sandbox.account.VideoStatus;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** What figures are like: their window, their growth over the day, their order. */
class FiguresTest {
    private static final Instant NOW = Instant.parse("2025-08-12T12:00:55Z");
    private static final LocalDate TODAY = LocalDate.parse("2025-08-12");
    private static final Span MONTH = new Span(TODAY.minusDays(27), TODAY);

    private final Account account = Account.generate(Content.HOSTILE, 7, 1, NOW);
    private final Figures figures = Figures.of(account);

    @Test
    void sameQuestionGivesTheSameAnswer() {
        Figures again = Figures.of(Account.generate(Content.HOSTILE, 7, 1, NOW));
        assertThat(again.ranking(MONTH, NOW))
                .containsExactlyElementsOf(figures.ranking(MONTH, NOW).toList());
        assertThat(again.referrers(MONTH, Granularity.HOUR, NOW))
                .containsExactlyElementsOf(
                        figures.referrers(MONTH, Granularity.HOUR, NOW).toList());
    }

    @Test
    void periodsThatEndBeforeTheyStartAreRefused() {
        assertThatThrownBy(() -> new Span(TODAY, TODAY.minusDays(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyOneOf400DaysHasViewsAndNoOtherDay() {
        List<LocalDate> days =
                figures.referrers(
                                new Span(TODAY.minusDays(900), TODAY.plusDays(900)),
                                Granularity.DAY,
                                NOW)
                        .map(
                                row ->
                                        LocalDate.ofInstant(
                                                Objects.requireNonNull(row.at()), ZoneOffset.UTC))
                        .distinct()
                        .toList();
        assertThat(days).hasSize(400).isSorted().contains(TODAY, TODAY.minusDays(399));
        assertThat(figures.ranking(Span.day(TODAY.plusDays(1)), NOW)).isEmpty();
        assertThat(figures.ranking(Span.day(TODAY.minusDays(400)), NOW)).isEmpty();
        assertThat(figures.ranking(Span.day(TODAY.minusDays(399)), NOW)).isNotEmpty();
    }

    @Test
    void theDayGrowsMinuteByMinuteAndIsThenComplete() {
        Instant midnight = Instant.parse("2025-08-12T00:00:00Z");
        long before = 0;
        Map<Integer, Long> last = Map.of();
        for (int minute = 0; minute <= 24 * 60; minute += 37) {
            Instant moment = midnight.plus(Duration.ofMinutes(minute));
            Map<Integer, Long> now = viewsByVideo(Span.day(TODAY), moment);
            last.forEach(
                    (video, views) ->
                            assertThat(now.getOrDefault(video, 0L)).isGreaterThanOrEqualTo(views));
            long sum = now.values().stream().mapToLong(Long::longValue).sum();
            assertThat(sum).isGreaterThanOrEqualTo(before);
            before = sum;
            last = now;
        }
        Map<Integer, Long> tomorrow =
                viewsByVideo(Span.day(TODAY), midnight.plus(Duration.ofDays(1)));
        assertThat(tomorrow)
                .isEqualTo(viewsByVideo(Span.day(TODAY), midnight.plus(Duration.ofDays(200))));
        assertThat(tomorrow.values().stream().mapToLong(Long::longValue).sum())
                .isBetween(4_000L, 40_000L)
                .isGreaterThanOrEqualTo(before);
    }

    private Map<Integer, Long> viewsByVideo(Span span, Instant now) {
        return figures.ranking(span, now)
                .collect(Collectors.toMap(RankingRow::videoIndex, row -> row.counters().views()));
    }

    @Test
    void nothingIsCountedAfterNow() {
        assertThat(figures.referrers(Span.day(TODAY), Granularity.HOUR, NOW))
                .allMatch(row -> !Objects.requireNonNull(row.at()).isAfter(NOW))
                .anyMatch(row -> Instant.parse("2025-08-12T11:00:00Z").equals(row.at()))
                .anyMatch(row -> Instant.parse("2025-08-12T00:00:00Z").equals(row.at()));
    }

    @Test
    void rankingIsInOrderAndCostsFollowPlays() {
        List<RankingRow> rows = figures.ranking(MONTH, NOW).toList();
        assertThat(rows).hasSizeGreaterThan(250);
        assertThat(rows)
                .isSortedAccordingTo(
                        Comparator.comparingLong((RankingRow row) -> -row.counters().views()));
        assertThat(rows)
                .allSatisfy(
                        row -> {
                            assertThat(row.bandwidthCost().scale()).isEqualTo(4);
                            assertThat(row.bandwidthCost().signum() > 0)
                                    .isEqualTo(row.counters().plays() > 0);
                            assertThat(row.videoId()).isEqualTo(account.videoId(row.videoIndex()));
                            assertThat(row.title()).isEqualTo(account.title(row.videoIndex()));
                        });
        assertThat(rows.getFirst().counters().views())
                .isGreaterThan(20 * rows.getLast().counters().views());
    }

    @Test
    void rankingChangesFromMonthToMonth() {
        Span before = new Span(TODAY.minusDays(55), TODAY.minusDays(28));
        List<Integer> top =
                figures.ranking(MONTH, NOW).limit(20).map(RankingRow::videoIndex).toList();
        List<Integer> topBefore =
                figures.ranking(before, NOW).limit(20).map(RankingRow::videoIndex).toList();
        assertThat(top).isNotEqualTo(topBefore);
        assertThat(top).containsAnyElementsOf(topBefore);
    }

    @Test
    void onlyWhatCouldBeWatchedHasViews() {
        Map<Integer, Long> year = viewsByVideo(new Span(TODAY.minusDays(399), TODAY), NOW);
        year.keySet()
                .forEach(
                        index ->
                                assertThat(account.video(index).status())
                                        .isIn(VideoStatus.CONVERTED, VideoStatus.DELETING));
        LocalDate day = TODAY.minusDays(100);
        assertThat(viewsByVideo(Span.day(day), NOW).keySet())
                .isNotEmpty()
                .allSatisfy(
                        index ->
                                assertThat(account.video(index).createdAt())
                                        .isBefore(Instant.parse(day + "T00:00:00Z")));
        int trashedFirst = 300;
        assertThat(year).containsKey(trashedFirst);
        assertThat(viewsByVideo(Span.day(TODAY), NOW)).doesNotContainKey(trashedFirst);
    }

    @Test
    void viewersOfAMonthAreFewerThanThoseOfItsDaysTogether() {
        CityQuestion total = new CityQuestion(MONTH, Granularity.TOTAL, "BR", "Ceará");
        CityQuestion days = new CityQuestion(MONTH, Granularity.DAY, "BR", "Ceará");
        long together =
                figures.cities(days, NOW).mapToLong(row -> row.counters().uniqueViews()).sum();
        long month =
                figures.cities(total, NOW).mapToLong(row -> row.counters().uniqueViews()).sum();
        assertThat(month).isLessThan(together);
    }

    @Test
    void brazilLeadsAndEveryCountryHasItsPart() {
        List<CityRow> rows =
                figures.cities(new CityQuestion(MONTH, Granularity.TOTAL, null, null), NOW)
                        .toList();
        long all = rows.stream().mapToLong(row -> row.counters().views()).sum();
        long brazil =
                rows.stream()
                        .filter(row -> "BR".equals(row.place().country()))
                        .mapToLong(row -> row.counters().views())
                        .sum();
        assertThat((double) brazil / all).isBetween(0.55, 0.85);
        assertThat(rows.stream().map(row -> row.place().country()).distinct().count())
                .isGreaterThan(100);
        assertThat(rows).hasSizeGreaterThan(500);
    }

    @Test
    void referrersHaveEverythingThatHurts() {
        List<String> names =
                figures.referrers(MONTH, Granularity.TOTAL, NOW)
                        .map(row -> String.valueOf(row.referrer()))
                        .toList();
        assertThat(names)
                .contains("null")
                .contains("<script>alert(document.domain)</script>", "<img src=x onerror=alert(1)>")
                .contains("android-app://com.instagram.android/")
                .anyMatch(name -> name.startsWith("=HYPERLINK("))
                .anyMatch(name -> name.startsWith("+cmd|"))
                .anyMatch(name -> name.startsWith("@SUM"))
                .anyMatch(name -> name.contains("utm_campaign"))
                .anyMatch(name -> name.contains("動画"))
                .doesNotHaveDuplicates();
    }

    @Test
    void videosHaveUnlikeAudiences() {
        List<Integer> top =
                figures.ranking(MONTH, NOW).limit(2).map(RankingRow::videoIndex).toList();
        assertThat(browsers(top.get(0))).isNotEqualTo(browsers(top.get(1)));
        assertThat(browsers(top.get(0))).contains("Chrome Mobile 126").hasSizeGreaterThan(10);
    }

    /** Little to share must not all go to the cells that come last. */
    @Test
    void thePopularBrowserLeadsForUnpopularVideosToo() {
        List<RankingRow> rows = figures.ranking(MONTH, NOW).toList();
        Map<String, Long> views =
                rows.subList(rows.size() / 2, rows.size()).stream()
                        .flatMap(
                                row ->
                                        figures.browsers(
                                                row.videoIndex(), MONTH, Granularity.TOTAL, NOW))
                        .collect(
                                Collectors.groupingBy(
                                        row -> String.valueOf(row.browser()),
                                        Collectors.summingLong(row -> row.counters().views())));
        long all = views.values().stream().mapToLong(Long::longValue).sum();
        assertThat(views.getOrDefault("Chrome Mobile 126", 0L) / (double) all).isBetween(0.2, 0.4);
        assertThat(views.getOrDefault("null", 0L) / (double) all).isBetween(0.005, 0.05);
    }

    private List<String> browsers(int video) {
        return figures.browsers(video, MONTH, Granularity.TOTAL, NOW)
                .map(row -> String.valueOf(row.browser()))
                .toList();
    }

    @Test
    void scaleGivesMoreOfEverythingAndStillAgrees() {
        Account large = Account.generate(7, 200, NOW);
        Figures many = Figures.of(large);
        Span week = new Span(TODAY.minusDays(6), TODAY);
        List<RankingRow> ranking = many.ranking(week, NOW).toList();
        List<CityRow> cities =
                many.cities(new CityQuestion(week, Granularity.TOTAL, null, null), NOW).toList();
        assertThat(ranking).hasSizeGreaterThan(50_000);
        assertThat(cities).hasSizeGreaterThan(6_000);
        assertThat(cities.stream().mapToLong(row -> row.counters().views()).sum())
                .isEqualTo(ranking.stream().mapToLong(row -> row.counters().views()).sum())
                .isGreaterThan(5_000_000L);
    }
}
