package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.analytics.cost.CostDays;
import app.marquee.model.analytics.RankingRow;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Rankings of single days, which are loaded one by one and saved. Blocking. */
public record DailyRankings(Reports reports) {
    private static RankingQuestion question(LocalDate day) {
        return new RankingQuestion(Period.of(day));
    }

    /** When the saved copies of the days were loaded; days without one are missing. */
    public Map<LocalDate, Instant> askedAt(Period period) {
        Map<LocalDate, Instant> found = new HashMap<>();
        reports.cachedAt(ReportType.RANKING, questions(period))
                .forEach((question, time) -> found.put(question.period().start(), time));
        return found;
    }

    private static Stream<LocalDate> days(Period period) {
        return period.start().datesUntil(period.end().plusDays(1));
    }

    /** The saved copy of a day. */
    public Optional<Report<RankingQuestion, RankingRow>> saved(LocalDate day) {
        return reports.cached(ReportType.RANKING, question(day));
    }

    /** Loads a day in the background and saves it. */
    public void load(LocalDate day) {
        reports.save(reports.loadInBackground(ReportType.RANKING, question(day)));
    }

    /** Costs of the saved days; ends on interrupt. */
    public CostDays costs(Period period, YearMonth month) throws InterruptedException {
        CostDays.Making making = new CostDays.Making(month);
        for (LocalDate day : askedAt(period).keySet().stream().sorted().toList()) {
            Report<RankingQuestion, RankingRow> saved = saved(day).orElse(null);
            if (saved != null) {
                add(saved, making);
            }
        }
        return making.made();
    }

    /** Adds the ranking of a day; ends on interrupt. */
    public static void add(Report<RankingQuestion, RankingRow> ranking, CostDays.Making to)
            throws InterruptedException {
        LocalDate day = ranking.question().period().start();
        to.day(day, isOver(day, ranking), ranking.rows());
    }

    /** The questions of the days of a period. */
    public static List<RankingQuestion> questions(Period period) {
        return days(period).map(DailyRankings::question).toList();
    }

    private static boolean isOver(LocalDate day, Report<?, ?> saved) {
        return !saved.askedAt().isBefore(day.plusDays(1).atStartOfDay(saved.zone()).toInstant());
    }
}
