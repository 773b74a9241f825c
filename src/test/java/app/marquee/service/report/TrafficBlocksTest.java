package app.marquee.service.report;

import static app.marquee.service.report.ReportRows.DAYS;
import static app.marquee.service.report.ReportRows.LATER;
import static app.marquee.service.report.ReportRows.SCOPE;
import static app.marquee.service.report.ReportRows.SOON;
import static app.marquee.service.report.ReportRows.counters;
import static app.marquee.service.report.ReportRows.id;
import static app.marquee.service.report.ReportRows.ranking;
import static app.marquee.service.report.ReportRows.video;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.analytics.group.KnownSites;
import app.marquee.analytics.group.ReferrerDimension;
import app.marquee.analytics.group.ReferrerGrouping;
import app.marquee.model.UnknownMembers;
import app.marquee.model.analytics.BrowserRow;
import app.marquee.model.analytics.CityRow;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.analytics.ReferrerRow;
import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.LiveId;
import app.marquee.report.ReportWords;
import app.marquee.service.analytics.BrowserQuestion;
import app.marquee.service.analytics.CityQuestion;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.ReferrerQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.ReportShelf;
import app.marquee.service.analytics.ReportType;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Blocks of days, places, referrers, browsers and streams, with all that they say of given rows.
 */
final class TrafficBlocksTest {
    private static final String HEAD =
            " # Jun 1 – Jun 3, 2026 · Brasilia Time · loaded Jul 20, 2026, 9:00 AM\n";
    private static final String PART =
            " # Jun 1 – Jun 3, 2026 · Brasilia Time · loaded Jun 3, 2026, 6:30 AM"
                    + " · incomplete: the period wasn’t over\n";

    private static ReferrerRow referrer(
            @Nullable String referrer,
            @Nullable String bucket,
            @Nullable Long views,
            @Nullable Long plays) {
        return new ReferrerRow(referrer, bucket, counters(views, plays), UnknownMembers.NONE);
    }

    private static Report<ReferrerQuestion, ReferrerRow> referrers(
            Instant at, ReferrerRow... rows) {
        return ReportShelf.report(
                ReportType.REFERRERS,
                new ReferrerQuestion(DAYS, Granularity.DAY),
                at,
                List.of(rows));
    }

    private static String trend(@Nullable Report<ReferrerQuestion, ReferrerRow> traffic)
            throws Exception {
        return ReportOutline.of(new TrendBlock(SCOPE).of(traffic, null));
    }

    @Test
    void daysAreDrawnAndListedBesideTheDaysBefore() throws Exception {
        Report<ReferrerQuestion, ReferrerRow> traffic =
                referrers(
                        SOON,
                        referrer("https://a.example/", "2026-05-29", 5L, 1L),
                        referrer("https://a.example/", "2026-05-31", 7L, null),
                        referrer("https://a.example/", "2026-06-01", 10L, 4L),
                        referrer("https://b.example/", "2026-06-01", 20L, null),
                        referrer("https://b.example/", "2026-06-03", null, 2L));
        assertThat(trend(traffic))
                .isEqualTo(
                        "Trend"
                                + PART
                                + """
                                <Views by day, Jun 1 – Jun 3, 2026 (dashed: May 29 – May 31, 2026)>
                                Views 0=30.0 86400=NaN 172800=NaN…
                                ~ Views 0=5.0 86400=NaN 172800=7.0…
                                <Plays by day, Jun 1 – Jun 3, 2026 (dashed: May 29 – May 31, 2026)>
                                Plays 0=4.0 86400=NaN 172800=2.0…
                                ~ Plays 0=1.0 86400=NaN 172800=NaN…
                                = Daily values
                                Day | Views> | Plays>
                                Jun 1, 2026 | 30 | at least 4
                                Jun 3, 2026 | Unknown? | 2
                                1 day has no data.
                                """);
        List<ReferrerRow> rows = traffic.rows();
        assertThat(trend(traffic.with(rows.subList(2, 3))))
                .isEqualTo(
                        "Trend"
                                + PART
                                + """
                                <Views by day, Jun 1 – Jun 3, 2026>
                                Views 0=10.0 86400=NaN 172800=NaN…
                                <Plays by day, Jun 1 – Jun 3, 2026>
                                Plays 0=4.0 86400=NaN 172800=NaN…
                                = Daily values
                                Day | Views> | Plays>
                                Jun 1, 2026 | 10 | 4
                                2 days have no data.
                                """);
        assertThat(trend(traffic.with(rows.subList(0, 2))))
                .isEqualTo("Trend #\nmissing: The platform returned no daily data.\n");
        assertThat(trend(null))
                .isEqualTo("Trend #\nmissing: The daily data of this period isn’t loaded.\n");
    }

