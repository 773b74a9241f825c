package app.marquee;

import java.util.List;

/** What a tour shows. */
final class TourStops {
    private TourStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "activity-full",
                        "Activity: every request, redacted, with its answer",
                        window -> {
                            window.section("settings");
                            window.press("connection-test");
                            window.section("activity");
                        }),
                new TourStop(
                        "activity-empty",
                        "Activity: nothing was asked yet",
                        window -> window.section("activity")),
                new TourStop(
                        "settings-full",
                        "Settings: connections, appearance, the sandbox",
                        window -> window.section("settings")),
                new TourStop(
                        "settings-test",
                        "Settings: what exactly came back when a connection was tried",
                        window -> {
                            window.section("settings");
                            window.press("connection-test");
                        }),
                new TourStop(
                        "settings-test-failed",
                        "Settings: a connection that refuses the token",
                        window -> {
                            window.faults("*:401");
                            window.section("settings");
                            window.press("connection-test");
                        }));
    }
}
