package app.marquee.tour;

import java.util.List;

/** Tour stops of requests and changes. */
final class ActivityStops {
    private ActivityStops() {}

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "activity-full",
                        "Activity: requests and responses, without secrets",
                        window -> {
                            window.section("library");
                            window.section("ranking");
                            window.section("activity");
                            window.command("activity-requests");
                            window.select("activity-table", 1);
                        }),
                TourStops.stop(
                        "activity-empty",
                        "Activity: no requests yet",
                        window -> window.section("activity")),
                TourStops.stop(
                        "changes-waiting",
                        "Activity: pending changes, ready to review and apply",
                        window -> {
                            saveTwoForLater(window);
                            window.press("pending-pill");
                            window.press("pending-all");
                            window.press("pending-close");
                            window.select("activity-changes-table", 2);
                        }),
                TourStops.stop(
                        "changes-groups",
                        "Activity: changes that were confirmed together, as a summary",
                        window -> {
                            saveTwoForLater(window);
                            window.section("library");
                            window.faults("video-update:500#1,video-update:409#1");
                            numberVideos(window);
                            window.press("batch-rename-review");
                            window.press("confirm-do");
                            window.rest();
                            window.section("activity");
                            window.rest();
                            window.select("activity-changes-table", 1);
                            window.command("changes-toggle");
                        }),
                TourStops.stop(
                        "changes-failed",
                        "Activity: a failed change, with its reason and the response",
                        window -> {
                            window.section("activity");
                            window.rest();
                            window.select("activity-changes-table", 1);
                            window.command("changes-toggle");
                            window.select("activity-changes-table", 3);
                        }),
                TourStops.stop(
                        "pending-drawer",
                        "Pending changes, in the drawer over a section",
                        window -> {
                            saveTwoForLater(window);
                            window.section("overview");
                            window.press("pending-pill");
                        }));
    }

    private static void numberVideos(TourWindow window) {
        window.select("folder-tree", 1);
        window.rest();
        window.selectAll("video-table");
        window.press("batch-rename");
        window.choose("batch-rename-kind", 2);
        window.rest();
    }

    private static void saveTwoForLater(TourWindow window) {
        window.section("trash");
        window.press("trash-recover-urgent");
        saveForLater(window);
        window.section("playlists");
        window.press("playlist-bulk");
        window.choose("playlist-bulk-access", 0);
        window.press("playlist-bulk-review");
        saveForLater(window);
    }

    /** What is pending since an earlier stop isn't offered again. */
    private static void saveForLater(TourWindow window) {
        if (window.has("confirm-keep")) {
            window.press("confirm-keep");
        }
    }
}
