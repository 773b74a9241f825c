package app.marquee.tour;

import java.util.List;

/** Tour stops of requests and changes. */
final class ActivityStops {
    /** Changes of a file that doesn't say when it was made. */
    private static final String CHANGES =
            """
            {"format": "marquee-changes", "version": 2,
             "id": "628e81bf-5e24-4f02-96da-6575a4c84654", "saved_at": "2026-06-01T12:00:00Z",
             "connection": {"name": "Sandbox", "kind": "SANDBOX",
              "base_url": "http://127.0.0.1:8080"},
             "changes": [
              {"id": "8192a40c-62bc-4181-8782-14355bd75c90", "operation": "CREATE_FUNNEL",
               "subjects": [{"kind": "FUNNEL", "id": null, "title": "Leads"}],
               "members": [
                {"member": "name", "before": {"none": true}, "after": {"text": "Leads"}}],
               "needs_password": false, "author": "maria", "note": ""},
              {"id": "d11e331e-1fa5-4785-b81e-d24749600131", "operation": "CREATE_FOLDER",
               "subjects": [{"kind": "FOLDER", "id": null, "title": "Courses 2026"}],
               "members": [
                {"member": "name", "before": {"none": true}, "after": {"text": "Courses 2026"}},
                {"member": "parent_folder_id",
                 "before": {"none": true}, "after": {"none": true}}],
               "needs_password": false, "author": "maria", "note": ""},
              {"id": "2cdc9f66-9169-45f6-bbbc-a7cc9bb10366", "operation": "UPDATE_VIDEO",
               "subjects": [
                {"kind": "VIDEO", "id": "7e34f7e3-da36-4d21-b76a-9e2a6f36f23e"}],
               "members": [
                {"member": "folder_id", "before": {"unknown": true},
                 "after": {"text": "d11e331e-1fa5-4785-b81e-d24749600131"}}],
               "needs_password": false, "author": "maria", "note": "",
               "needs": [
                {"change": "d11e331e-1fa5-4785-b81e-d24749600131", "title": "Courses 2026"}]}]}
            """;

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
                            window.developerDetails();
                            window.press("activity-requests");
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
                            window.section("activity");
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
                            window.press("batch-rename-send");
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
                        "changes-compare",
                        "Pending changes: comparing a change that conflicts",
                        window -> {
                            window.section("library");
                            window.faults("video-update:409#1");
                            numberVideos(window);
                            window.press("batch-rename-send");
                            window.rest();
                            window.press("pending-pill");
                            window.press("pending-group-compare");
                            window.until("compare-close");
                            window.rest();
                        }),
                TourStops.stop(
                        "changes-older",
                        "Activity: importing a file that is older than a damaged activity log",
                        window -> {
                            window.home().setJournalAside();
                            window.home().lay(CHANGES);
                            window.section("activity");
                            window.command("changes-open");
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
        window.press("video-rename");
        window.choose("batch-rename-kind", 2);
        window.rest();
    }

    static void saveTwoForLater(TourWindow window) {
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
    static void saveForLater(TourWindow window) {
        if (window.has("confirm-keep")) {
            window.press("confirm-keep");
        } else if (window.has("confirm-safe")) {
            window.press("confirm-safe");
        }
    }
}
