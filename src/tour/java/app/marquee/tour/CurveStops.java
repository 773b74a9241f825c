package app.marquee.tour;

import java.util.List;

/** Tour stops of daily and hourly reports. */
final class CurveStops {
    private CurveStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "ranking-days-cost",
                        "Ranking: the cost of loading daily data",
                        window -> {
                            window.section("ranking");
                            window.press("ranking-days");
                        }),
                new TourStop(
                        "ranking-days",
                        "Ranking: daily data, with trends and the chart of a video",
                        window -> {
                            window.section("ranking");
                            window.press("ranking-days");
                            window.press("ranking-days-read");
                            window.select("ranking-table", 1);
                        }),
                new TourStop(
                        "cities-days",
                        "Cities: daily data for the cities of a region",
                        window -> {
                            window.section("cities");
                            window.rest();
                            window.choose("period-granularity", 1);
                            window.filter("region", "São Paulo");
                            window.pause(8);
                            window.rest();
                        }),
                new TourStop(
                        "referrers-hours",
                        "Referrers: hourly data isn’t available for a long period",
                        window -> {
                            window.section("referrers");
                            window.preset("period-last-90-days");
                            window.choose("period-granularity", 2);
                        }),
                new TourStop(
                        "referrers-days",
                        "Referrers: daily data for the top sites",
                        window -> {
                            window.section("referrers");
                            window.choose("period-granularity", 1);
                            window.pause(8);
                            window.rest();
                        }));
    }
}
