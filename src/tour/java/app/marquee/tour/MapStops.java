package app.marquee.tour;

import app.marquee.start.EmbeddedSandbox;

import javafx.scene.input.KeyCode;

import java.time.LocalDate;
import java.util.List;

/** Tour stops of cities and the ranking. */
final class MapStops {
    private MapStops() {}

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "cities-bubbles",
                        "Cities: bubbles within countries, named by their largest city",
                        window -> {
                            window.section("cities");
                            window.press("map-layer-cities");
                        }),
                TourStops.stop(
                        "cities-drill",
                        "Cities: Brazil alone, with its states",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 0);
                            window.press("cities-selection-filter");
                            window.pause(8);
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-day",
                        "Cities: one day in map, tiles and table, chosen in the strip of days",
                        window -> {
                            window.section("cities");
                            window.days(LocalDate.of(2026, 6, 4), LocalDate.of(2026, 6, 10));
                            window.pause(40);
                            window.rest();
                            window.press("map-play");
                            window.press("map-play");
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-day-made",
                        "Cities: what made a day of the strip",
                        window -> {
                            window.section("cities");
                            window.days(LocalDate.of(2026, 6, 4), LocalDate.of(2026, 6, 10));
                            window.pause(40);
                            window.rest();
                            window.press("map-play");
                            window.press("map-play");
                            window.key("map-days", KeyCode.ENTER);
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-map-clusters",
                        "Cities: clusters split when the map zooms in",
                        window -> {
                            window.section("cities");
                            window.press("map-layer-cities");
                            window.press("cities-map-in");
                            window.press("cities-map-in");
                        }),
                TourStops.stop(
                        "cities-map-selection",
                        "Cities: a country selected in the table",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 0);
                            window.press("map-fit");
                        }),
                TourStops.stop(
                        "cities-map-filter",
                        "Cities: the map shows the filtered places",
                        window -> {
                            window.section("cities");
                            window.type("cities-filter", "Portugal");
                            window.pause(8);
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-map-alone",
                        "Cities: the map without its table",
                        window -> {
                            window.section("cities");
                            window.press("cities-table-shown");
                        }),
                TourStops.stop(
                        "cities-empty",
                        "Cities: a period without views",
                        window -> {
                            window.section("cities");
                            window.days(LocalDate.of(2020, 1, 1), LocalDate.of(2020, 1, 2));
                        }),
                TourStops.stop(
                        "cities-audience",
                        "Cities: exporting an audience for ads",
                        window -> {
                            window.section("cities");
                            window.select("cities-table", 1);
                            window.press("cities-audience");
                        }),
                TourStops.stop(
                        "cities-difference",
                        "Cities: changes on the map; gray may be chance",
                        window -> {
                            window.section("cities");
                            window.press("cities-map-difference");
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-swipe",
                        "Cities: before and after on both sides of a line",
                        window -> {
                            window.section("cities");
                            window.press("map-swipe");
                            window.rest();
                        }),
                TourStops.stop(
                        "referrers-compare",
                        "Referrers: compared with custom dates",
                        window -> {
                            window.section("referrers");
                            window.compare("compare-own");
                            window.rest();
                        }),
                TourStops.stop(
                        "cities-other-days",
                        "Cities: a saved copy of another period, offline",
                        window -> {
                            yesterday(window, "cities");
                            window.faults("*:reset-before");
                            window.section("cities");
                        }),
                TourStops.stop(
                        "ranking-period",
                        "Ranking: choosing the period",
                        window -> {
                            window.section("ranking");
                            window.press("period-button");
                        }),
                TourStops.stop(
                        "ranking-source",
                        "Ranking: where the data comes from",
                        window -> {
                            window.section("ranking");
                            window.press("provenance-info");
                        }),
                TourStops.stop(
                        "ranking-copied",
                        "Ranking: copying the table from the palette",
                        window -> {
                            window.section("ranking");
                            window.command("ranking-export-copy");
                        }),
                TourStops.stop(
                        "ranking-refused",
                        "Ranking: a period that ends before it starts",
                        window -> {
                            window.section("ranking");
                            window.press("period-button");
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
}
