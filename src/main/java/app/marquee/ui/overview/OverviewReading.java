package app.marquee.ui.overview;

import app.marquee.analytics.BucketReader;
import app.marquee.analytics.Change;
import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.CounterSums;
import app.marquee.analytics.Period;
import app.marquee.analytics.filter.SourceFilter;
import app.marquee.analytics.group.Group;
import app.marquee.analytics.group.GroupComparison;
import app.marquee.analytics.group.GroupKey;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.Groups;
import app.marquee.analytics.live.LiveCurve;
import app.marquee.analytics.live.LiveFigures;
import app.marquee.analytics.overview.Breakdown;
import app.marquee.analytics.overview.Breakdowns;
import app.marquee.analytics.overview.DailySums;
import app.marquee.analytics.overview.Largest;
import app.marquee.analytics.place.Neighbourhoods;
import app.marquee.analytics.place.PlaceComparison;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.analytics.place.Places;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.CounterRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.overview.OverviewService;
import app.marquee.ui.analytics.report.DataFinalityRule;
import app.marquee.ui.analytics.report.ReportSource;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Reader of what the cards show: with the ranking at most five requests where the periods touch, or
 * saved copies alone. Blocking.
 *
 * @param grouping of referrers by the user's rules
 * @param saved whether only saved copies are read
 */
record OverviewReading(Reports reports, OverviewService known, Grouping grouping, boolean saved) {
    private static final int MOST = 6;

    /** More streams would be too many requests for a card. */
    static final int STREAMS = 5;

    static final List<CounterMetric> METRICS = List.of(CounterMetric.VIEWS, CounterMetric.PLAYS);

    /** Empty where no copy is saved. */
    private <Q extends PeriodQuestion<Q>, R extends CounterRow> Optional<Report<Q, R>> read(
            ReportType<Q, R> type, Q question) {
        ReportSource<Q, R> source = new ReportSource<>(reports, type);
        if (saved) {
            return source.cached(question);
        }
        Report<Q, R> report = source.load(question, _ -> {});
        reports.save(report);
        return Optional.of(report);
    }

    /**
     * Empty also where the rows turn out to have no dates: those of the period alone are loaded on
     * request, since they take another one.
     */
    Optional<Traffic> traffic(OverviewQuestion question) throws InterruptedException {
        ReferrerQuestion days = new ReferrerQuestion(question.span(), Granularity.DAY);
        if (question.isOneSpan() && isUndated(days)) {
            return ofPeriodAlone(question);
        }
        Report<ReferrerQuestion, ReferrerRow> report =
                read(ReportType.REFERRERS, days).map(all -> of(question, all)).orElse(null);
        if (report == null) {
            return Optional.empty();
        }
        DailySums daily = DailySums.of(report.rows(), report.buckets());
        return daily.isEmpty() && !report.rows().isEmpty()
                ? undated(question, report)
                : Optional.of(dated(question, report, daily));
    }

    /** Whether the platform returned rows without dates for these days or others. */
    private boolean isUndated(ReferrerQuestion days) throws InterruptedException {
        Report<ReferrerQuestion, ReferrerRow> copy =
                new ReportSource<>(reports, ReportType.REFERRERS).cachedOrOther(days).orElse(null);
        return copy != null
                && !copy.rows().isEmpty()
                && DailySums.of(copy.rows(), copy.buckets()).isEmpty();
    }

    /** The rows have no dates, so that those of both periods can't be told apart. */
    private Optional<Traffic> undated(
            OverviewQuestion question, Report<ReferrerQuestion, ReferrerRow> report)
            throws InterruptedException {
        if (!question.isOneSpan()) {
            return Optional.of(withoutDays(question, report));
        }
        return question.filters().isEmpty() ? Optional.empty() : ofPeriodAlone(question);
    }

    private Optional<Traffic> ofPeriodAlone(OverviewQuestion question) throws InterruptedException {
        ReferrerQuestion total = new ReferrerQuestion(question.days(), Granularity.TOTAL);
        Report<ReferrerQuestion, ReferrerRow> own =
                read(ReportType.REFERRERS, total).map(all -> of(question, all)).orElse(null);
        return own == null ? Optional.empty() : Optional.of(withoutDays(question, own));
    }

    private Traffic withoutDays(
            OverviewQuestion question, Report<ReferrerQuestion, ReferrerRow> own)
            throws InterruptedException {
        return traffic(question, own, DailySums.NONE, own.rows(), List.of());
    }

