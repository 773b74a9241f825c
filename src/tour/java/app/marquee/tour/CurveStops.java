package app.marquee.tour;




import java.util.List;

/** What a tour shows of answers by day and hour. */
final class CurveStops {
    private CurveStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "ranking-days-cost",
                        "Ranking: what reading single days takes is told before",
                        window -> {
                            window.section("ranking");
                            window.press("ranking-days");
                        }),
                new TourStop(
                        "ranking-days",
                        "Ranking: single days were read; the lines and the days of a video",
                        window -> {
                            window.section("ranking");
                            window.press("ranking-days");
                            window.press("ranking-days-read");
                            window.select("ranking-table", 1);
                        }),
                new TourStop(
                        "cities-days",
                        "Cities: by day, the cities of a region over time",
                        window -> {
                            window.section("cities");
                            window.rest();
                            window.choose("period-granularity", 1);
                            window.type("cities-region", "São Paulo");
                            window.pause(8);
                            window.rest();
                        }),
                new TourStop(
                        "referrers-hours",
                        "Referrers: too many days for hours are offered as days",
                        window -> {
                            window.section("referrers");
                            window.choose("period-preset", 5);
                            window.choose("period-granularity", 2);
                        }),
                new TourStop(
                        "referrers-days",
                        "Referrers: by day, the first sites over time",
                        window -> {
                            window.section("referrers");
                            window.choose("period-granularity", 1);
                            window.pause(8);
                            window.rest();
                        }));
    }
}
