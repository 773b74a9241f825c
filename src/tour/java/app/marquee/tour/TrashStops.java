package app.marquee.tour;




import java.util.List;

/** What a tour shows of the trash beyond the states of every section. */
final class TrashStops {
    private TrashStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "trash-review",
                        "Trash: the urgent ones go together, after their request was shown",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                        }),
                new TourStop(
                        "trash-recovered",
                        "Trash: recovered, as a read shows",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                            window.press("confirm-do");
                            window.rest();
                        }),
                new TourStop(
                        "trash-unknown",
                        "Trash: no answer came, and nothing is sent again by itself",
                        window -> {
                            window.section("trash");
                            window.press("trash-recover-urgent");
                            window.faults("videos-recover:500");
                            window.press("confirm-do");
                            window.rest();
                        }),
                new TourStop(
                        "trash-paste",
                        "Trash: ids are taken from whatever is pasted",
                        window -> {
                            window.section("trash");
                            window.press("trash-paste");
                            window.type(
                                    "add-known",
                                    "https://app.example/videos/8d3f6f0e-6f5c-4b0e-9a53-0d0f2b0b7a11");
                        }),
                new TourStop(
                        "trash-unlisted",
                        "Trash: a connection that does not list it says what is known",
                        window -> {
                            window.faults("video-list:404,video-read:404");
                            window.section("trash");
                        }));
    }
}
