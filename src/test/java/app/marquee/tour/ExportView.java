package app.marquee.tour;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A view that is saved as a file, and what its file has to be.
 *
 * @param before what a person does in the section before they save
 * @param table whose rows are the rows of the file; of a tree, those without others inside
 * @param source what the second sheet says the figures come from; null where it names none
 * @param header every title, in order; {@link #MATRIX} for those of the table, hidden ones too
 * @param figures the columns of numbers
 * @param pictures the ids of the pictures that are offered
 * @param said where the same figures are asked for; null where the answer is not in the file alone
 */
public record ExportView(
        String name,
        String section,
        Consumer<TourWindow> before,
        String table,
        @Nullable String source,
        List<String> header,
        Set<String> figures,
        Set<String> pictures,
        @Nullable Said said) {
    private static final String COUNTERS = "Views|Unique views|Plays|Unique plays";
    private static final String CHANGES =
            changed("Views") + changed("Unique views") + changed("Plays") + changed("Unique plays");
    private static final String CITY = "Country|Country (as provided)|Region|City";
    private static final String PLACE = "|Latitude|Longitude|Coordinates|";
    private static final String RANKED =
            "Video|Video ID|Rank|Views|Unique views|Plays|Unique plays|Unique viewers|Bandwidth"
                    + " cost";
    private static final String MOVES = "|Rank change|Views change|Views: % of total change";
    private static final Set<String> WHOLE = Set.of("export-png");

    /** Columns of things that the account has: as those of the table. */
    public static final String MATRIX = "...";

    /** Longer than choosing is waited for. */
    private static final int SETTLED = 8;

    /**
     * What the service says.
     *
     * @param path with {id} for that of the video in the file
     * @param column of the file
     * @param member of the rows of the answer
     */
    public record Said(String path, String column, String member) {}

    @Override
    public String toString() {
        return name;
    }

    private static String changed(String figure) {
        return "|"
                + figure
                + ", comparison period|"
                + figure
                + " change|"
                + figure
                + ": % of total change";
    }

    private static List<String> titles(String titles) {
        return List.of(titles.split("\\|"));
    }

    private static Set<String> figures(String more) {
        return Set.copyOf(titles(COUNTERS + more));
    }

    /**
     * @param live a stream to read
     */
    public static List<ExportView> all(String live) {
        List<ExportView> views = new ArrayList<>(analytics());
        views.addAll(lives(live));
        views.addAll(elsewhere());
        return views;
    }

    private static List<ExportView> analytics() {
        return List.of(
                cities("cities", ExportView::alone, "", "").saying("/city?", "Views", "views"),
                cities("cities compared", ExportView::compared, "", CHANGES),
                ranking("ranking", ExportView::alone, "").saying("/ranking?", "Views", "views"),
                ranking("movers of the ranking", ExportView::compared, MOVES),
                groups(
                                "referrers",
                                ExportView::alone,
                                "Channel|Site|URL|utm_source|utm_medium|utm_campaign|utm_term"
                                        + "|utm_content",
                                "")
                        .saying("/referrer?", "Views", "views"),
                groups(
                        "referrers",
                        ExportView::compared,
                        "Channel|Site|URL|utm_source|utm_medium|utm_campaign|utm_term"
                                + "|utm_content",
                        CHANGES),
                groups("browsers", ExportView::video, "Browser|Variant|Version", "")
                        .saying("/browser/{id}?", "Plays", "plays"));
    }

    private static List<ExportView> lives(String live) {
        Consumer<TourWindow> read =
                window -> {
                    window.paste(window.has("live-add") ? "live-add" : "empty-action", live);
                };
        return List.of(
                table(
                                "live streams",
                                "live",
                                read,
                                "live-table",
                                "Live stream|Peak|Average|Time to peak|Duration|First data"
                                        + " point|Last data point|Data points|Notes|Live stream"
                                        + " ID",
                                Set.of("Peak", "Average", "Data points"))
                        .from("GET /analytics/live/{live_id}/viewers_historic")
                        .with("export-png"),
                table(
                                "points of live streams",
                                "live",
                                window -> {
                                    read.accept(window);
                                    window.command("live-as-points");
                                },
                                "live-points",
                                "Live stream|Time|Since start|Viewers|Live stream ID",
                                Set.of("Viewers"))
                        .from("GET /analytics/live/{live_id}/viewers_historic")
                        .with("export-png")
                        .saying(
                                "/analytics/live/" + live + "/viewers_historic",
                                "Viewers",
                                "viewers"));
    }

    private static List<ExportView> elsewhere() {
        return List.of(
                table(
                                "referrals",
                                "referrals",
                                _ -> {},
                                "referrals-transactions",
                                "Created|Status|Amount|Currency|Days pending|First seen pending"
                                        + "|Details|ID",
                                Set.of("Amount"))
                        .from("GET /member-referrals/transactions")
                        .with("export-png")
                        .saying("/member-referrals/transactions", "Amount", "amount"),
                table(
                        "playlists",
                        "playlists",
                        _ -> {},
                        "playlist-list",
                        "Name|Access|Videos|Length|Updated",
                        Set.of("Videos")),
                table(
                        "videos of a folder",
                        "library",
                        window -> window.select("folder-tree", 1),
                        "video-table",
                        "Title|Folder|Length (s)|Views|Change|Status|Size (B)|Created",
                        Set.of("Length (s)", "Size (B)")),
                table(
                                "custom fields of videos",
                                "library",
                                window -> {
                                    window.select("folder-tree", 1);
                                    window.rest();
                                    window.command("video-compare");
                                    window.press("field-matrix-read");
                                },
                                "field-matrix",
                                MATRIX,
                                Set.of())
                        .from("GET /videos/{video_id}"),
                table(
                                "videos and funnels",
                                "funnels",
                                window -> {
                                    window.press("funnel-mode-matrix");
                                    window.press("funnel-matrix-read");
                                },
                                "funnel-matrix",
                                MATRIX,
                                Set.of())
                        .from("GET /funnels/get/{funnel_id}"),
                table(
                        "requests",
                        "activity",
                        window -> {
                            window.developerDetails();
                            window.press("activity-requests");
                        },
                        "activity-table",
                        "Time|Action|Method|Path|Status|Result|Duration (ms)|Size (B)|Attempt",
                        Set.of("Status", "Duration (ms)", "Size (B)", "Attempt")));
    }

    private static void compared(TourWindow window) {
        window.compare("compare-previous");
        window.pause(SETTLED);
        window.rest();
    }

    private static void alone(TourWindow window) {
        window.compare("compare-none");
    }

    private static void video(TourWindow window) {
        window.section("library");
        window.select("folder-tree", 1);
        window.section("browsers");
        alone(window);
        window.choose("browsers-video", 0);
    }

    private static ExportView cities(
            String name, Consumer<TourWindow> before, String time, String changes) {
        return new ExportView(
                name,
                "cities",
                before,
                "cities-table",
                "GET /city",
                titles(CITY + time + PLACE + COUNTERS + "|Notes" + changes),
                figures("|Latitude|Longitude" + changes),
                Set.of("export-png", "export-map"),
                null);
    }

    private static ExportView ranking(String name, Consumer<TourWindow> before, String moves) {
        return new ExportView(
                name,
                "ranking",
                before,
                "ranking-table",
                "GET /ranking",
                titles(RANKED + moves + "|Currency|Cost per unique viewer"),
                figures("|Rank|Unique viewers|Bandwidth cost|Cost per unique viewer"),
                WHOLE,
                null);
    }

    private static ExportView groups(
            String section, Consumer<TourWindow> before, String names, String changes) {
        return new ExportView(
                section + (changes.isEmpty() ? "" : " compared"),
                section,
                before,
                section + "-table",
                "GET /" + (section.equals("browsers") ? "browser/{video_id}" : "referrer"),
                titles(names + "|Views: % of total|" + COUNTERS + "|Notes" + changes),
                figures(changes),
                WHOLE,
                null);
    }

    private static ExportView table(
            String name,
            String section,
            Consumer<TourWindow> before,
            String table,
            String header,
            Set<String> figures) {
        return new ExportView(
                name, section, before, table, null, titles(header), figures, Set.of(), null);
    }

    private ExportView from(String operation) {
        return new ExportView(
                name, section, before, table, operation, header, figures, pictures, said);
    }

    private ExportView with(String picture) {
        Set<String> more = new HashSet<>(pictures);
        more.add(picture);
        return new ExportView(name, section, before, table, source, header, figures, more, said);
    }

    private ExportView saying(String path, String column, String member) {
        return new ExportView(
                name,
                section,
                before,
                table,
                source,
                header,
                figures,
                pictures,
                new Said(path, column, member));
    }
}
