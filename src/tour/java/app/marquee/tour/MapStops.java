package app.marquee.tour;

import app.marquee.start.EmbeddedSandbox;


import java.time.LocalDate;
import java.util.List;

/** What a tour shows of cities and the ranking. */
final class MapStops {
    private MapStops() {}

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "cities-region",
                        "Cities: a day needs a region, as the contract demands",
                        window -> {
                            window.section("cities");
                            window.choose("period-granularity", 1);
                        }),
                TourStops.stop(
                        "cities-map-clusters",
                        "Cities: nearer, the clusters of the map split",
                        window -> {
                            window.section("cities");
                            window.press("cities-map-in");
                            window.press("cities-map-in");
                        }),
                TourStops.stop(
                        "cities-map-selection",
                        "Cities: a country of the table on the map",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 0);
                            window.press("cities-map-selection");
                        }),
                TourStops.stop(
                        "cities-map-filter",
                        "Cities: the map goes to what the filter leaves",
                        window -> {
                            window.section("cities");
                            window.type("cities-filter", "Portugal");
                            window.pause(8);
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-table-alone",
                        "Cities: the table without the map",
                        window -> {
                            window.section("cities");
                            window.press("cities-map-shown");
                        }),
                TourStops.stop(
                        "cities-empty",
                        "Cities: a period without views",
                        window -> {
                            window.section("cities");
                            window.date("period-from", LocalDate.of(2020, 1, 1));
                            window.date("period-to", LocalDate.of(2020, 1, 2));
                        }),
                TourStops.stop(
                        "cities-compare",
                        "Cities: what changed against the period before, in the table",
                        MapStops::comparedCities),
                TourStops.stop(
                        "cities-audience",
                        "Cities: the selected ones as advertising tools take them",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 1);
                            window.press("cities-audience");
                        }),
                TourStops.stop(
                        "cities-difference",
                        "Cities: what changed, on the map; may be chance where it is grey",
                        window -> {
                            comparedCities(window);
                            window.press("cities-map-difference");
                            window.rest();
                        }),
                TourStops.stop(
                        "ranking-compare",
                        "Ranking: against the same weekdays before",
                        window -> {
                            window.section("ranking");
                            window.choose("period-compare", 2);
                            window.rest();
                        }),
                TourStops.stop(
                        "referrers-compare",
                        "Referrers: against days of one's own",
                        window -> {
                            window.section("referrers");
                            window.choose("period-compare", 4);
                            window.rest();
                        }),
                TourStops.stop(
                        "ranking-movers",
                        "Ranking: what moved since yesterday's answer is one press away",
                        window -> {
                            yesterday(window, "ranking");
                            window.section("ranking");
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-other-days",
                        "Cities: without a network the last kept days are shown, and offered",
                        window -> {
                            yesterday(window, "cities");
                            window.faults("*:reset-before");
                            window.section("cities");
                        }),
                TourStops.stop(
                        "ranking-copied",
                        "Ranking: the whole table in the clipboard, by a command",
                        window -> {
                            window.section("ranking");
                            window.command("ranking-export-copy");
                        }),
                TourStops.stop(
                        "ranking-refused",
                        "Ranking: a period that ends before it starts",
                        window -> {
                            window.section("ranking");
                            window.date("period-to", LocalDate.of(2026, 1, 1));
                        }));
    }

    /** A section was looked at yesterday, and the program opened anew today. */
    private static void yesterday(TourWindow window, String section) {
        window.home().yesterday();
        window.connection(EmbeddedSandbox.ID);
        window.section(section);
        window.front("settings");
        window.home().today();
        window.connection(EmbeddedSandbox.ID);
    }

    private static void comparedCities(TourWindow window) {
        window.section("cities");
        window.choose("period-compare", 1);
        window.rest();
        window.pause(4);
    }
}
