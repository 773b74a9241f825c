package app.marquee.tour;

import java.util.List;

/** Tour stops of live streams. */
final class LiveStops {
    private LiveStops() {}

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "live-waiting", "Live: choosing streams", window -> window.section("live")),
                TourStops.stop(
                        "live-full",
                        "Live: viewers over time, with gaps",
                        window -> lives(window, 1)),
                TourStops.stop(
                        "live-aligned",
                        "Live: several streams with aligned start times, as a table",
                        window -> {
                            lives(window, 4);
                            window.command("live-as-points");
                        }),
                TourStops.stop(
                        "live-of-peak",
                        "Live: several streams in percent of their peaks",
                        window -> {
                            lives(window, 3);
                            window.command("live-of-peak");
                        }),
                TourStops.stop(
                        "live-add",
                        "Live: adding streams by their IDs",
                        window -> {
                            window.section("live");
                            window.press("live-add");
                            window.type("add-known", "the stream of Monday");
                        }),
                TourStops.stop(
                        "live-now",
                        "Live: a stream that is live, first among known states",
                        LiveStops::live),
                TourStops.stop(
                        "live-loading",
                        "Live: first load",
                        window -> {
                            window.section("live");
                            window.faults("live-history:silent");
                            window.chooseWithoutWaiting("live-known", 0);
                            window.pause(8);
                        }),
                TourStops.stop(
                        "live-error",
                        "Live: a stream that can’t be loaded",
                        window -> {
                            window.section("live");
                            window.faults("live-history:500");
                            window.choose("live-known", 0);
                        }));
    }

    /** The one that is live is the first where the states of all are known. */
    private static void live(TourWindow window) {
        window.section("live");
        for (String button : List.of("live-load-states", "empty-action")) {
            if (window.has(button)) {
                window.press(button);
            }
        }
        if (!window.has("live-tile-now")) {
            window.choose("live-known", 0);
        }
    }

    /** Adds the first so many of the known streams. */
    private static void lives(TourWindow window, int count) {
        window.section("live");
        // The section may have opened with the first one, which another press would take away.
        for (int place = window.has("live-tile-now") ? 1 : 0; place < count; place++) {
            window.choose("live-known", place);
        }
    }
}