    private Traffic dated(
            OverviewQuestion question,
            Report<ReferrerQuestion, ReferrerRow> report,
            DailySums daily)
            throws InterruptedException {
        BucketReader buckets = report.buckets();
        Period before = question.before();
        if (before == null) {
            return traffic(question, report, daily, report.rows(), List.of());
        }
        List<ReferrerRow> earlier =
                question.isOneSpan()
                        ? in(before, report.rows(), buckets)
                        : beside(question, new ReferrerQuestion(before, Granularity.DAY));
        DailySums all = question.isOneSpan() ? daily : both(daily, DailySums.of(earlier, buckets));
        return traffic(question, report, all, in(question.days(), report.rows(), buckets), earlier);
    }

    private static DailySums both(DailySums now, DailySums before) {
        NavigableMap<LocalDate, CounterSums> days = new TreeMap<>(before.days());
        days.putAll(now.days());
        return new DailySums(days);
    }

    private static List<ReferrerRow> in(Period days, List<ReferrerRow> rows, BucketReader buckets) {
        return rows.stream()
                .filter(row -> buckets.day(row).filter(days::contains).isPresent())
                .toList();
    }

    /** The rows of the sources of the filters. */
    private Report<ReferrerQuestion, ReferrerRow> of(
            OverviewQuestion question, Report<ReferrerQuestion, ReferrerRow> report) {
        return report.with(new SourceFilter(grouping, question.filters()).of(report.rows()));
    }

    /** Without it the rest is still worth showing. */
    private List<ReferrerRow> beside(OverviewQuestion question, ReferrerQuestion days) {
        return besides(ReportType.REFERRERS, days)
                .map(all -> of(question, all).rows())
                .orElse(List.of());
    }

