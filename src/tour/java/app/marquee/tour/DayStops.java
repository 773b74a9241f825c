package app.marquee.tour;

import javafx.scene.input.KeyCode;

import java.util.List;

/** Tour stops of the panel that tells what made a day. */
final class DayStops {
    /** Days from the spike to the end of the period. */
    private static final int SPIKE = 10;

    private DayStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop("overview-day", "Overview: what made a day", DayStops::open),
                new TourStop(
                        "overview-day-compared",
                        "Overview: what made a day, against the usual days",
                        window -> {
                            open(window);
                            window.press("day-compare");
                            window.rest();
                        }));
    }

    private static void open(TourWindow window) {
        window.section("overview");
        window.rest();
        window.key("overview-trend", KeyCode.END);
        for (int day = 0; day < SPIKE; day++) {
            window.key("overview-trend", KeyCode.LEFT);
        }
        window.key("overview-trend", KeyCode.ENTER);
        window.rest();
    }
}
