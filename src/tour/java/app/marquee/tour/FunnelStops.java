package app.marquee.tour;




import java.util.List;

/** What a tour shows of funnels. */
final class FunnelStops {
    private static final String BROKEN = "*:500";
    private static final int SECOND = 1;

    private FunnelStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "funnels-full", "Funnels: one funnel with its videos", FunnelStops::opened),
                new TourStop(
                        "funnels-create",
                        "Funnels: a new one, which no call deletes",
                        window -> {
                            window.section("funnels");
                            window.press("funnel-create");
                            window.type("funnel-name", "Lançamento 🎬");
                        }),
                new TourStop(
                        "funnels-remove",
                        "Funnels: what a removal may touch is said before it is sent",
                        window -> {
                            opened(window);
                            window.select("funnel-videos", 0);
                            window.press("funnel-remove");
                            window.rest();
                        }),
                new TourStop(
                        "funnels-matrix",
                        "Funnels: which video is in which funnel",
                        window -> {
                            window.section("funnels");
                            window.press("funnel-mode-matrix");
                            window.press("funnel-matrix-read");
                            window.rest();
                        }),
                new TourStop(
                        "funnels-error",
                        "Funnels: the list could not be read",
                        window -> {
                            window.section("funnels");
                            window.faults(BROKEN);
                            window.refresh();
                        }));
    }

    private static void opened(TourWindow window) {
        window.section("funnels");
        window.select("funnel-list", SECOND);
        window.rest();
    }
}
