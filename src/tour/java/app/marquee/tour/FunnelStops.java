package app.marquee.tour;

import java.util.List;

/** Tour stops of funnels. */
final class FunnelStops {
    private static final String BROKEN = "*:500";
    private static final String FUNNEL = "Lançamento de março";

    private FunnelStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "funnels-full", "Funnels: one funnel with its videos", FunnelStops::opened),
                new TourStop(
                        "funnels-views",
                        "Funnels: the views of all funnels, loaded in the background",
                        window -> window.section("funnels")),
                new TourStop(
                        "funnels-create",
                        "Funnels: a new funnel, which can’t be deleted later",
                        window -> {
                            window.section("funnels");
                            window.press("funnel-create");
                            window.type("funnel-name", "Lançamento 🎬");
                        }),
                new TourStop(
                        "funnels-remove",
                        "Funnels: the effect of a removal, before it is sent",
                        window -> {
                            opened(window);
                            window.selectText("funnel-videos", "Março: conversa com a Ana");
                            window.press("funnel-remove");
                            window.rest();
                        }),
                new TourStop(
                        "funnels-matrix",
                        "Funnels: videos by funnel",
                        window -> {
                            window.knownSection("funnels");
                            window.press("funnel-mode-matrix");
                            window.press("funnel-matrix-read");
                            window.rest();
                        }),
                new TourStop(
                        "funnels-error",
                        "Funnels: the list can’t be loaded",
                        window -> {
                            window.section("funnels");
                            window.faults(BROKEN);
                            window.refresh();
                        }));
    }

    private static void opened(TourWindow window) {
        window.knownSection("funnels");
        window.selectText("funnel-list", FUNNEL);
        window.rest();
    }
}
