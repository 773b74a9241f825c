package app.marquee.api;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.api.response.Readers;
import app.marquee.http.AnswerReader;
import app.marquee.model.analytics.Counters;
import app.marquee.model.analytics.Rows;

import org.junit.jupiter.api.Test;

import java.io.IOException;

/** The forms of analytics answers that say more than an array of rows. */
class AnalyticsFormsTest {
    private static final AnswerReader<?> CITIES = Readers.rows(Readers.CITY);
    private static final AnswerReader<?> BROWSERS = Readers.rows(Readers.BROWSER);
    private static final AnswerReader<?> REFERRERS = Readers.rows(Readers.REFERRER);
    private static final AnswerReader<?> RANKING = Readers.rows(Readers.RANKING);
    private static final AnswerReader<?> VIEWERS = Readers.rows(Readers.VIEWERS);

    @Test
    void aDayHoldsBrowsers() throws IOException {
        reads(
                BROWSERS,
                """
                {"2026-03-01": {"Chrome": {"views": 3}, "Firefox": {"views": 1, "plays": null}},
                 "2026-03-02": {"Chrome": {"views": 5}},
                 "2026-03-03": {}}\
                """,
                """
                BrowserRow{browser=Chrome bucket=2026-03-01 counters=Counters{views=3}}
                BrowserRow{browser=Firefox bucket=2026-03-01 counters=Counters{views=1}}
                BrowserRow{browser=Chrome bucket=2026-03-02 counters=Counters{views=5}}\
                """);
    }

    @Test
    void aBrowserHoldsDays() throws IOException {
        reads(
                BROWSERS,
                """
                {"Chrome": {"2026-03-01": {"views": 3}, "2026-03-02": {"views": 5}},
                 "Firefox": [{"date": "2026-03-01", "views": 1}]}\
                """,
                """
                BrowserRow{browser=Chrome bucket=2026-03-01 counters=Counters{views=3}}
                BrowserRow{browser=Chrome bucket=2026-03-02 counters=Counters{views=5}}
                BrowserRow{browser=Firefox bucket=2026-03-01 counters=Counters{views=1}}\
                """);
    }

    @Test
    void aDayHoldsRowsOrCounters() throws IOException {
        reads(
                REFERRERS,
                """
                {"data": {"2026-03-01": [{"referer": "google.com", "view": "3", "play": 2},
                                         {"source": "direct", "unique_view": 1}],
                          "2026-03-02": {"views": 7}}}\
                """,
                """
                ReferrerRow{referrer=google.com bucket=2026-03-01 counters=Counters{views=3 plays=2}}
                ReferrerRow{referrer=direct bucket=2026-03-01 counters=Counters{uniqueViews=1}}
                ReferrerRow{bucket=2026-03-02 counters=Counters{views=7}}\
                """);
    }

    @Test
    void aDayAndAnHourAreOneTime() throws IOException {
        reads(
                BROWSERS,
                """
                [{"browser": "Edge", "date": "2026-03-01", "hour": 7, "views": 1},
                 {"browser": "Edge", "date": "2026-03-01", "hour": "23:00", "views": 2},
                 {"browser": "Edge", "hour": "2026-03-02T01:00:00Z", "views": 3},
                 {"browser": "Edge", "timestamp": 1772323200, "views": 4}]\
                """,
                """
                BrowserRow{browser=Edge bucket=2026-03-01T07:00 counters=Counters{views=1}}
                BrowserRow{browser=Edge bucket=2026-03-01T23:00 counters=Counters{views=2}}
                BrowserRow{browser=Edge bucket=2026-03-02T01:00:00Z counters=Counters{views=3}}
                BrowserRow{browser=Edge bucket=1772323200 counters=Counters{views=4}}\
                """);
    }

    @Test
    void countryRegionAndCityAreKeys() throws IOException {
        reads(
                CITIES,
                """
                {"BR": {"SP": {"Campinas": {"lat": "-22.9", "lng": "-47.06", "views": 4}}},
                 "PT": {"Porto": {"latitude": 41.15, "long": -8.61, "views": 2}},
                 "Lima": {"views": 1}, "Quito": {}}\
                """,
                """
                CityRow{country=BR region=SP city=Campinas latitude=-22.9 longitude=-47.06\
                 counters=Counters{views=4}}
                CityRow{country=PT city=Porto latitude=41.15 longitude=-8.61\
                 counters=Counters{views=2}}
                CityRow{city=Lima counters=Counters{views=1}}
                CityRow{city=Quito}\
                """);
    }

    @Test
    void placesAndCountersMayStandInsideTheRow() throws IOException {
        reads(
                CITIES,
                """
                [{"city_name": "Recife", "state": "PE", "country_code": "BR",
                  "location": {"lat": -8.05, "lon": -34.9, "accuracy": 20},
                  "metrics": {"views": 9, "unique_views": 8}}]\
                """,
                """
                CityRow{country=BR region=PE city=Recife latitude=-8.05 longitude=-34.9\
                 counters=Counters{views=9 uniqueViews=8} extras={accuracy=20}}\
                """);
    }

    @Test
    void aTotalBesideTheRowsIsKept() throws IOException {
        Rows<?> rows =
                read(
                        BROWSERS,
                        """
                        {"total": {"views": 40, "devices": 3}, "period": {"days": 28},
                         "unique_views": "30", "rows": [{"browser": "Chrome", "views": 39}]}\
                        """);
        assertThat(rows.total()).isEqualTo(new Counters(40L, 30L, null, null));
        assertThat(Rendered.of(rows.rows()))
                .isEqualTo("BrowserRow{browser=Chrome counters=Counters{views=39}}");
        assertThat(rows.extras().members())
                .containsEntry("total", "{\"devices\":3}")
                .containsEntry("period", "{\"days\":28}")
                .hasSize(2);
    }

