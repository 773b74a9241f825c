package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.RankingRow;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.failure.Answer;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.PeriodQuestion;
import app.marquee.service.analytics.RankingQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportQuestion;
import app.marquee.service.analytics.ReportType;
import app.marquee.service.analytics.Reports;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;

/** A platform that answers what the test wants and remembers what it was asked. */
public class FakeReads implements Reports {
    public static final LocalDate TODAY = LocalDate.ofInstant(FakeShell.NOW, FakeShell.ZONE);

    public final List<Period> rankings = new ArrayList<>();
    public final List<CityQuestion> questions = new ArrayList<>();
    public final List<Integer> remembered = new ArrayList<>();
    public final List<Integer> keptLater = new ArrayList<>();
    public @Nullable List<RankingRow> kept;

    /** The only days of which a ranking is kept; null for all. */
    public @Nullable Period keptDays;

    public List<RankingRow> videos = List.of();
    public List<CityRow> cities = List.of();
    public final Map<Period, List<CityRow>> citiesOf = new HashMap<>();
    public final Map<Period, List<RankingRow>> videosOf = new HashMap<>();
    public final Map<Period, List<ReferrerRow>> referrersOf = new HashMap<>();
    public @Nullable Period failing;
    public Failure failingWith = new Failure.ServerError(new Answer(502, null, ""));
    public final List<String> asked = new CopyOnWriteArrayList<>();
    public List<ReferrerRow> referrers = List.of();
    public @Nullable List<ReferrerRow> keptReferrersByDay;

    /** The only days of them; null for any. */
    public @Nullable Period keptReferrerDays;

    public List<BrowserRow> browsers = List.of();
    public Counters total = Counters.UNKNOWN;
    public @Nullable Failure failure;
    public LocalDate today = TODAY;
    public int perMinute = 60;
    public @Nullable FakeDays days;

    @Override
    public ZoneId zone() {
        return FakeShell.ZONE;
    }

    @Override
    public Instant now() {
        return FakeShell.NOW;
    }

    @Override
    public LocalDate today() {
        return today;
    }

    @Override
    public int requestsPerMinute() {
        return perMinute;
    }

