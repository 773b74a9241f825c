package app.marquee.service.report;

import app.marquee.analytics.Period;
import app.marquee.analytics.PeriodPreset;
import app.marquee.analytics.cost.CostDays;
import app.marquee.analytics.cost.CostMonth;
import app.marquee.analytics.group.Grouping;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.ranking.RankingMetric;
import app.marquee.analytics.ranking.RankingOrder;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.LiveId;
import app.marquee.model.id.VideoId;
import app.marquee.model.report.BlockType;
import app.marquee.model.report.ReportTemplate;
import app.marquee.model.settings.Budget;
import app.marquee.report.ClientReport;
import app.marquee.report.ReportImage;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.DailyRankings;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.service.report.ReportScope.Compared;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Maker of reports of one connection. Thread-safe. Blocking. */
public final class SessionReportService implements ReportService {
    /** Videos whose browsers are loaded, a request each. */
    static final int WATCHED = 3;

    /** Streams whose viewers are loaded, a request each. */
    static final int STREAMS = 6;

    private static final Set<BlockType> OF_RANKING =
            Set.of(BlockType.NUMBERS, BlockType.VIDEOS, BlockType.COST, BlockType.BROWSERS);

    private final Reports reports;
    private final Known known;

    /**
     * Facts and images beside the reports. Immutable.
     *
     * @param streams the live streams by name
     * @param groupings of referrers by the user's rules
     * @param frames images of videos
     * @param budget for the bandwidth of a month
     */
    public record Known(
            Supplier<List<KnownItem>> streams,
            Function<ReferrerDimension, Grouping> groupings,
            Frames frames,
            Supplier<Optional<Budget>> budget) {}

    /** Source of the images of videos; one that is unknown is empty. Blocking. */
    @FunctionalInterface
    public interface Frames {
        Optional<ReportImage> of(VideoId video) throws InterruptedException;
    }

    public SessionReportService(Reports reports, Known known) {
        this.reports = reports;
        this.known = known;
    }

    private Compared compared(Period period, ReportTemplate template) {
        return Compared.of(period, preset(template), reports.lastFinalDay());
    }

    private static PeriodPreset preset(ReportTemplate template) {
        return Arrays.stream(PeriodPreset.values())
                .filter(preset -> preset.key().equals(template.period()))
                .findFirst()
                .orElse(PeriodPreset.LAST_MONTH);
    }

    @Override
    public ReportPlan plan(ReportTemplate template) {
        Period period = preset(template).on(reports.today());
        Compared compared = compared(period, template);
        ReportReader reader = new ReportReader(reports, null);
        int requests = 0;
        if (needsRanking(template)) {
            requests += reader.missing(ReportType.RANKING, rankings(period, compared));
        }
        if (needsTraffic(template)) {
            requests += reader.missing(ReportType.REFERRERS, List.of(traffic(period, compared)));
        }
        if (template.has(BlockType.MAP)) {
            requests += reader.missing(ReportType.CITIES, List.of(cities(period)));
        }
        if (template.has(BlockType.BROWSERS)) {
            requests += missingBrowsers(reader, period);
        }
        if (template.has(BlockType.LIVE)) {
            requests += reader.missing(ReportType.LIVE, streams());
        }
        if (template.has(BlockType.COST)) {
            requests += reader.missing(ReportType.RANKING, costDays());
        }
        int limit = Math.max(1, reports.requestsPerMinute());
        return new ReportPlan(period, requests, requests / limit);
    }

    private int missingBrowsers(ReportReader reader, Period period) {
        Report<RankingQuestion, RankingRow> ranking =
                reader.read(ReportType.RANKING, new RankingQuestion(period));
        return ranking == null
                ? WATCHED
                : reader.missing(
                        ReportType.BROWSERS,
                        top(ranking.rows()).stream()
                                .map(row -> browsers(Objects.requireNonNull(row.videoId()), period))
                                .toList());
    }

    /** A ranking a day. */
    private List<RankingQuestion> costDays() {
        return DailyRankings.questions(CostMonth.basis(reports.today()));
    }

    private static boolean needsRanking(ReportTemplate template) {
        return template.chosen().stream().anyMatch(OF_RANKING::contains)
                || template.has(BlockType.COVER);
    }

    private static boolean needsTraffic(ReportTemplate template) {
        return template.has(BlockType.TREND) || template.has(BlockType.REFERRERS);
    }

    private static List<RankingQuestion> rankings(Period period, Compared compared) {
        return Stream.of(period, compared.before(), compared.part())
                .filter(Objects::nonNull)
                .map(RankingQuestion::new)
                .toList();
    }

    /** One report spans both periods, and the days between them. */
    private static ReferrerQuestion traffic(Period period, Compared compared) {
        return new ReferrerQuestion(
                new Period(compared.before().start(), period.end()), Granularity.DAY);
    }

    private static CityQuestion cities(Period period) {
        return new CityQuestion(period, Granularity.TOTAL, null, null);
    }

    private static BrowserQuestion browsers(VideoId video, Period period) {
        return new BrowserQuestion(video, period, Granularity.TOTAL);
    }

