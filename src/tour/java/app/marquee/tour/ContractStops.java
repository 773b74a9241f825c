package app.marquee.tour;

import java.util.List;
import java.util.Map;

/** Tour stops of every section on a platform that has nothing but the documented operations. */
final class ContractStops {
    /** By the ID of their section, in order of display. */
    private static final List<Map.Entry<String, String>> SECTIONS =
            List.of(
                    Map.entry("overview", "Overview"),
                    Map.entry("library", "Library"),
                    Map.entry("playlists", "Playlists"),
                    Map.entry("funnels", "Funnels"),
                    Map.entry("thumbnails", "Thumbnails"),
                    Map.entry("trash", "Trash"),
                    Map.entry("cities", "Cities"),
                    Map.entry("ranking", "Ranking"),
                    Map.entry("referrers", "Referrers"),
                    Map.entry("browsers", "Browsers"),
                    Map.entry("live", "Live"),
                    Map.entry("reports", "Reports"),
                    Map.entry("referrals", "Referrals"));

    private ContractStops() {}

    static List<TourStop> all() {
        return SECTIONS.stream().map(each -> stop(each.getKey(), each.getValue())).toList();
    }

    /** The ranking names some videos, as no list does there. */
    private static TourStop stop(String section, String title) {
        return TourStops.stop(
                "contract-" + section,
                title + ": a platform with documented operations only",
                window -> {
                    window.connection(Tour.CONTRACT_ONLY);
                    window.section("ranking");
                    window.section(section);
                    window.pause(8);
                    window.rest();
                });
    }
}
