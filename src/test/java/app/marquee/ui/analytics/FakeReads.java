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
import app.marquee.model.operation.Operation;
import app.marquee.service.analytics.AnalyticsReads;
import app.marquee.service.analytics.BaselineCriteria;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.RankingDays;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportOrigin;
import app.marquee.ui.testing.FakeShell;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;

/** A platform that answers what the test wants and remembers what it was asked. */
public final class FakeReads implements AnalyticsReads {
    public static final LocalDate TODAY = LocalDate.ofInstant(FakeShell.NOW, ZoneOffset.UTC);

    public final List<Period> rankings = new ArrayList<>();
    public final List<CityQuestion> questions = new ArrayList<>();
    public final List<Integer> remembered = new ArrayList<>();
    public final List<Integer> keptLater = new ArrayList<>();
    public @Nullable List<RankingRow> kept;

    /** The only days of which a ranking is kept; null for all. */
    public @Nullable Period keptDays;

    public @Nullable List<RankingRow> earlier;
    public List<RankingRow> videos = List.of();
    public List<CityRow> cities = List.of();
    public final Map<Period, List<CityRow>> citiesOf = new HashMap<>();
    public final Map<Period, List<RankingRow>> videosOf = new HashMap<>();
    public final Map<Period, List<ReferrerRow>> referrersOf = new HashMap<>();
    public @Nullable Period failing;
    public final List<String> asked = new ArrayList<>();
    public List<ReferrerRow> referrers = List.of();
    public List<BrowserRow> browsers = List.of();
    public Counters total = Counters.UNKNOWN;
    public @Nullable Failure failure;
    public LocalDate today = TODAY;
    public @Nullable FakeDays days;

    @Override
    public Optional<RankingDays> rankingDays() {
        return Optional.ofNullable(days);
    }

    @Override
    public ZoneId zone() {
        return ZoneOffset.UTC;
    }

    @Override
    public LocalDate today() {
        return today;
    }

    @Override
    public Report<RankingRow> ranking(Period period, LongConsumer rows) {
        rankings.add(period);
        return report(Operation.GET_RANKING, period, null, videosOf.getOrDefault(period, videos));
    }

    @Override
    public Report<CityRow> cities(CityQuestion question, LongConsumer rows) {
        questions.add(question);
        return report(
                Operation.GET_CITY,
                question.period(),
                question.granularity(),
                citiesOf.getOrDefault(question.period(), cities));
    }

    @Override
    public Report<ReferrerRow> referrers(
            Period period, Granularity granularity, LongConsumer rows) {
        asked.add("referrers " + period.start() + " " + granularity.wire());
        return report(
                Operation.GET_REFERRER,
                period,
                granularity,
                referrersOf.getOrDefault(period, referrers));
    }

    @Override
    public Report<BrowserRow> browsers(
            VideoId video, Period period, Granularity granularity, LongConsumer rows) {
        asked.add("browsers " + video.value() + " " + granularity.wire());
        return report(Operation.GET_BROWSER, period, granularity, browsers);
    }

    private <R> Report<R> report(
            Operation operation, Period period, @Nullable Granularity granularity, List<R> rows) {
        if (period.equals(failing)) {
            throw new FailureException(new Failure.ServerError(new Answer(502, null, "")));
        }
        if (failure != null) {
            throw new FailureException(failure);
        }
        return new Report<>(
                new ReportOrigin(
                        operation,
                        "data.example.com",
                        FakeShell.NOW.minusSeconds(130),
                        period,
                        granularity,
                        zone()),
                rows,
                total,
                UnknownMembers.NONE);
    }

    @Override
    public boolean keepsAnswers() {
        return kept != null;
    }

    /** An hour older than an answer. */
    @Override
    public Optional<Report<RankingRow>> keptRanking(Period period) {
        return keptDays == null || keptDays.equals(period) ? older(period, kept) : Optional.empty();
    }

    @Override
    public Optional<Period> otherRankingDays(Period period) {
        return Optional.ofNullable(keptDays);
    }

    @Override
    public Optional<Report<RankingRow>> earlierRanking(Period period, BaselineCriteria than) {
        return than.until() == null ? older(period, earlier) : Optional.empty();
    }

    @Override
    public Optional<LocalDate> earlierRankingOn(Period period, Instant shown) {
        return Optional.ofNullable(earlier).map(_ -> today.minusDays(1));
    }

    private Optional<Report<RankingRow>> older(Period period, @Nullable List<RankingRow> rows) {
        return Optional.ofNullable(rows)
                .map(
                        found ->
                                new Report<>(
                                        new ReportOrigin(
                                                Operation.GET_RANKING,
                                                "data.example.com",
                                                FakeShell.NOW.minusSeconds(3600),
                                                period,
                                                null,
                                                zone()),
                                        found,
                                        Counters.UNKNOWN,
                                        UnknownMembers.NONE));
    }

    @Override
    public Optional<Report<CityRow>> keptCities(CityQuestion question) {
        return question.period().equals(keptDays)
                ? Optional.of(
                        new Report<>(
                                new ReportOrigin(
                                        Operation.GET_CITY,
                                        "data.example.com",
                                        FakeShell.NOW.minusSeconds(3600),
                                        question.period(),
                                        question.granularity(),
                                        zone()),
                                cities,
                                Counters.UNKNOWN,
                                UnknownMembers.NONE))
                : Optional.empty();
    }

    @Override
    public Optional<Period> otherCityDays(CityQuestion question) {
        return Optional.ofNullable(keptDays);
    }

    @Override
    public void keepRanking(Report<RankingRow> ranking) {
        keptLater.add(ranking.rows().size());
    }

    @Override
    public void remember(Report<RankingRow> ranking) {
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