    private List<LiveQuestion> streams() {
        return known.streams().get().stream()
                .limit(STREAMS)
                .map(item -> new LiveQuestion(new LiveId(item.id())))
                .toList();
    }

    @Override
    public ClientReport saved(ReportTemplate template) throws InterruptedException {
        return make(template, null);
    }

    @Override
    public ClientReport loaded(ReportTemplate template, IntPredicate mayAsk)
            throws InterruptedException {
        return make(template, mayAsk);
    }

    private ClientReport make(ReportTemplate template, @Nullable IntPredicate mayAsk)
            throws InterruptedException {
        Period period = preset(template).on(reports.today());
        Compared compared = compared(period, template);
        ReportData data = data(template, period, compared, new ReportReader(reports, mayAsk));
        ReportScope scope =
                new ReportScope(
                        ReportWords.of(template.style().language()),
                        period,
                        compared,
                        reports.zone(),
                        reports.settlingDays());
        return new ReportAssembly(template, scope, data, known).report(reports.now());
    }

    private ReportData data(
            ReportTemplate template, Period period, Compared compared, ReportReader reader)
            throws InterruptedException {
        boolean ranked = needsRanking(template);
        Report<RankingQuestion, RankingRow> ranking = ranked ? ranking(period, reader) : null;
        Period part = compared.part();
        Report<RankingQuestion, RankingRow> basis =
                !ranked || part == null ? ranking : ranking(part, reader);
        Report<RankingQuestion, RankingRow> before =
                ranked ? ranking(compared.before(), reader) : null;
        Report<ReferrerQuestion, ReferrerRow> traffic =
                needsTraffic(template)
                        ? reader.read(ReportType.REFERRERS, traffic(period, compared))
                        : null;
        return new ReportData(
                ranking,
                basis,
                basis == null ? null : before,
                traffic,
                sources(traffic, period, reader),
                template.has(BlockType.MAP) ? reader.read(ReportType.CITIES, cities(period)) : null,
                template.has(BlockType.BROWSERS) && ranking != null
                        ? watched(ranking, period, reader)
                        : List.of(),
                template.has(BlockType.LIVE) ? streamed(reader) : List.of(),
                template.has(BlockType.COST) ? costs(reader) : null);
    }

    private static @Nullable Report<RankingQuestion, RankingRow> ranking(
            Period period, ReportReader reader) {
        return reader.read(ReportType.RANKING, new RankingQuestion(period));
    }

    /** Rows without dates can't be told apart by period, so that the period is loaded alone. */
    private static @Nullable Report<ReferrerQuestion, ReferrerRow> sources(
            @Nullable Report<ReferrerQuestion, ReferrerRow> traffic,
            Period period,
            ReportReader reader) {
        if (traffic == null) {
            return null;
        }
        return ReportScope.isDated(traffic)
                ? traffic.with(ReportScope.in(period, traffic))
                : reader.read(
                        ReportType.REFERRERS, new ReferrerQuestion(period, Granularity.TOTAL));
    }

    private static List<ReportData.Watched> watched(
            Report<RankingQuestion, RankingRow> ranking, Period period, ReportReader reader) {
        List<ReportData.Watched> all = new ArrayList<>();
        for (RankingRow row : top(ranking.rows())) {
            VideoId video = Objects.requireNonNull(row.videoId());
            all.add(
                    new ReportData.Watched(
                            Objects.requireNonNullElse(row.title(), ""),
                            reader.read(ReportType.BROWSERS, browsers(video, period))));
        }
        return all;
    }

    /** The videos with the most views. */
    private static List<RankingRow> top(List<RankingRow> rows) {
        try {
            return new RankingOrder(RankingMetric.VIEWS)
                    .of(rows).stream()
                            .filter(one -> one.rank() != null && one.row().videoId() != null)
                            .limit(WATCHED)
                            .map(one -> one.row())
                            .toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of();
        }
    }

    private ReportData.MonthCost costs(ReportReader reader) throws InterruptedException {
        LocalDate today = reports.today();
        CostDays.Making making = new CostDays.Making(YearMonth.from(today));
        Instant oldest = null;
        for (RankingQuestion day : costDays()) {
            Report<RankingQuestion, RankingRow> ranking = reader.read(ReportType.RANKING, day);
            if (ranking != null) {
                DailyRankings.add(ranking, making);
                oldest =
                        oldest == null || ranking.askedAt().isBefore(oldest)
                                ? ranking.askedAt()
                                : oldest;
            }
        }
        return new ReportData.MonthCost(
                new CostMonth(making.made(), today), oldest, known.budget().get().orElse(null));
    }

    private List<ReportData.Streamed> streamed(ReportReader reader) {
        return known.streams().get().stream()
                .limit(STREAMS)
                .map(
                        item ->
                                new ReportData.Streamed(
                                        Objects.requireNonNullElse(item.title(), ""),
                                        reader.read(
                                                ReportType.LIVE,
                                                new LiveQuestion(new LiveId(item.id())))))
                .toList();
    }
}