    @Override
    public boolean savesReports() {
        return kept != null || days != null;
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> load(
            ReportType<Q, R> type, Q question, LongConsumer rows) {
        List<?> found = rows(question);
        if (question instanceof PeriodQuestion<?> dated && dated.period().equals(failing)) {
            throw new FailureException(failingWith);
        }
        if (failure != null) {
            throw new FailureException(failure);
        }
        return FakeReport.of(type, question, FakeShell.NOW.minusSeconds(130), found, total);
    }

    private List<?> rows(ReportQuestion question) {
        return switch (question) {
            case RankingQuestion(var period) -> {
                rankings.add(period);
                yield videosOf.getOrDefault(period, videos);
            }
            case CityQuestion city -> {
                questions.add(city);
                yield citiesOf.getOrDefault(city.period(), cities);
            }
            case ReferrerQuestion(var period, var granularity) -> {
                asked.add("referrers " + period.start() + " " + granularity.wire());
                yield referrersOf.getOrDefault(period, referrers);
            }
            case BrowserQuestion browser -> {
                asked.add(
                        "browsers " + browser.video().value() + " " + browser.granularity().wire());
                yield browsers;
            }
            default -> throw new AssertionError(question);
        };
    }

    @Override
    public <Q extends ReportQuestion, R> Report<Q, R> loadInBackground(
            ReportType<Q, R> type, Q question) {
        if (days != null && question instanceof RankingQuestion(var period)) {
            days.read(period.start());
            return FakeReport.of(type, question, days.now, days.answer.apply(period.start()));
        }
        throw new AssertionError(question);
    }

    public Report<RankingQuestion, RankingRow> ranking(Period period) {
        return load(ReportType.RANKING, new RankingQuestion(period), _ -> {});
    }

    public Report<CityQuestion, CityRow> cities(CityQuestion question) {
        return load(ReportType.CITIES, question, _ -> {});
    }

    private boolean isKept(Period days) {
        return keptReferrerDays == null || keptReferrerDays.equals(days);
    }

    /** An hour older than an answer. */
    @Override
    public <Q extends ReportQuestion, R> Optional<Report<Q, R>> cached(
            ReportType<Q, R> type, Q question) {
        FakeDays single = days;
        if (single != null && question instanceof RankingQuestion(var day) && day.days() == 1) {
            return Optional.ofNullable(single.askedAt.get(day.start()))
                    .map(at -> FakeReport.of(type, question, at, single.answer.apply(day.start())));
        }
        return switch (question) {
            case RankingQuestion(var period) when keptDays == null || keptDays.equals(period) ->
                    older(type, question, kept);
            case CityQuestion city when city.period().equals(keptDays) ->
                    older(type, question, cities);
            case ReferrerQuestion(var period, var granularity)
                    when granularity == Granularity.DAY && isKept(period) ->
                    older(type, question, keptReferrersByDay);
            default -> Optional.empty();
        };
    }

    @Override
    public <Q extends ReportQuestion> Map<Q, Instant> cachedAt(
            ReportType<Q, ?> type, Collection<Q> asked) {
        Map<Q, Instant> found = new HashMap<>();
        for (Q question : asked) {
            if (days != null && question instanceof RankingQuestion(var period)) {
                Instant at = days.askedAt.get(period.start());
                if (at != null) {
                    found.put(question, at);
                }
            }
        }
        return found;
    }

    @Override
    public <Q extends PeriodQuestion<Q>> Optional<Q> otherPeriod(
            ReportType<Q, ?> type, Q question) {
        return Optional.ofNullable(keptDays).map(question::of);
    }

    private static <Q extends ReportQuestion, R> Optional<Report<Q, R>> older(
            ReportType<Q, R> type, Q question, @Nullable List<?> rows) {
        return Optional.ofNullable(rows)
                .map(
                        found ->
                                FakeReport.of(
                                        type, question, FakeShell.NOW.minusSeconds(3600), found));
    }

    @Override
    public <Q extends ReportQuestion, R> void save(Report<Q, R> report) {
        if (report.question() instanceof RankingQuestion(var period)) {
            if (days != null && period.days() == 1) {
                days.askedAt.put(period.start(), report.askedAt());
            } else {
                keptLater.add(report.rows().size());
            }
        }
    }

    @Override
    public void saveTitles(Report<RankingQuestion, RankingRow> ranking) {
        remembered.add(ranking.rows().size());
    }

    public static RankingRow video(
            int number,
            @Nullable String title,
            @Nullable Long views,
            @Nullable Long viewers,
            @Nullable String cost,
            @Nullable String currency) {
        Long plays = views == null ? null : views * 7 / 10;
        return new RankingRow(
                new VideoId("00000000-0000-4000-8000-%012d".formatted(number)),
                title,
                new Counters(views, views == null ? null : views * 8 / 10, plays, null),
                viewers,
                cost == null ? null : new BigDecimal(cost),
                currency,
                UnknownMembers.NONE);
    }

    /** A video of which only the views are known. */
    public static RankingRow video(VideoId id, long views) {
        return new RankingRow(
                id,
                null,
                new Counters(views, null, null, null),
                null,
                null,
                null,
                UnknownMembers.NONE);
    }

    public static RankingRow video(int number, @Nullable String title, @Nullable Long views) {
        return video(number, title, views, views, "1.5", "USD");
    }

    public static CityRow city(
            @Nullable String country,
            @Nullable String region,
            @Nullable String city,
            @Nullable String bucket,
            @Nullable Long views,
            @Nullable Double latitude,
            @Nullable Double longitude) {
        Counters counters =
                views == null
                        ? Counters.UNKNOWN
                        : new Counters(views, views * 8 / 10, views * 7 / 10, views / 2);
        return new CityRow(
                country, region, city, latitude, longitude, bucket, counters, UnknownMembers.NONE);
    }

    public static ReferrerRow referrer(
            @Nullable String referrer, @Nullable String bucket, @Nullable Long views) {
        return new ReferrerRow(
                referrer, bucket, new Counters(views, null, views, null), UnknownMembers.NONE);
    }

    public static BrowserRow browser(
            @Nullable String browser, @Nullable String bucket, @Nullable Long views) {
        return new BrowserRow(
                browser, bucket, new Counters(views, null, views, null), UnknownMembers.NONE);
    }

    public static CityRow city(String country, String region, String city, @Nullable Long views) {
        return city(country, region, city, null, views, -20.0, -45.0);
    }
}