    /** In every spelling of a day: the first is neither lost nor on the day before. */
    @Test
    void daysThatDoNotAddUpToTheTotalOfTheReportAreSaid() throws Exception {
        Report<ReferrerQuestion, ReferrerRow> traffic =
                referrers(
                        LATER,
                        referrer("https://a.example/", "2026-06-01T00:00:00.000Z", 1_000L, 4L),
                        referrer("https://a.example/", "2026-06-02T00:00:00+0000", 2_000L, 5L),
                        referrer("https://a.example/", "20260603", 3_000L, 6L));
        String days =
                """
                Day | Views> | Plays>
                Jun 1, 2026 | 1,000 | 4
                Jun 2, 2026 | 2,000 | 5
                Jun 3, 2026 | 3,000 | 6
                """;
        ReportScope scope =
                new ReportScope(
                        ReportWords.of(Locale.US),
                        DAYS,
                        ReportScope.Compared.of(DAYS, null, LocalDate.MAX),
                        ZoneId.of("America/Sao_Paulo"),
                        3);
        assertThat(
                        ReportOutline.of(
                                new TrendBlock(scope)
                                        .of(traffic, ranking(video(1, "One", 6_010L, 15L)))))
                .endsWith(days + "(Views: the days add up to 6,000, the total is 6,010.)\n");
        assertThat(
                        ReportOutline.of(
                                new TrendBlock(SCOPE)
                                        .of(traffic, ranking(video(1, "One", 6_000L, 15L)))))
                .endsWith(days);
    }

    private static CityRow city(
            String country,
            String region,
            @Nullable String city,
            @Nullable Double latitude,
            @Nullable Double longitude,
            @Nullable Long views) {
        return new CityRow(
                country,
                region,
                city,
                latitude,
                longitude,
                null,
                counters(views, views),
                UnknownMembers.NONE);
    }

    @Test
    void placesAreDrawnAndListedByTheirViews() throws Exception {
        Report<CityQuestion, CityRow> cities =
                ReportShelf.report(
                        ReportType.CITIES,
                        new CityQuestion(DAYS, Granularity.TOTAL, null, null),
                        LATER,
                        List.of(
                                city("PT", "11", "Lisboa", 38.7, -9.1, 100L),
                                city("BR", "SP", "São Paulo", -23.5, -46.6, 600L),
                                city("BR", "RJ", "Rio de Janeiro", -22.9, -43.2, 250L),
                                city("US", "CA", null, null, null, 50L)));
        assertThat(ReportOutline.of(new PlaceBlock(SCOPE).of(cities)))
                .isEqualTo(
                        "Places"
                                + HEAD
                                + """
                                <Map with 3 cities, colored by views>
                                (1 city isn’t on the map.)
                                = Top countries
                                Place | Views> | % of total>
                                Brazil | 850 1.00 | 85.0%
                                Portugal | 100 0.12 | 10.0%
                                United States | 50 0.06 | 5.0%
                                = Top cities
                                Place | Views> | % of total>
                                São Paulo | 600 1.00 | 60.0%
                                Rio de Janeiro | 250 0.42 | 25.0%
                                Lisbon | 100 0.17 | 10.0%
                                Unknown | 50 0.08 | 5.0%
                                """);
        assertThat(ReportOutline.of(new PlaceBlock(SCOPE).of(cities.with(List.of()))))
                .isEqualTo("Places" + HEAD + "No data in this period.\n");
        assertThat(ReportOutline.of(new PlaceBlock(SCOPE).of(null)))
                .isEqualTo("Places #\nmissing: The cities of this period aren’t loaded.\n");
    }

