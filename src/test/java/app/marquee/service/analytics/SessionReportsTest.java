package app.marquee.service.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.SeenTransaction;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;
import app.marquee.sandbox.shape.Shape;
import app.marquee.service.search.SessionItemDirectory;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Analytics over real HTTP: who answered, what was kept, what is never sent. */
class SessionReportsTest {
    @TempDir private Path home;

    private static Period month(Reports service) {
        return PeriodPreset.LAST_28_DAYS.on(service.today());
    }

    private static RankingQuestion question(Period period) {
        return new RankingQuestion(period);
    }

    @ParameterizedTest
    @EnumSource(Shape.class)
    void theHostThatAnsweredIsNamed(Shape shape) {
        try (Road road = Road.to(SandboxOptions.builder().shape(shape), home)) {
            Reports service = new SessionReports(road.session());
            Report<RankingQuestion, RankingRow> ranking =
                    service.load(ReportType.RANKING, question(month(service)), _ -> {});
            assertThat(ranking.rows()).isNotEmpty();
            assertThat(ranking.type().operation()).isEqualTo(Operation.GET_RANKING);
            assertThat(ranking.host())
                    .isEqualTo(
                            shape == Shape.BASE_ANALYTICS
                                    ? road.sandbox().baseUri().getAuthority()
                                    : road.sandbox().dataUri().getAuthority());
            Report<CityQuestion, CityRow> cities =
                    service.load(
                            ReportType.CITIES,
                            new CityQuestion(month(service), Granularity.TOTAL, null, null),
                            _ -> {});
            assertThat(cities.rows()).isNotEmpty();
            assertThat(cities.host()).isEqualTo(road.sandbox().dataUri().getAuthority());
        }
    }

    @Test
    void progressAndOrigin() {
        try (Road road = Road.to(SandboxOptions.builder().scale(8), home)) {
            Reports service = new SessionReports(road.session());
            List<Long> told = new ArrayList<>();
            Report<RankingQuestion, RankingRow> ranking =
                    service.load(ReportType.RANKING, question(month(service)), told::add);
            assertThat(told).isSorted().last().isEqualTo((long) ranking.rows().size());
            assertThat(told.size()).isGreaterThan(1);
            assertThat(ranking.askedAt()).isEqualTo(Road.NOW);
            assertThat(ranking.zone()).isEqualTo(ZoneOffset.UTC);
            assertThat(ranking.question().granularity()).isNull();
            assertThat(service.today()).isEqualTo(LocalDate.of(2026, 6, 15));
        }
    }

