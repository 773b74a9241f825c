package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.operation.Operation;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Analytics over real HTTP: who answered, what was kept, what is never sent. */
class AnalyticsServiceTest {
    @TempDir private Path home;

    private static Period month(AnalyticsService service) {
        return PeriodPreset.LAST_28_DAYS.on(service.today());
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void theHostThatAnsweredIsNamed(Shape shape) {
        try (Road road = Road.to(SandboxOptions.builder().shape(shape), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Report<RankingRow> ranking = service.ranking(month(service), _ -> {});
            assertThat(ranking.rows()).isNotEmpty();
            assertThat(ranking.origin().operation()).isEqualTo(Operation.GET_RANKING);
            assertThat(ranking.origin().host())
                    .isEqualTo(
                            shape == Shape.BASE_ANALYTICS
                                    ? road.sandbox().baseUri().getAuthority()
                                    : road.sandbox().dataUri().getAuthority());
            Report<CityRow> cities =
                    service.cities(
                            new CityQuestion(month(service), Granularity.TOTAL, null, null),
                            _ -> {});
            assertThat(cities.rows()).isNotEmpty();
            assertThat(cities.origin().host()).isEqualTo(road.sandbox().dataUri().getAuthority());
        }
    }

    @Test
    void progressAndOrigin() {
        try (Road road = Road.to(SandboxOptions.builder().scale(8), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            List<Long> told = new ArrayList<>();
            Report<RankingRow> ranking = service.ranking(month(service), told::add);
            assertThat(told).isSorted().last().isEqualTo((long) ranking.rows().size());
            assertThat(told.size()).isGreaterThan(1);
            assertThat(ranking.origin().askedAt()).isEqualTo(Road.NOW);
            assertThat(ranking.origin().zone()).isEqualTo(ZoneOffset.UTC);
            assertThat(ranking.origin().granularity()).isNull();
            assertThat(service.today()).isEqualTo(LocalDate.of(2026, 6, 15));
        }
    }

    @Test
    void theVideosOfARankingAreFoundAfterwards() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Report<RankingRow> ranking = service.ranking(month(service), _ -> {});
            assertThat(road.session().catalogue().all(ItemKind.VIDEO)).isEmpty();
            service.remember(ranking);
            assertThat(road.session().catalogue().all(ItemKind.VIDEO))
                    .hasSize(ranking.rows().size())
                    .extracting(KnownItem::confirmedAt)
                    .containsOnly(Road.NOW);
        }
    }

    @Test
    void aDayThatIsReadIsKeptForItsOwnQuestion() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            RankingDays days = service.rankingDays().orElseThrow();
            LocalDate day = service.today().minusDays(9);
            Period around = new Period(day.minusDays(1), day.plusDays(1));
            assertThat(days.askedAt(around)).isEmpty();
            days.read(day, _ -> {});
            assertThat(days.askedAt(around)).isEqualTo(Map.of(day, Road.NOW));
            Report<RankingRow> kept = days.kept(day).orElseThrow();
            assertThat(kept.rows()).isNotEmpty();
            assertThat(kept.origin().period()).isEqualTo(Period.of(day));
            assertThat(service.keptRanking(Period.of(day))).contains(kept);
            assertThat(days.kept(day.plusDays(1))).isEmpty();
            assertThat(days.requestsPerMinute())
                    .isEqualTo(road.session().connection().terms().requestsPerMinute());
        }
    }

    @Test
    void dayWithoutARegionIsNeverSent() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            CityQuestion question = new CityQuestion(month(service), Granularity.DAY, "BR", null);
            assertThat(question.lacksRegion()).isTrue();
            assertThatThrownBy(() -> service.cities(question, _ -> {}))
                    .isInstanceOfSatisfying(
                            FailureException.class,
                            e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
            assertThat(road.session().exchanges().all()).isEmpty();
        }
    }

    @Test
    void daysOfARegionAddUpToItsTotal() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            long byDay = views(service, new CityQuestion(days, Granularity.DAY, "BR", "Bahia"));
            assertThat(byDay)
                    .isPositive()
                    .isEqualTo(
                            views(
                                    service,
                                    new CityQuestion(days, Granularity.TOTAL, "BR", "Bahia")));
        }
    }

    private static long views(AnalyticsService service, CityQuestion question) {
        return service.cities(question, _ -> {}).rows().stream()
                .map(row -> row.counters().views())
                .mapToLong(views -> views == null ? 0 : views)
                .sum();
    }

    @Test
    void anInterruptEndsTheRead() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Thread.currentThread().interrupt();
            try {
                assertThatThrownBy(() -> service.ranking(month(service), _ -> {}))
                        .isInstanceOfSatisfying(
                                FailureException.class,
                                e -> assertThat(e.failure()).isInstanceOf(Failure.Cancelled.class));
            } finally {
                Thread.interrupted();
            }
        }
    }

    @Test
    void anAnswerIsKeptForTheSameQuestionOnly() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Report<RankingRow> ranking = service.ranking(month(service), _ -> {});
            assertThat(service.keptRanking(month(service))).isEmpty();
            service.keepRanking(ranking);
            assertThat(service.keptRanking(month(service))).contains(ranking);
            assertThat(service.keptRanking(PeriodPreset.TODAY.on(service.today()))).isEmpty();
            CityQuestion all = new CityQuestion(month(service), Granularity.TOTAL, null, null);
            Report<CityRow> cities = service.cities(all, _ -> {});
            service.keepCities(all, cities);
            assertThat(service.keptCities(all)).contains(cities);
            assertThat(
                            service.keptCities(
                                    new CityQuestion(
                                            month(service), Granularity.TOTAL, "BR", null)))
                    .isEmpty();
        }
    }

    @Test
    void aRankingIsComparedWithThatOfAsManyDaysADayBefore() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period today = month(service);
            Period yesterday = new Period(today.start().minusDays(1), today.end().minusDays(1));
            Period lastWeek = new Period(today.start().minusDays(7), today.end().minusDays(7));
            service.keepRanking(service.ranking(today, _ -> {}));
            assertThat(service.earlierRanking(today, than(null))).isEmpty();
            Report<RankingRow> week = service.ranking(lastWeek, _ -> {});
            service.keepRanking(week);
            assertThat(service.earlierRanking(today, than(null))).contains(week);
            Report<RankingRow> day = service.ranking(yesterday, _ -> {});
            service.keepRanking(day);
            assertThat(service.earlierRanking(today, than(null))).contains(day);
        }
    }

    @Test
    void anyKeptAnswerIsChosenByTheDayOnWhichItWasAskedFor() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            Report<RankingRow> now = service.ranking(days, _ -> {});
            Report<RankingRow> old = asked(now, 10);
            Report<RankingRow> older = asked(now, 20);
            service.keepRanking(older);
            service.keepRanking(old);
            service.keepRanking(now);

            LocalDate today = service.today();
            assertThat(service.earlierRanking(days, than(today.minusDays(10)))).contains(old);
            assertThat(service.earlierRanking(days, than(today.minusDays(11)))).contains(older);
            assertThat(service.earlierRanking(days, than(today.minusDays(21)))).isEmpty();
            assertThat(service.earlierRanking(days, than(null))).contains(old);
        }
    }

    @Test
    void noAnswerIsComparedWithItself() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            Report<RankingRow> now = service.ranking(days, _ -> {});
            Report<RankingRow> shown = asked(now, 3);
            Report<RankingRow> older = asked(now, 10);
            service.keepRanking(shown);
            Instant at = shown.origin().askedAt();
            assertThat(service.earlierRanking(days, new BaselineCriteria(at, null))).isEmpty();
            assertThat(service.earlierRankingOn(days, at)).isEmpty();
            service.keepRanking(older);
            LocalDate today = service.today();
            assertThat(service.earlierRanking(days, new BaselineCriteria(at, null)))
                    .contains(older);
            assertThat(service.earlierRanking(days, new BaselineCriteria(at, today.minusDays(1))))
                    .contains(older);
            assertThat(service.earlierRankingOn(days, at)).contains(today.minusDays(10));
        }
    }

    private static BaselineCriteria than(@Nullable LocalDate until) {
        return new BaselineCriteria(Instant.MAX, until);
    }

    @Test
    void theNearestDaysAreThoseOfTheSameLengthThenTheLatest() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            assertThat(service.otherRankingDays(days)).isEmpty();
            Report<RankingRow> now = service.ranking(days, _ -> {});
            Period yesterday = Period.of(service.today().minusDays(1));
            service.keepRanking(of(now, Period.of(service.today().minusDays(2))));
            service.keepRanking(of(now, yesterday));
            assertThat(service.otherRankingDays(days)).contains(yesterday);
            service.keepRanking(of(now, days));
            assertThat(service.otherRankingDays(days)).as("not itself").contains(yesterday);
            Period friday = new Period(days.start().minusDays(3), days.end().minusDays(3));
            service.keepRanking(of(now, friday));
            service.keepRanking(of(now, days.shift(-1)));
            assertThat(service.otherRankingDays(days)).contains(friday);
        }
    }

    @Test
    void theNearestDaysAreOfTheSamePlaces() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            CityQuestion brazil = new CityQuestion(days, Granularity.TOTAL, "BR", null);
            CityQuestion all = new CityQuestion(days, Granularity.TOTAL, null, null);
            service.keepCities(brazil, service.cities(brazil, _ -> {}));
            Period later = days.shift(-1);
            assertThat(
                            service.otherCityDays(
                                    new CityQuestion(later, Granularity.TOTAL, "BR", null)))
                    .contains(days);
            assertThat(
                            service.otherCityDays(
                                    new CityQuestion(later, Granularity.TOTAL, null, null)))
                    .isEmpty();
            assertThat(service.otherCityDays(all)).isEmpty();
        }
    }

    private static Report<RankingRow> of(Report<RankingRow> report, Period days) {
        ReportOrigin origin = report.origin();
        return new Report<>(
                new ReportOrigin(
                        origin.operation(),
                        origin.host(),
                        origin.askedAt(),
                        days,
                        origin.granularity(),
                        origin.zone()),
                report.rows(),
                report.total(),
                report.extras());
    }

    @Test
    void theDayOfTheEarlierAnswerIsKnownWithoutReadingIt() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            AnalyticsService service = new AnalyticsService(road.session());
            Period days = month(service);
            Report<RankingRow> now = service.ranking(days, _ -> {});
            service.keepRanking(now);
            assertThat(service.earlierRankingOn(days, Instant.MAX)).as("of today alone").isEmpty();
            Period dayBefore = new Period(days.start().minusDays(1), days.end().minusDays(1));
            service.keepRanking(of(now, days.shift(-1)));
            service.keepRanking(
                    of(now, new Period(days.start().minusDays(7), days.end().minusDays(7))));
            assertThat(service.earlierRankingOn(days, Instant.MAX))
                    .as("of other days, of today")
                    .isEmpty();
            service.keepRanking(asked(service.ranking(dayBefore, _ -> {}), 1));
            assertThat(service.earlierRankingOn(days, Instant.MAX))
                    .contains(service.today().minusDays(1));
            service.keepRanking(asked(now, 10));
            assertThat(service.earlierRankingOn(days, Instant.MAX))
                    .contains(service.today().minusDays(10));
        }
    }

    private static Report<RankingRow> asked(Report<RankingRow> of, int daysAgo) {
        ReportOrigin origin = of.origin();
        return new Report<>(
                new ReportOrigin(
                        origin.operation(),
                        origin.host(),
                        origin.askedAt().minus(Duration.ofDays(daysAgo)),
                        origin.period(),
                        origin.granularity(),
                        origin.zone()),
                of.rows(),
                of.total(),
                of.extras());
    }
}
