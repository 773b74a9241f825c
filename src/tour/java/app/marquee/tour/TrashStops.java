package app.marquee.tour;

import java.util.List;

/** Tour stops of the trash beyond the states of every section. */
final class TrashStops {
    private TrashStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "trash-group",
                        "Trash: a selected group",
                        window -> {
                            window.section("trash");
                            window.select("trash-table", 2);
                        }),
                new TourStop(
                        "trash-review",
                        "Trash: reviewing the recovery of videos expiring soon",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                        }),
                new TourStop(
                        "trash-recovered",
                        "Trash: recovered (verified)",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                            window.press("confirm-do");
                            window.rest();
                        }),
                new TourStop(
                        "trash-unknown",
                        "Trash: a recovery with an unknown result",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                            window.faults("videos-recover:500");
                            window.press("confirm-do");
                            window.rest();
                        }),
                new TourStop(
                        "trash-pending",
                        "Trash: a recovery that is only saved while its video expires",
                        TrashStops::saved),
                new TourStop(
                        "overview-recovery",
                        "Overview: a recovery that is only saved while its video expires",
                        window -> {
                            saved(window);
                            window.section("overview");
                            window.rest();
                        }),
                new TourStop(
                        "trash-paste",
                        "Trash: pasting IDs",
                        window -> {
                            window.section("trash");
                            window.press("trash-paste");
                            window.type(
                                    "add-known",
                                    "https://app.example/videos/8d3f6f0e-6f5c-4b0e-9a53-0d0f2b0b7a11");
                        }),
                new TourStop(
                        "trash-unlisted",
                        "Trash: a platform without a trash list",
                        window -> {
                            window.faults("video-list:404,video-read:404");
                            window.section("trash");
                        }));
    }

    private static void saved(TourWindow window) {
        window.section("trash");
        window.press("trash-recover-urgent");
        ActivityStops.saveForLater(window);
        window.rest();
    }
}
