package app.marquee.service.alert;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.Period;
import app.marquee.analytics.Sum;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.analytics.overview.DailySums;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.Budget;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Alerts on saved reports of days that are over. A report is read again only when there is a newer
 * one. Thread-safe. Blocking.
 */
final class ReportAlerts {
    private static final int WEEK = 7;
    private static final int FOUR_WEEKS = 28;

    private final Reports reports;
    private final Map<AlertKind, Judged> last = new ConcurrentHashMap<>();

    ReportAlerts(Reports reports) {
        this.reports = reports;
    }

    /** Result with all that it came from. */
    private record Judged(Object basis, AlertResult result) {}

    /** Judge of saved reports. */
    private interface Judge<Q extends PeriodQuestion<Q>, R> {
        AlertResult judge(List<Report<Q, R>> saved) throws InterruptedException;
    }

    private LocalDate yesterday() {
        return reports.today().minusDays(1);
    }

    /** The days before today, from the first to the last of them. */
    private Period ago(int first, int last) {
        LocalDate today = reports.today();
        return new Period(today.minusDays(first), today.minusDays(last));
    }

    AlertResult views(AlertKind kind, AlertRule rule, boolean loads) throws InterruptedException {
        int settling = Math.max(1, reports.settlingDays());
        LocalDate day = reports.today().minusDays(settling);
        ReferrerQuestion usual = new ReferrerQuestion(ViewsJudge.basis(day), Granularity.DAY);
        load(ReportType.REFERRERS, List.of(usual), settling, loads);
        ReferrerQuestion question =
                saved(ReportType.REFERRERS, List.of(usual), settling).isEmpty()
                        ? reports.otherPeriod(ReportType.REFERRERS, usual).orElse(usual)
                        : usual;
        return judged(
                kind,
                List.of(rule, day),
                ReportType.REFERRERS,
                List.of(question),
                found ->
                        ViewsJudge.judge(
                                kind, rule.threshold(), byDay(found.getFirst(), settling), day));
    }

    /**
     * A day counts if its data was final when the report was loaded, and all of its views are
     * known.
     */
    private static Map<LocalDate, Long> byDay(
            Report<ReferrerQuestion, ReferrerRow> report, int settling)
            throws InterruptedException {
        Map<LocalDate, Long> views = new HashMap<>();
        DailySums.of(report.rows(), report.buckets())
                .days()
                .headMap(report.askedOn().minusDays(settling - 1L))
                .forEach(
                        (day, sums) -> {
                            Sum sum = sums.of(CounterMetric.VIEWS);
                            if (sum.isKnown() && sum.unknown() == 0) {
                                views.put(day, sum.known().longValue());
                            }
                        });
        return views;
    }

    AlertResult topVideos(AlertRule rule, boolean loads) throws InterruptedException {
        List<RankingQuestion> questions =
                List.of(
                        new RankingQuestion(ago(WEEK, 1)),
                        new RankingQuestion(ago(2 * WEEK, WEEK + 1)));
        load(ReportType.RANKING, questions, 1, loads);
        return judged(
                AlertKind.TOP_VIDEO,
                rule,
                ReportType.RANKING,
                questions,
                found -> topVideos(SessionAlerts.number(rule), found));
    }

    private static AlertResult topVideos(int top, List<Report<RankingQuestion, RankingRow>> found) {
        return TopVideosJudge.judge(top, found.getFirst().rows(), found.getLast().rows());
    }

    AlertResult places(AlertKind kind, AlertRule rule, boolean loads) throws InterruptedException {
        List<CityQuestion> questions =
                List.of(
                        new CityQuestion(ago(WEEK, 1), Granularity.TOTAL, null, null),
                        new CityQuestion(
                                ago(WEEK + FOUR_WEEKS, WEEK + 1), Granularity.TOTAL, null, null));
        load(ReportType.CITIES, questions, 1, loads);
        return judged(
                kind,
                rule,
                ReportType.CITIES,
                questions,
                found -> places(kind == AlertKind.NEW_CITY, found));
    }

    private static AlertResult places(
            boolean isOfCities, List<Report<CityQuestion, CityRow>> found) {
        return PlacesJudge.judge(isOfCities, found.getFirst().rows(), found.getLast().rows());
    }

    /** The rankings of the other days are loaded on request, on the Overview. */
    AlertResult budget(AlertRule rule, @Nullable Budget budget, boolean loads)
            throws InterruptedException {
        if (budget == null) {
            return new AlertResult.Unknown(AlertGap.NO_BUDGET);
        }
        DailyRankings rankings = new DailyRankings(reports);
        load(ReportType.RANKING, List.of(new RankingQuestion(Period.of(yesterday()))), 1, loads);
        LocalDate today = reports.today();
        Period days = CostMonth.basis(today);
        List<Object> basis = List.of(rule, budget, today, rankings.askedAt(days));
        Judged before = last.get(AlertKind.BUDGET);
        if (before != null && before.basis().equals(basis)) {
            return before.result();
        }
        CostMonth month = new CostMonth(rankings.costs(days, YearMonth.from(today)), today);
        return keep(AlertKind.BUDGET, basis, BudgetJudge.judge(budget, month));
    }

    private AlertResult keep(AlertKind kind, Object basis, AlertResult result) {
        last.put(kind, new Judged(basis, result));
        return result;
    }

    /**
     * Loads those that are missing, or were loaded too early.
     *
     * @param after how many days after its last day a report may be loaded
     */
    private <Q extends PeriodQuestion<Q>, R> void load(
            ReportType<Q, R> type, List<Q> questions, int after, boolean loads) {
        if (!loads) {
            return;
        }
        Map<Q, Instant> there = saved(type, questions, after);
        for (Q question : questions) {
            if (!there.containsKey(question)) {
                reports.save(reports.loadInBackground(type, question));
            }
        }
    }

    /** When those were loaded that are saved and weren't loaded too early. */
    private <Q extends PeriodQuestion<Q>> Map<Q, Instant> saved(
            ReportType<Q, ?> type, List<Q> questions, int after) {
        Map<Q, Instant> found = new HashMap<>(reports.cachedAt(type, questions));
        found.entrySet()
                .removeIf(
                        one ->
                                one.getValue()
                                        .isBefore(
                                                one.getKey()
                                                        .period()
                                                        .end()
                                                        .plusDays(after)
                                                        .atStartOfDay(reports.zone())
                                                        .toInstant()));
        return found;
    }

    private <Q extends PeriodQuestion<Q>, R> AlertResult judged(
            AlertKind kind,
            Object rule,
            ReportType<Q, R> type,
            List<Q> questions,
            Judge<Q, R> judge)
            throws InterruptedException {
        Map<Q, Instant> times = reports.cachedAt(type, questions);
        boolean isOfDays = kind == AlertKind.SPIKE || kind == AlertKind.DROP;
        if ((isOfDays ? times : saved(type, questions, 1)).size() < questions.size()) {
            return new AlertResult.Unknown(AlertGap.NO_REPORT);
        }
        List<Object> basis = List.of(rule, times);
        Judged before = last.get(kind);
        if (before != null && before.basis().equals(basis)) {
            return before.result();
        }
        List<Report<Q, R>> found = new ArrayList<>();
        for (Q question : questions) {
            reports.cached(type, question).ifPresent(found::add);
        }
        return found.size() < questions.size()
                ? new AlertResult.Unknown(AlertGap.NO_REPORT)
                : keep(kind, basis, Objects.requireNonNull(judge.judge(found)));
    }
}