    @Test
    void aTotalWithoutRowsIsNoRow() throws IOException {
        Rows<?> rows = read(REFERRERS, "{\"views\": 0, \"plays\": null}");
        assertThat(rows.rows()).isEmpty();
        assertThat(rows.total()).isEqualTo(new Counters(0L, null, null, null));
        assertThat(rows.extras().isEmpty()).isTrue();
    }

    @Test
    void withoutATotalItIsUnknown() throws IOException {
        Rows<?> rows = read(CITIES, "[{\"city\": \"Natal\", \"views\": 1}]");
        assertThat(rows.total()).isEqualTo(Counters.UNKNOWN);
    }

    @Test
    void aNumberWithoutANameIsShownAndNotGuessed() throws IOException {
        reads(
                BROWSERS,
                "{\"Chrome\": 12, \"Firefox\": \"3\"}",
                """
                BrowserRow{browser=Chrome extras={value=12}}
                BrowserRow{browser=Firefox extras={value="3"}}\
                """);
    }

    @Test
    void whatIsNoNumberIsUnknownAndKept() throws IOException {
        reads(
                REFERRERS,
                """
                [{"referrer": "a", "views": "muitas", "plays": 1.5, "unique_views": 12.0,
                  "unique_plays": NaN},
                 {"referrer": "b", "views": {"desktop": 1}, "plays": [1], "unique_views": true}]\
                """,
                """
                ReferrerRow{referrer=a counters=Counters{uniqueViews=12}\
                 extras={views="muitas", plays=1.5, unique_plays="NaN"}}
                ReferrerRow{referrer=b\
                 extras={views={"desktop":1}, plays=[1], unique_views=true}}\
                """);
    }

    @Test
    void anUnknownReferrerIsNotTheNameOfTheList() throws IOException {
        reads(
                REFERRERS,
                "{\"trafego\": [{\"referrer\": null, \"views\": 1}, {\"views\": 2}]}",
                """
                ReferrerRow{counters=Counters{views=1}}
                ReferrerRow{counters=Counters{views=2}}\
                """);
    }

    @Test
    void aBlankNameIsNoReferrer() throws IOException {
        reads(
                REFERRERS,
                """
                {"": {"views": 4}, "direct": {"views": 2},
                 "2026-03-01": [{"referrer": null, "views": 3}, {"referrer": "", "views": 1}]}\
                """,
                """
                ReferrerRow{counters=Counters{views=4}}
                ReferrerRow{referrer=direct counters=Counters{views=2}}
                ReferrerRow{bucket=2026-03-01 counters=Counters{views=3}}
                ReferrerRow{referrer= bucket=2026-03-01 counters=Counters{views=1}}\
                """);
    }

    @Test
    void aRankedVideoMayStandInsideTheRow() throws IOException {
        reads(
                RANKING,
                """
                [{"id": "row-1", "video": {"id": "v1", "title": "Aula"}, "views": 3},
                 {"id": "v2", "name": "Live", "unique_viewer": "2", "cost": "0.10", "position": 2}]\
                """,
                """
                RankingRow{videoId=v1 title=Aula counters=Counters{views=3} extras={id="row-1"}}
                RankingRow{videoId=v2 title=Live uniqueViewers=2 bandwidthCost=0.10\
                 extras={position=2}}\
                """);
    }

    @Test
    void aRankIsAKeyOnlyWhereTheRowHasNoVideo() throws IOException {
        reads(
                RANKING,
                """
                {"1": {"video_id": "v1", "views": 3},
                 "1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01": {"views": 2}}\
                """,
                """
                RankingRow{videoId=v1 counters=Counters{views=3}}
                RankingRow{videoId=1f0b6a52-7c1e-4c85-9d27-5a3f0d1e2b01 counters=Counters{views=2}}\
                """);
    }

    @Test
    void viewersAreKeyedByTime() throws IOException {
        reads(
                VIEWERS,
                """
                {"live_id": "5f0b", "historic": {"2026-03-01T20:00:00Z": 10,
                 "2026-03-01 20:01:00": "11", "1772395320": null, "2026-03-01T20:03:00+01:00":
                 {"viewers": 12}}}\
                """,
                """
                ViewersPoint{time=2026-03-01T20:00:00Z at=2026-03-01T20:00:00Z viewers=10}
                ViewersPoint{time=2026-03-01 20:01:00 at=2026-03-01T20:01:00Z viewers=11}
                ViewersPoint{time=1772395320 at=2026-03-01T20:02:00Z}
                ViewersPoint{time=2026-03-01T20:03:00+01:00 at=2026-03-01T19:03:00Z viewers=12}\
                """);
    }

    @Test
    void aPointWithoutAReadableTimeIsKept() throws IOException {
        reads(
                VIEWERS,
                "[{\"time\": \"ontem\", \"count\": 5}, {\"viewers\": 6}, {\"date\":"
                        + " \"2026-03-01\"}]",
                """
                ViewersPoint{time=ontem viewers=5}
                ViewersPoint{viewers=6}
                ViewersPoint{time=2026-03-01}\
                """);
    }

    private static void reads(AnswerReader<?> reader, String json, String expected)
            throws IOException {
        assertThat(Rendered.of(read(reader, json).rows())).isEqualTo(expected);
    }

    private static Rows<?> read(AnswerReader<?> reader, String json) throws IOException {
        return (Rows<?>) TestAnswer.ok(json).readBy(reader);
    }
}