    private <Q extends PeriodQuestion<Q>, R extends CounterRow> Optional<Report<Q, R>> besides(
            ReportType<Q, R> type, Q question) {
        try {
            return read(type, question);
        } catch (FailureException e) {
            if (e.failure() instanceof Failure.Cancelled) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private Traffic traffic(
            OverviewQuestion question,
            Report<ReferrerQuestion, ReferrerRow> report,
            DailySums daily,
            List<ReferrerRow> now,
            List<ReferrerRow> earlier)
            throws InterruptedException {
        Groups groups = new Groups(grouping, report.buckets());
        Group all = groups.of(now);
        Group before = earlier.isEmpty() ? null : groups.of(earlier);
        Period part = question.part();
        Group basis = part == null ? null : groups.of(in(part, report.rows(), report.buckets()));
        GroupComparison compared = before == null ? null : GroupComparison.of(before, all, basis);
        Changes<GroupKey> changes = compared == null ? Changes.none() : compared.changes();
        Map<CounterMetric, List<Largest<Group>>> sources = new EnumMap<>(CounterMetric.class);
        Map<CounterMetric, Breakdown.Pair<Group>> shares = new EnumMap<>(CounterMetric.class);
        OverviewFigures.Counts counts =
                new OverviewFigures.Counts(
                        all.sums(),
                        basis == null ? all.sums() : basis.sums(),
                        before == null ? null : before.sums());
        for (CounterMetric metric : METRICS) {
            sources.put(
                    metric,
                    Largest.of(
                            all.children(),
                            MOST,
                            group -> group.sums().of(metric),
                            group -> changes.of(group.key(), metric)));
            shares.put(
                    metric,
                    new Breakdowns(metric)
                            .of(
                                    all.sums(),
                                    counts.compared(),
                                    (compared == null ? all : compared.all()).children(),
                                    Group::sums,
                                    group -> changes.of(group.key(), metric)));
        }
        Map<LocalDate, Long> applied = known.appliedOn(question.days());
        return new Traffic(
                report.askedAt(),
                report.zone(),
                new DataFinalityRule(reports.settlingDays()).first(report.askedOn()),
                question.days(),
                question.before(),
                counts,
                daily,
                sources,
                shares,
                applied);
    }

    Optional<Countries> countries(OverviewQuestion question) throws InterruptedException {
        CityQuestion days =
                new CityQuestion(
                        question.days(),
                        Granularity.TOTAL,
                        question.filters().country(),
                        question.filters().region());
        Report<CityQuestion, CityRow> report = read(ReportType.CITIES, days).orElse(null);
        if (report == null) {
            return Optional.empty();
        }
        PlaceNode all = places(report);
        Earlier earlier = since(question, days);
        PlaceComparison compared =
                earlier == null ? null : PlaceComparison.of(earlier.before(), all, earlier.basis());
        OverviewFigures.Counts counts =
                new OverviewFigures.Counts(
                        all.sums(),
                        earlier == null || earlier.basis() == null
                                ? all.sums()
                                : earlier.basis().sums(),
                        earlier == null ? null : earlier.before().sums());
        Map<CounterMetric, List<Largest<PlaceNode>>> top = new EnumMap<>(CounterMetric.class);
        Map<CounterMetric, Breakdown.Pair<PlaceNode>> shares = new EnumMap<>(CounterMetric.class);
        for (CounterMetric metric : METRICS) {
            Function<PlaceNode, @Nullable Change> change =
                    place -> compared == null ? null : compared.changes().of(place.key(), metric);
            top.put(
                    metric,
                    Largest.of(all.children(), MOST, place -> place.sums().of(metric), change));
            shares.put(
                    metric,
                    new Breakdowns(metric)
                            .of(
                                    all.sums(),
                                    counts.compared(),
                                    (compared == null ? all : compared.all()).children(),
                                    PlaceNode::sums,
                                    change));
        }
        return Optional.of(new Countries(report.askedAt(), counts, all.children(), top, shares));
    }

    private static PlaceNode places(Report<CityQuestion, CityRow> report)
            throws InterruptedException {
        return new Places(Neighbourhoods.of(report.rows()), report.buckets()).of(report.rows());
    }

    /**
     * Places that others are compared with.
     *
     * @param basis those of the days that changes are about; null where these are all days
     */
    private record Earlier(PlaceNode before, @Nullable PlaceNode basis) {}

    /**
     * Against saved copies, such as those of Cities. One is loaded where the referrers of both
     * periods and the changes of the videos took no further request.
     */
    private @Nullable Earlier since(OverviewQuestion question, CityQuestion days)
            throws InterruptedException {
        Period before = question.before();
        Period part = question.part();
        boolean loads = question.isOneSpan() && part == null;
        Report<CityQuestion, CityRow> earlier =
                before == null ? null : earlier(days.of(before), loads);
        Report<CityQuestion, CityRow> basis = part == null ? null : earlier(days.of(part), loads);
        return earlier == null || (part != null && basis == null)
                ? null
                : new Earlier(places(earlier), basis == null ? null : places(basis));
    }

    private @Nullable Report<CityQuestion, CityRow> earlier(CityQuestion days, boolean loads) {
        Optional<Report<CityQuestion, CityRow>> copy = reports.cached(ReportType.CITIES, days);
        return copy.isEmpty() && loads
                ? besides(ReportType.CITIES, days).orElse(null)
                : copy.orElse(null);
    }

    /** A stream that the platform does not know is shown as it was saved. */
    Optional<KnownStreams> live() {
        List<KnownStreams.Stream> streams = new ArrayList<>();
        for (KnownItem item : known.liveStreams().stream().limit(STREAMS).toList()) {
            LiveId id = new LiveId(item.id());
            streams.add(stream(id, item.title(), history(id)));
        }
        return Optional.of(new KnownStreams(reports.now(), streams));
    }

    private @Nullable Report<LiveQuestion, ViewersPoint> history(LiveId id) {
        LiveQuestion question = new LiveQuestion(id);
        if (!saved) {
            try {
                Report<LiveQuestion, ViewersPoint> report =
                        reports.load(ReportType.LIVE, question, _ -> {});
                reports.save(report);
                return report;
            } catch (FailureException e) {
                if (!(e.failure() instanceof Failure.NotFound)) {
                    throw e;
                }
            }
        }
        return reports.cached(ReportType.LIVE, question).orElse(null);
    }

    private static KnownStreams.Stream stream(
            LiveId id,
            @Nullable String title,
            @Nullable Report<LiveQuestion, ViewersPoint> report) {
        LiveCurve curve = LiveCurve.of(report == null ? List.of() : report.rows());
        if (curve.isEmpty()) {
            return new KnownStreams.Stream(id, title, null, null, null);
        }
        LiveCurve.Point last = curve.points().getLast();
        return new KnownStreams.Stream(
                id, title, last.viewers(), last.at(), LiveFigures.of(curve).peak());
    }
}