    @Test
    void onlyTenPlacesAreListed() throws Exception {
        List<CityRow> rows = new ArrayList<>();
        for (int city = 1; city <= 12; city++) {
            rows.add(city("BR", "SP", "City " + city, -23.0, -46.0 - city, 10L));
        }
        Report<CityQuestion, CityRow> cities =
                ReportShelf.report(
                        ReportType.CITIES,
                        new CityQuestion(DAYS, Granularity.TOTAL, null, null),
                        LATER,
                        rows);
        assertThat(ReportOutline.of(new PlaceBlock(SCOPE).of(cities)).lines())
                .hasSize(7 + 10 + 1)
                .doesNotContain("(1 city isn’t on the map.)", "(0 cities aren’t on the map.)")
                .endsWith("2 more rows aren’t shown.");
    }

    @Test
    void referrersAreGroupedByChannelAndSite() throws Exception {
        List<ReferrerRow> rows = new ArrayList<>();
        rows.add(referrer("https://www.facebook.com/x", null, 200L, null));
        rows.add(referrer("https://www.google.com/", null, 500L, 50L));
        rows.add(referrer("", null, 100L, 10L));
        rows.add(referrer("android-app://com.example.reader", null, 160L, 6L));
        rows.add(referrer("what is this", null, 40L, 4L));
        ReferrerBlock block =
                new ReferrerBlock(
                        SCOPE, by(ReferrerDimension.CHANNELS), by(ReferrerDimension.SITES));
        Report<ReferrerQuestion, ReferrerRow> all = referrers(LATER).with(rows);
        assertThat(ReportOutline.of(block.of(all)))
                .isEqualTo(
                        "Referrers"
                                + HEAD
                                + """
                                = Channels
                                Name | Views> | % of total> | Plays>
                                Search | 500 1.00 | 50.0% | 50
                                Social | 200 0.40 | 20.0% | Unknown?
                                Other sites | 160 0.32 | 16.0% | 6
                                Direct | 100 0.20 | 10.0% | 10
                                Not a URL | 40 0.08 | 4.0% | 4
                                = Top sites
                                Name | Views> | % of total> | Plays>
                                Google | 500 1.00 | 50.0% | 50
                                Facebook | 200 0.40 | 20.0% | Unknown?
                                com.example.reader (app) | 160 0.32 | 16.0% | 6
                                Direct | 100 0.20 | 10.0% | 10
                                Not a URL | 40 0.08 | 4.0% | 4
                                """);
        rows.add(0, referrer(null, null, null, 3L));
        for (int site = 11; site <= 22; site++) {
            rows.add(referrer("https://site" + site + ".example/", null, 0L, 0L));
        }
        assertThat(ReportOutline.of(block.of(all.with(rows))))
                .contains(
                        """
                        Not a URL | 40 0.08 | Unknown? | 4
                        Unknown source | Unknown? | Unknown? | 3
                        = Top sites
                        """)
                .endsWith(
                        """
                        site20.example | 0 0.00 | Unknown? | 0
                        3 more rows aren’t shown.
                        """);
        assertThat(ReportOutline.of(block.of(referrers(LATER))))
                .isEqualTo("Referrers" + HEAD + "No data in this period.\n");
        assertThat(ReportOutline.of(block.of(null)))
                .isEqualTo("Referrers #\nmissing: The referrers of this period aren’t loaded.\n");
    }

    private static ReferrerGrouping by(ReferrerDimension dimension) {
        return new ReferrerGrouping(dimension, KnownSites.bundled(), Set.of(), List.of());
    }

    private static Report<BrowserQuestion, BrowserRow> browsers(
            int video, Instant at, BrowserRow... rows) {
        return ReportShelf.report(
                ReportType.BROWSERS,
                new BrowserQuestion(id(video), DAYS, Granularity.TOTAL),
                at,
                List.of(rows));
    }

