package app.marquee.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;

import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class AnalyticsTest extends SandboxTest {
    private static final String WEEK = "start_date=2026-06-01&end_date=2026-06-07";

    private JsonNode rows(String target) {
        var reply = client.get(target);
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.json();
    }

    private static long sum(JsonNode rows, String member) {
        long sum = 0;
        for (JsonNode row : rows) {
            sum += row.get(member).longValue();
        }
        return sum;
    }

    @ParameterizedTest
    @ValueSource(strings = {"views", "plays"})
    void theSameViewsAreSeenByCityReferrerAndVideo(String counter) {
        long cities = sum(rows("/city?" + WEEK), counter);
        assertThat(cities).isPositive();
        assertThat(sum(rows("/referrer?" + WEEK), counter)).isEqualTo(cities);
        assertThat(sum(rows("/ranking?" + WEEK), counter)).isEqualTo(cities);
    }

    @Test
    void browsersOfAVideoAddUpToItsRank() {
        JsonNode first = rows("/ranking?" + WEEK).get(0);
        String id = first.path("video_id").asString();
        assertThat(sum(rows("/browser/" + id + "?" + WEEK), "views"))
                .isEqualTo(first.get("views").longValue());
    }

    @Test
    void rankingIsOrderedAndComplete() {
        JsonNode ranking = rows("/ranking?" + WEEK);
        assertThat(ranking.get(0).propertyNames())
                .containsExactly(
                        "video_id",
                        "title",
                        "views",
                        "unique_views",
                        "plays",
                        "unique_plays",
                        "bandwidth_cost",
                        "currency");
        List<Long> views = new ArrayList<>();
        ranking.forEach(row -> views.add(row.get("views").longValue()));
        List<Long> sorted = new ArrayList<>(views);
        sorted.sort((a, b) -> Long.compare(b, a));
        assertThat(views).isEqualTo(sorted);
        assertThat(texts(ranking, "video_id")).doesNotHaveDuplicates();
    }

    @Test
    void rankingKnowsTheNewTitle() {
        String id = rows("/ranking?" + WEEK).get(3).path("video_id").asString();
        client.put("/videos/" + id, "{\"title\":\"A new title\"}");
        JsonNode row = rows("/ranking?" + WEEK).get(3);
        assertThat(row.path("video_id").asString()).isEqualTo(id);
        assertThat(row.path("title").asString()).isEqualTo("A new title");
    }

    @Test
    void daysAndHoursAddUpToTheTotal() {
        JsonNode total = rows("/referrer?" + WEEK);
        JsonNode days = rows("/referrer?granularity=day&" + WEEK);
        assertThat(byReferrer(days)).isEqualTo(byReferrer(total));
        assertThat(byReferrer(rows("/referrer?granularity=hour&" + WEEK)))
                .isEqualTo(byReferrer(total));
        assertThat(texts(days, "date")).first().isEqualTo("2026-06-01");
        assertThat(total.get(0).has("date")).isFalse();
    }

    private static Map<String, Long> byReferrer(JsonNode rows) {
        Map<String, Long> views = new HashMap<>();
        rows.forEach(
                row ->
                        views.merge(
                                row.get("referrer").asString("?"),
                                row.get("views").longValue(),
                                Long::sum));
        return views;
    }

    @Test
    void citiesHaveTheirPlace() {
        JsonNode row = rows("/city?" + WEEK).get(0);
        assertThat(row.propertyNames())
                .containsExactly(
                        "city",
                        "region",
                        "country",
                        "latitude",
                        "longitude",
                        "views",
                        "unique_views",
                        "plays",
                        "unique_plays");
    }

    @Test
    void aCountryIsAPartOfTheWorld() {
        JsonNode brazil = rows("/city?country=BR&" + WEEK);
        assertThat(texts(brazil, "country")).isNotEmpty().containsOnly("BR");
        assertThat(sum(brazil, "views")).isLessThan(sum(rows("/city?" + WEEK), "views"));
        assertThat(rows("/city?country=br&" + WEEK)).isEqualTo(brazil);
        assertThat(rows("/city?country=XX&" + WEEK)).isEmpty();
    }

    @Test
    void aRegionOpensDaysAndHours() {
        JsonNode first = rows("/city?country=BR&" + WEEK).get(0);
        String region = URLEncoder.encode(first.path("region").asString(), UTF_8);
        String query = "/city?country=BR&region=" + region + "&" + WEEK;
        JsonNode days = rows(query + "&granularity=day");
        assertThat(sum(days, "views")).isEqualTo(sum(rows(query), "views"));
        assertThat(texts(rows(query + "&granularity=hour"), "date").getFirst())
                .startsWith("2026-06-01T");
        assertThat(texts(days, "region")).containsOnly(first.path("region").asString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"day", "hour"})
    void daysAndHoursOfCitiesNeedARegion(String granularity) {
        refused(client.get("/city?granularity=" + granularity), 400, "region");
        refused(client.get("/city?region=&granularity=" + granularity), 400, "region");
        assertThat(client.get("/referrer?granularity=" + granularity).status()).isEqualTo(200);
    }

    @Test
    void totalIsTheUsualGranularity() {
        assertThat(rows("/city?granularity=total&" + WEEK)).isEqualTo(rows("/city?" + WEEK));
        assertThat(rows("/city?granularity=&" + WEEK)).isEqualTo(rows("/city?" + WEEK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/city", "/referrer", "/browser/%s"})
    void refusesAnUnknownGranularity(String path) {
        String target = path.formatted(known.video().id());
        refused(client.get(target + "?granularity=week"), 400, "granularity");
        refused(client.get(target + "?granularity=DAY"), 400, "granularity");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "start_date=2026-02-30",
                "end_date=2026-13-01",
                "start_date=2026-6-1",
                "start_date=yesterday",
                "end_date=20260601",
                "start_date=2026-06-01T00:00:00Z",
                "start_date=%2B999999-01-01",
                "start_date=2026-06-07&end_date=2026-06-01"
            })
    void refusesImpossibleDates(String query) {
        for (String path :
                List.of("/city", "/referrer", "/ranking", "/browser/" + known.video().id())) {
            refused(client.get(path + "?" + query), 400, "_date");
        }
    }

    @Test
    void oneDayIsAPeriod() {
        String day = "start_date=2026-06-03&end_date=2026-06-03";
        assertThat(sum(rows("/city?" + day), "views"))
                .isPositive()
                .isLessThan(sum(rows("/city?" + WEEK), "views"));
    }

    @Test
    void withoutDatesItIsTheLastThirtyDays() {
        assertThat(rows("/ranking"))
                .isEqualTo(rows("/ranking?start_date=2026-05-17&end_date=2026-06-15"));
        assertThat(rows("/ranking?end_date=2026-06-07"))
                .isEqualTo(rows("/ranking?start_date=2026-05-09&end_date=2026-06-07"));
    }

    @Test
    void theFutureIsEmpty() {
        assertThat(rows("/city?start_date=2027-01-01")).isEmpty();
        assertThat(rows("/ranking?start_date=2027-01-01&end_date=2027-02-01")).isEmpty();
    }

    @Test
    void browsersNeedAVideoThatIsThere() {
        refused(client.get("/browser/" + UNKNOWN), 404, "not found");
        refused(client.get("/browser/" + known.video().externalId()), 404, "not found");
        refused(client.get("/browser/nonsense"), 400, "UUID");
        assertThat(client.get("/browser").status()).isEqualTo(404);
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        try (Sandbox twin = Sandbox.start(options().build())) {
            SandboxClient other = SandboxClient.of(twin);
            for (String target :
                    List.of("/city?" + WEEK, "/ranking?" + WEEK, "/referrer?" + WEEK)) {
                assertThat(other.get(target).text()).isEqualTo(client.get(target).text());
            }
        }
    }
}
