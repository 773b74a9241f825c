package app.marquee.tour;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Tour stops of each section in its states, then of the user's work in it. */
final class TourStops {
    /** Every read is answered with a failure that no repetition mends. */
    static final String BROKEN = "*:500";

    /** Nothing is ever answered. */
    static final String SILENT = "*:silent";

    /** So many folders have videos in every status. */
    private static final int SOME_FOLDERS = 6;

    private TourStops() {}

    static List<TourStop> all() {
        List<TourStop> stops = new ArrayList<>();
        states(stops, "overview", "Overview");
        stops.add(
                stop(
                        "overview-frames",
                        "Overview: frames of videos that other sections have loaded",
                        window -> {
                            window.section("ranking");
                            window.select("ranking-table", 0);
                            window.command("ranking-open");
                            window.section("overview");
                            window.refresh();
                        }));
        stops.add(
                stop(
                        "overview-attention",
                        "Overview: videos that need attention",
                        window -> {
                            window.section("library");
                            for (int folder = 0; folder < SOME_FOLDERS; folder++) {
                                window.select("folder-tree", folder);
                                window.rest();
                            }
                            window.section("overview");
                        }));
        stops.add(
                stop(
                        "overview-cost",
                        "Overview: cost of the month, from daily rankings",
                        window -> {
                            window.section("overview");
                            window.press("empty-action");
                            window.scrollDown("overview-scroll");
                        }));
        stops.addAll(DayStops.all());
        states(stops, "library", "Library");
        stops.addAll(LibraryStops.all());
        states(stops, "playlists", "Playlists", window -> window.knownSection("playlists"));
        stops.addAll(PlaylistStops.all());
        stops.addAll(FunnelStops.all());
        stops.addAll(ThumbnailStops.all());
        states(stops, "trash", "Trash");
        stops.addAll(TrashStops.all());
        states(stops, "ranking", "Ranking", window -> window.knownSection("ranking"));
        states(stops, "cities", "Cities");
        states(stops, "referrers", "Referrers", SiteStops::referrersWithOwnSites);
        stops.addAll(MapStops.all());
        stops.addAll(CurveStops.all());
        stops.addAll(SiteStops.referrers());
        stops.addAll(SiteStops.browsers());
        stops.addAll(LiveStops.all());
        stops.add(
                stop(
                        "reports-full",
                        "Reports: a report with all data",
                        window -> window.section("reports")));
        stops.add(
                stop(
                        "reports-partial",
                        "Reports: saving a report in which data is missing",
                        window -> {
                            window.faults("city:500");
                            window.section("reports");
                            window.press("report-save");
                            window.until("confirm-do");
                        }));
        states(stops, "referrals", "Referrals");
        stops.addAll(SiteStops.referrals());
        stops.addAll(ContractStops.all());
        stops.addAll(ActivityStops.all());
        stops.addAll(WindowStops.settings());
        stops.addAll(WindowStops.palette());
        stops.addAll(WindowStops.work());
        return List.copyOf(stops);
    }

    /** The states that every section that reads has, reached in the same way. */
    private static void states(List<TourStop> stops, String id, String title) {
        states(stops, id, title, window -> window.section(id));
    }

    /**
     * @param full opens the section with all of its data
     */
    private static void states(
            List<TourStop> stops, String id, String title, Consumer<TourWindow> full) {
        stops.add(stop(id + "-full", title, full));
        stops.add(
                stop(
                        id + "-loading",
                        title + ": first load",
                        window -> {
                            window.faults(SILENT);
                            window.front(id);
                            window.pause(6);
                        }));
        stops.add(
                stop(
                        id + "-refreshing",
                        title + ": refreshing",
                        window -> {
                            window.section(id);
                            window.faults(SILENT);
                            window.refreshWithoutWaiting();
                        }));
        stops.add(
                stop(
                        id + "-error",
                        title + ": first load failed",
                        window -> {
                            window.faults(BROKEN);
                            window.section(id);
                        }));
        stops.add(
                stop(
                        id + "-stale",
                        title + ": refresh failed, showing a saved copy",
                        window -> {
                            window.section(id);
                            window.faults(BROKEN);
                            window.refresh();
                        }));
    }

    static TourStop stop(String name, String caption, Consumer<TourWindow> steps) {
        return new TourStop(name, caption, steps);
    }
}