    private static BrowserRow browser(@Nullable String name, long views) {
        return new BrowserRow(name, null, counters(views, views / 2), UnknownMembers.NONE);
    }

    @Test
    void browsersOfAllTheVideosAreAddedUp() throws Exception {
        ReportData.Watched first =
                new ReportData.Watched(
                        "First",
                        browsers(1, LATER, browser("Firefox 1", 20), browser("Chrome 120", 60)));
        ReportData.Watched second =
                new ReportData.Watched(
                        "", browsers(2, SOON, browser("Chrome 119", 15), browser(null, 5)));
        ReportData.Watched empty = new ReportData.Watched("Empty", browsers(3, LATER));
        BrowserBlock block = new BrowserBlock(SCOPE);
        assertThat(ReportOutline.of(block.of(List.of(second, first, empty))))
                .isEqualTo(
                        "Browsers"
                                + PART
                                + """
                                (Views of the top videos: Untitled · First · Empty)
                                = Browsers of the top videos
                                Name | Views> | % of total> | Plays>
                                Chrome | 75 1.00 | 75.0% | 37
                                Firefox | 20 0.27 | 20.0% | 10
                                Unknown browser | 5 0.07 | 5.0% | 2
                                """);
        assertThat(ReportOutline.of(block.of(List.of(empty))))
                .isEqualTo(
                        "Browsers"
                                + HEAD
                                + "(Views of the top videos: Empty)\nNo data in this period.\n");
        String missing = "Browsers #\nmissing: The browsers of the top videos aren’t all loaded.\n";
        assertThat(ReportOutline.of(block.of(List.of()))).isEqualTo(missing);
        ReportData.Watched unread = new ReportData.Watched("Missing", null);
        assertThat(ReportOutline.of(block.of(List.of(first, unread)))).isEqualTo(missing);
    }

    private static ReportData.Streamed stream(
            String title, Instant at, @Nullable String start, @Nullable Long... viewers) {
        List<ViewersPoint> points = new ArrayList<>();
        for (int minute = 0; minute < viewers.length; minute++) {
            Instant time = start == null ? null : Instant.parse(start).plusSeconds(60L * minute);
            points.add(
                    new ViewersPoint(
                            String.valueOf(time), time, viewers[minute], UnknownMembers.NONE));
        }
        return new ReportData.Streamed(
                title,
                ReportShelf.report(
                        ReportType.LIVE, new LiveQuestion(new LiveId("live")), at, points));
    }

    @Test
    void streamsThatBeganInThePeriodAreDrawnFromTheirStart() {
        ReportData.Streamed one = stream("One", LATER, "2026-06-01T03:00:00Z", 10L, 21L, null, 12L);
        ReportData.Streamed two = stream("", SOON, "2026-06-04T02:59:00Z", null, (Long) null);
        ReportData.Streamed early = stream("Early", SOON, "2026-06-01T02:59:00Z", 5L, 5L);
        ReportData.Streamed never = stream("Never", LATER, null);
        StreamBlock block = new StreamBlock(SCOPE);
        assertThat(ReportOutline.of(block.of(List.of(one, two, early, never))))
                .isEqualTo(
                        "Live"
                                + PART
                                + """
                                <Viewers of live streams since their start, in hours and minutes>
                                One 0=10.0 60=21.0 120=NaN 180=12.0
                                Untitled 0=NaN 60=NaN
                                =
                                Stream | Start | Peak> | Average>
                                One | Jun 1, 2026, 12:00 AM | 21 | 16
                                Untitled | Jun 3, 2026, 11:59 PM | Unknown? | Unknown?
                                """);
        assertThat(ReportOutline.of(block.of(List.of(early, never))))
                .isEqualTo("Live #\nNo live stream in this period.\n");
        assertThat(
                        ReportOutline.of(
                                block.of(List.of(one, new ReportData.Streamed("Missing", null)))))
                .isEqualTo("Live #\nmissing: The viewers of the live streams aren’t all loaded.\n");
    }
}
