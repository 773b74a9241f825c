package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.RequestTime;
import app.marquee.service.analytics.Reports;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Plan of the days to load one by one: those without a saved copy or with preliminary data.
 * Immutable.
 *
 * @param toRead days to load in order, one request each
 * @param due those of them that aren't loaded today yet, the newest first
 * @param preliminary number of the days to load that have preliminary saved data
 */
public record DailyFetchPlan(
        Period period, List<LocalDate> toRead, List<LocalDate> due, int preliminary) {
    /** A shorter period has no line of its own. */
    private static final int LEAST = 7;

    private static final int USUAL = 28;

    /** One request each: more at once would be a burden. */
    public static final int MOST = 366;

    public DailyFetchPlan {
        toRead = List.copyOf(toRead);
        due = List.copyOf(due);
    }

    /**
     * @param askedAt load times of the saved copies
     * @param reports of the account, whose day it is
     */
    public static DailyFetchPlan of(
            Period period, Map<LocalDate, Instant> askedAt, Reports reports) {
        return of(
                period,
                askedAt,
                reports.zone(),
                new DataFinalityRule(reports.settlingDays()),
                reports.today());
    }

    /**
     * @param askedAt load times of the saved copies
     * @param today of the account
     */
    static DailyFetchPlan of(
            Period period,
            Map<LocalDate, Instant> askedAt,
            ZoneId zone,
            DataFinalityRule settling,
            LocalDate today) {
        List<LocalDate> toRead =
                period.start()
                        .datesUntil(period.end().plusDays(1))
                        .filter(day -> !isFinal(day, askedAt.get(day), zone, settling))
                        .toList();
        int preliminary = Math.toIntExact(toRead.stream().filter(askedAt::containsKey).count());
        List<LocalDate> due =
                toRead.stream()
                        .filter(day -> !isOf(today, askedAt.get(day), zone))
                        .sorted(Comparator.reverseOrder())
                        .toList();
        return new DailyFetchPlan(period, toRead, due, preliminary);
    }

    private static boolean isOf(LocalDate today, @Nullable Instant asked, ZoneId zone) {
        return asked != null && !LocalDate.ofInstant(asked, zone).isBefore(today);
    }

    /** Whether no day is missing, and preliminary ones are loaded again. */
    public boolean isRefresh() {
        return preliminary > 0 && preliminary == toRead.size();
    }

    private static boolean isFinal(
            LocalDate day, @Nullable Instant asked, ZoneId zone, DataFinalityRule settling) {
        return asked != null && !settling.isYoung(day, LocalDate.ofInstant(asked, zone));
    }

    /**
     * The days that are shown for a period: its own, the last of them when they are very many; of a
     * short period the four weeks that end with it.
     */
    public static Period daysOf(Period period) {
        if (period.days() < LEAST) {
            return last(period, USUAL);
        }
        return period.days() > MOST ? last(period, MOST) : period;
    }

    private static Period last(Period period, int days) {
        return new Period(period.end().minusDays(days - 1L), period.end());
    }

    /** Estimated load time without other requests. */
    public Duration time(int perMinute) {
        return RequestTime.of(toRead.size(), perMinute);
    }
}
