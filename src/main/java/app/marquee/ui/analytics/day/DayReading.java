package app.marquee.ui.analytics.day;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.analytics.overview.DayValues;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceKey;
import app.marquee.analytics.place.PlaceLevel;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.analytics.Segments;
import app.marquee.ui.analytics.report.ReportSource;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reader of what made a day, from copies that are kept and else one request for each report.
 * Blocking; ends on interrupt.
 *
 * @param channels grouping of the filters by source
 * @param sites grouping of the sources that are listed
 * @param saved whether only saved copies are read
 * @param comparing whether the usual days are loaded, too
 */
record DayReading(
        Reports reports,
        Segments segments,
        Grouping channels,
        Grouping sites,
        boolean saved,
        boolean comparing) {
    private static final int MOST = 5;

    /** Sources of the day and of the usual days, which are in one report. */
    Optional<DayPart<Group>> sources(DayQuestion question) throws InterruptedException {
        Report<ReferrerQuestion, ReferrerRow> report = daily(question);
        if (report == null) {
            return Optional.empty();
        }
        if (isUndated(report)) {
            return undated(question);
        }
        BucketReader buckets = report.buckets();
        Map<LocalDate, List<ReferrerRow>> rows = new LinkedHashMap<>();
        for (ReferrerRow row : report.rows()) {
            buckets.day(row)
                    .ifPresent(day -> rows.computeIfAbsent(day, _ -> new ArrayList<>()).add(row));
        }
        List<DayValues<GroupKey, Group>> usual = new ArrayList<>();
        List<LocalDate> days = new ArrayList<>();
        for (LocalDate day : question.usual()) {
            List<ReferrerRow> some = rows.get(day);
            if (some != null) {
                usual.add(sources(question, report, some));
                days.add(day);
            }
        }
        return Optional.of(
                part(
                        report,
                        sources(question, report, rows.getOrDefault(question.day(), List.of()))
                                .against(question.metric(), usual, MOST),
                        days,
                        0));
    }

    /** Rows without dates are of one day where only that day is asked for. */
    private Optional<DayPart<Group>> undated(DayQuestion question) throws InterruptedException {
        Report<ReferrerQuestion, ReferrerRow> day =
                loaded(
                                ReportType.REFERRERS,
                                new ReferrerQuestion(Period.of(question.day()), Granularity.TOTAL))
                        .orElse(null);
        return day == null
                ? Optional.empty()
                : Optional.of(
                        part(
                                day,
                                sources(question, day, day.rows())
                                        .against(question.metric(), List.of(), MOST),
                                List.of(),
                                0));
    }

    private static boolean isUndated(Report<?, ReferrerRow> report) {
        return !report.rows().isEmpty()
                && report.rows().stream().noneMatch(row -> report.buckets().day(row).isPresent());
    }

    /** A report of the view that has all days, else one of its own. */
    private @Nullable Report<ReferrerQuestion, ReferrerRow> daily(DayQuestion question) {
        ReportSource<ReferrerQuestion, ReferrerRow> source = source(ReportType.REFERRERS);
        for (Period days : question.loaded()) {
            boolean hasAll =
                    days.contains(question.span().start()) && days.contains(question.span().end());
            if (hasAll) {
                var copy = source.cached(new ReferrerQuestion(days, Granularity.DAY));
                if (copy.isPresent()) {
                    return copy.get();
                }
            }
        }
        return loaded(ReportType.REFERRERS, new ReferrerQuestion(question.span(), Granularity.DAY))
                .orElse(null);
    }

    private DayValues<GroupKey, Group> sources(
            DayQuestion question, Report<?, ReferrerRow> report, List<ReferrerRow> rows)
            throws InterruptedException {
        Group all =
                new Groups(sites, report.buckets())
                        .of(new SourceFilter(channels, question.filters()).of(rows));
        Map<GroupKey, DayValues.Item<Group>> items = new LinkedHashMap<>();
        all.children().forEach(one -> items.put(one.key(), new DayValues.Item<>(one, one.sums())));
        return new DayValues<>(all.sums(), items);
    }

    Optional<DayPart<RankingRow>> videos(DayQuestion question) throws InterruptedException {
        return days(
                question,
                ReportType.RANKING,
                new RankingQuestion(Period.of(question.day())),
                report -> videos(segments.rows(report.rows(), question.filters())));
    }

    private static DayValues<VideoId, RankingRow> videos(List<RankingRow> rows) {
        Map<VideoId, DayValues.Item<RankingRow>> items = new LinkedHashMap<>();
        for (RankingRow row : rows) {
            VideoId id = row.videoId();
            if (id != null) {
                items.merge(
                        id,
                        new DayValues.Item<>(row, CounterSums.of(Stream.of(row.counters()))),
                        (one, other) ->
                                new DayValues.Item<>(one.item(), one.sums().plus(other.sums())));
            }
        }
        return new DayValues<>(CounterSums.of(rows.stream().map(RankingRow::counters)), items);
    }

    Optional<DayPart<PlaceNode>> places(DayQuestion question) throws InterruptedException {
        return days(
                question,
                ReportType.CITIES,
                new CityQuestion(
                        Period.of(question.day()),
                        Granularity.TOTAL,
                        question.filters().country(),
                        question.filters().region()),
                DayReading::places);
    }

    private static DayValues<PlaceKey, PlaceNode> places(Report<CityQuestion, CityRow> report)
            throws InterruptedException {
        PlaceNode all =
                new Places(Neighbourhoods.of(report.rows()), report.buckets()).of(report.rows());
        Map<PlaceKey, DayValues.Item<PlaceNode>> items = new LinkedHashMap<>();
        cities(all).forEach(one -> items.put(one.key(), new DayValues.Item<>(one, one.sums())));
        return new DayValues<>(all.sums(), items);
    }

    private static Stream<PlaceNode> cities(PlaceNode place) {
        return place.level() == PlaceLevel.CITY
                ? Stream.of(place)
                : place.children().stream().flatMap(DayReading::cities);
    }

    /** Maker of the values of a report. */
    @FunctionalInterface
    private interface Values<Q extends PeriodQuestion<Q>, R, K, T> {
        DayValues<K, T> of(Report<Q, R> report) throws InterruptedException;
    }

    /** The report of the day, and those of the usual days where all are kept or to be loaded. */
    private <Q extends PeriodQuestion<Q>, R extends CounterRow, K, T> Optional<DayPart<T>> days(
            DayQuestion question, ReportType<Q, R> type, Q own, Values<Q, R, K, T> values)
            throws InterruptedException {
        Report<Q, R> report = loaded(type, own).orElse(null);
        if (report == null) {
            return Optional.empty();
        }
        List<DayValues<K, T>> usual = new ArrayList<>();
        List<LocalDate> days = new ArrayList<>();
        int missing = 0;
        for (LocalDate day : question.usual()) {
            Q other = own.of(Period.of(day));
            Report<Q, R> found = comparing ? besides(type, other) : kept(type, other);
            if (found == null) {
                missing++;
            } else {
                usual.add(values.of(found));
                days.add(day);
            }
        }
        boolean isWhole = comparing || missing == 0;
        DayValues.Result<T> made =
                values.of(report).against(question.metric(), isWhole ? usual : List.of(), MOST);
        return Optional.of(part(report, made, isWhole ? days : List.of(), missing));
    }

    private static <T> DayPart<T> part(
            Report<?, ?> report, DayValues.Result<T> made, List<LocalDate> days, int missing) {
        return new DayPart<>(
                report.askedAt(), made, made.change() == null ? List.of() : days, missing);
    }

    private <Q extends PeriodQuestion<Q>, R extends CounterRow> ReportSource<Q, R> source(
            ReportType<Q, R> type) {
        return new ReportSource<>(reports, type);
    }

    /** A copy that needs no refresh. */
    private <Q extends PeriodQuestion<Q>, R extends CounterRow> @Nullable Report<Q, R> kept(
            ReportType<Q, R> type, Q question) {
        return source(type).recent(question).orElse(null);
    }

    /** Empty where no copy is saved. */
    private <Q extends PeriodQuestion<Q>, R extends CounterRow> Optional<Report<Q, R>> loaded(
            ReportType<Q, R> type, Q question) {
        if (saved) {
            return source(type).cached(question);
        }
        Report<Q, R> kept = kept(type, question);
        if (kept != null) {
            return Optional.of(kept);
        }
        Report<Q, R> report = source(type).load(question, _ -> {});
        reports.save(report);
        return Optional.of(report);
    }

    /** Without one of the usual days the others are still worth comparing with. */
    private <Q extends PeriodQuestion<Q>, R extends CounterRow> @Nullable Report<Q, R> besides(
            ReportType<Q, R> type, Q question) {
        try {
            return loaded(type, question).orElse(null);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return null;
        }
    }
}
