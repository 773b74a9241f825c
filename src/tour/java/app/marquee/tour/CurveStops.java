package app.marquee.tour;

import java.util.List;

/** Tour stops of daily and hourly reports. */
final class CurveStops {
    private CurveStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "ranking-video",
                        "Ranking: the chart of a video, beside the trends of all",
                        window -> {
                            window.section("ranking");
                            window.rest();
                            window.select("ranking-table", 1);
                        }),
                new TourStop(
                        "filters",
                        "Ranking: filters in the toolbar, one of them not applied",
                        window -> {
                            window.section("ranking");
                            window.rest();
                            window.filter("Brazil");
                            window.filter("Search");
                        }),
                new TourStop(
                        "filter-chooser",
                        "Referrers: choosing another filter",
                        window -> {
                            window.section("referrers");
                            window.rest();
                            window.filter("Search");
                            window.press("filter-add");
                        }),
                new TourStop(
                        "saved-views",
                        "Overview: saved views, with filters of some cards",
                        window -> {
                            window.section("overview");
                            window.rest();
                            window.filter("Search");
                            window.press("saved-views");
                            window.type("view-name", "Search");
                            window.press("view-save");
                            window.press("saved-views");
                        }),
                new TourStop(
                        "referrers-hours",
                        "Referrers: the hours of a day",
                        window -> {
                            window.section("referrers");
                            window.preset("period-today");
                            window.pause(8);
                            window.rest();
                        }));
    }
}