    @Test
    void theVideosOfARankingAreFoundAfterwards() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            Report<RankingQuestion, RankingRow> ranking =
                    service.load(ReportType.RANKING, question(month(service)), _ -> {});
            assertThat(road.session().catalogue().all(ItemKind.VIDEO)).isEmpty();
            service.saveTitles(ranking);
            assertThat(road.session().catalogue().all(ItemKind.VIDEO))
                    .hasSize(ranking.rows().size())
                    .extracting(KnownItem::confirmedAt)
                    .containsOnly(Road.NOW);
        }
    }

    @Test
    void aDayThatIsReadIsKeptForItsOwnQuestion() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            LocalDate day = service.today().minusDays(9);
            RankingQuestion asked = question(Period.of(day));
            RankingQuestion next = question(Period.of(day.plusDays(1)));
            List<RankingQuestion> around = List.of(asked, next);
            assertThat(service.cachedAt(ReportType.RANKING, around)).isEmpty();
            service.save(service.loadInBackground(ReportType.RANKING, asked));
            assertThat(service.cachedAt(ReportType.RANKING, around))
                    .isEqualTo(Map.of(asked, Road.NOW));
            Report<RankingQuestion, RankingRow> kept =
                    service.cached(ReportType.RANKING, asked).orElseThrow();
            assertThat(kept.rows()).isNotEmpty();
            assertThat(kept.question()).isEqualTo(asked);
            assertThat(service.cached(ReportType.RANKING, next)).isEmpty();
            assertThat(service.requestsPerMinute())
                    .isEqualTo(road.session().connection().terms().requestsPerMinute());
        }
    }

    @Test
    void theViewsOfVideosComeFromTheNearestSavedRanking() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            assertThat(VideoViews.saved(service)).isEqualTo(VideoViews.NONE);
            Period week = new Period(service.today().minusDays(9), service.today().minusDays(3));
            Report<RankingQuestion, RankingRow> ranking =
                    service.loadInBackground(ReportType.RANKING, question(week));
            service.save(ranking);
            VideoViews views = VideoViews.saved(service);
            assertThat(views.period()).isEqualTo(week);
            RankingRow first = ranking.rows().getFirst();
            assertThat(views.of(Objects.requireNonNull(first.videoId())))
                    .isEqualTo(first.counters().views());
        }
    }

    @Test
    void dayWithoutARegionIsNeverSent() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            CityQuestion question = new CityQuestion(month(service), Granularity.DAY, "BR", null);
            assertThat(question.lacksRegion()).isTrue();
            assertThatThrownBy(() -> service.load(ReportType.CITIES, question, _ -> {}))
                    .isInstanceOfSatisfying(
                            FailureException.class,
                            e -> assertThat(e.failure()).isInstanceOf(Failure.Refused.class));
            assertThat(road.session().exchanges().all()).isEmpty();
        }
    }

    @Test
    void daysOfARegionAddUpToItsTotal() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
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

    private static long views(Reports service, CityQuestion question) {
        return service.load(ReportType.CITIES, question, _ -> {}).rows().stream()
                .map(row -> row.counters().views())
                .mapToLong(views -> views == null ? 0 : views)
                .sum();
    }

    @Test
    void anInterruptEndsTheRead() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            Thread.currentThread().interrupt();
            try {
                assertThatThrownBy(
                                () ->
                                        service.load(
                                                ReportType.RANKING,
                                                question(month(service)),
                                                _ -> {}))
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
            Reports service = new SessionReports(road.session());
            Report<RankingQuestion, RankingRow> ranking =
                    service.load(ReportType.RANKING, question(month(service)), _ -> {});
            assertThat(service.cached(ReportType.RANKING, question(month(service)))).isEmpty();
            service.save(ranking);
            assertThat(service.cached(ReportType.RANKING, question(month(service))))
                    .contains(ranking);
            assertThat(
                            service.cached(
                                    ReportType.RANKING,
                                    question(PeriodPreset.TODAY.on(service.today()))))
                    .isEmpty();
            CityQuestion all = new CityQuestion(month(service), Granularity.TOTAL, null, null);
            Report<CityQuestion, CityRow> cities = service.load(ReportType.CITIES, all, _ -> {});
            service.save(cities);
            assertThat(service.cached(ReportType.CITIES, all)).contains(cities);
            assertThat(
                            service.cached(
                                    ReportType.CITIES,
                                    new CityQuestion(
                                            month(service), Granularity.TOTAL, "BR", null)))
                    .isEmpty();
        }
    }

    @Test
    void theNearestDaysAreThoseOfTheSameLengthThenTheLatest() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            Period days = month(service);
            assertThat(service.otherPeriod(ReportType.RANKING, question(days))).isEmpty();
            Report<RankingQuestion, RankingRow> now =
                    service.load(ReportType.RANKING, question(days), _ -> {});
            Period yesterday = Period.of(service.today().minusDays(1));
            service.save(of(now, Period.of(service.today().minusDays(2))));
            service.save(of(now, yesterday));
            assertThat(service.otherPeriod(ReportType.RANKING, question(days)))
                    .contains(question(yesterday));
            service.save(of(now, days));
            assertThat(service.otherPeriod(ReportType.RANKING, question(days)))
                    .as("not itself")
                    .contains(question(yesterday));
            Period friday = new Period(days.start().minusDays(3), days.end().minusDays(3));
            service.save(of(now, friday));
            service.save(of(now, days.shift(-1)));
            assertThat(service.otherPeriod(ReportType.RANKING, question(days)))
                    .contains(question(friday));
        }
    }

    @Test
    void theNearestDaysAreOfTheSamePlaces() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            Period days = month(service);
            CityQuestion brazil = new CityQuestion(days, Granularity.TOTAL, "BR", null);
            CityQuestion all = new CityQuestion(days, Granularity.TOTAL, null, null);
            service.save(service.load(ReportType.CITIES, brazil, _ -> {}));
            Period later = days.shift(-1);
            assertThat(
                            service.otherPeriod(
                                    ReportType.CITIES,
                                    new CityQuestion(later, Granularity.TOTAL, "BR", null)))
                    .contains(brazil);
            assertThat(
                            service.otherPeriod(
                                    ReportType.CITIES,
                                    new CityQuestion(later, Granularity.TOTAL, null, null)))
                    .isEmpty();
            assertThat(service.otherPeriod(ReportType.CITIES, all)).isEmpty();
        }
    }

    private static Report<RankingQuestion, RankingRow> of(
            Report<RankingQuestion, RankingRow> report, Period days) {
        return new Report<>(
                report.type(),
                question(days),
                report.host(),
                report.askedAt(),
                report.zone(),
                report.rows(),
                report.total(),
                report.extras());
    }

    private static LiveQuestion anyLive(Road road) {
        return new LiveQuestion(
                new LiveId(
                        new SessionItemDirectory(road.session())
                                .find(ItemKind.LIVE, "", 1)
                                .getFirst()
                                .id()));
    }

    @Test
    void oneReportIsKeptForEachLiveStreamAndSaysWhoGaveIt() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            LiveQuestion live = anyLive(road);
            Reports service = new SessionReports(road.session());
            assertThat(service.cached(ReportType.LIVE, live)).isEmpty();
            Report<LiveQuestion, ViewersPoint> report =
                    service.load(ReportType.LIVE, live, _ -> {});
            assertThat(report.rows()).isNotEmpty();
            assertThat(report.host()).isEqualTo(road.sandbox().baseUri().getAuthority());
            service.save(report);
            service.save(report);
            assertThat(road.session().snapshots().usage().answers()).isOne();
            Reports later = new SessionReports(road.session());
            assertThat(later.cached(ReportType.LIVE, live)).contains(report);
            assertThat(later.cached(ReportType.LIVE, new LiveQuestion(new LiveId("another"))))
                    .isEmpty();
        }
    }

    @Test
    void bothPartsOfReferralsAreThereAgain() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            Reports service = new SessionReports(road.session());
            ReferralQuestion all = new ReferralQuestion();
            Report<ReferralQuestion, ReferralSummary> amounts =
                    service.load(ReportType.REFERRALS, all, _ -> {});
            Report<ReferralQuestion, SeenTransaction> transactions =
                    service.load(ReportType.TRANSACTIONS, all, _ -> {});
            assertThat(amounts.rows()).hasSize(1);
            assertThat(transactions.rows()).isNotEmpty();
            service.save(amounts);
            service.save(transactions);
            service.save(transactions);
            Reports later = new SessionReports(road.session());
            assertThat(later.cached(ReportType.REFERRALS, all)).contains(amounts);
            assertThat(later.cached(ReportType.TRANSACTIONS, all)).contains(transactions);
            assertThat(road.session().snapshots().usage().answers()).isEqualTo(2);
        }
    }
}
