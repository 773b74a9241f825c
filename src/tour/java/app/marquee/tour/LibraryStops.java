package app.marquee.tour;

import app.marquee.model.id.ItemKind;
import app.marquee.start.EmbeddedSandbox;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tour stops of the library. */
final class LibraryStops {
    /** Places of rules in their choice. */
    private static final int NUMBER = 2;

    private static final int REGULAR_EXPRESSION = 4;

    /** Table in an encoding that it doesn't say. */
    private static final String TABLE =
            """
            video_id;title
            7e34f7e3-da36-4d21-b76a-9e2a6f36f23e;Introdução à edição
            40df205d-666c-412b-b21e-fbbdfd53988f;Último capítulo
            """;

    private LibraryStops() {}

    private static void matrix(TourWindow window) {
        window.section("library");
        window.select("folder-tree", 1);
        window.rest();
        window.command("video-compare");
        window.press("field-matrix-read");
        window.rest();
    }

    static List<TourStop> all() {
        return List.of(
                TourStops.stop(
                        "library-empty",
                        "Library: a platform without a folder list, read-only production",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("library");
                        }),
                TourStops.stop(
                        "library-folder",
                        "Library: the videos of a folder",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                        }),
                TourStops.stop(
                        "library-selected",
                        "Library: the commands on the selected videos",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 2);
                            window.selectAll("video-table");
                        }),
                TourStops.stop(
                        "library-playlist",
                        "Library: choosing the playlist that videos are added to",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 2);
                            window.selectAll("video-table");
                            window.press("video-playlist");
                            window.type("playlist-into-filter", "o");
                        }),
                TourStops.stop(
                        "library-grid",
                        "Library: all videos as a grid, with the inspector",
                        window -> {
                            window.section("ranking");
                            window.rest();
                            window.section("library");
                            window.press("library-all");
                            window.rest();
                            window.command("library-sort-viewed");
                            window.press("library-view-grid");
                            window.rest();
                            window.select("video-table", 1);
                            window.command("library-inspector");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-everywhere",
                        "Library: a search in all folders",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 5);
                            window.type("video-filter", "aula");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-video",
                        "Library: details and performance of a video",
                        LibraryStops::openRanked),
                video("library-video-browsers", "the browsers of its viewers", "browsers"),
                video("library-video-changes", "the changes made to it", "history"),
                video("library-video-thumbnails", "its thumbnails", "thumbnails"),
                TourStops.stop(
                        "library-video-contract",
                        "Library: a video on a platform with documented operations only",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("ranking");
                            window.section("library");
                            window.pause(8);
                            window.rest();
                            window.select("video-table", 0);
                            window.command("video-open");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-field",
                        "Library: editing a custom field",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.select("video-table", 2);
                            window.command("video-open");
                            window.rest();
                            window.press("video-tab-fields");
                            window.select("video-fields", 0);
                            window.press("video-field-edit");
                            window.type("field-value", "Another value");
                        }),
                TourStops.stop(
                        "library-matrix",
                        "Library: comparing the custom fields of many videos",
                        LibraryStops::matrix),
                TourStops.stop(
                        "library-matrix-edited",
                        "Library: custom fields of many videos, edited in the grid",
                        window -> {
                            matrix(window);
                            window.copied("Black Friday\tfunil-a\nblack  friday\tfunil-b");
                            window.command("field-matrix-paste");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-matrix-unify",
                        "Library: one spelling for keys and values",
                        window -> {
                            matrix(window);
                            window.copied("Black Friday\nblack  friday\nBLACK FRIDAY");
                            window.command("field-matrix-paste");
                            window.rest();
                            window.press("field-matrix-unify");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-batch-rename",
                        "Library: renaming many videos by a rule",
                        window -> {
                            window.section("library");
                            window.type("video-filter", "aula");
                            window.rest();
                            window.selectAll("video-table");
                            window.press("video-rename");
                            window.choose("batch-rename-kind", REGULAR_EXPRESSION);
                            window.type("batch-rename-expression", "aula (\\S+)");
                            window.type("batch-rename-group", "lição $1");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-fill",
                        "Library: filling a custom field of all videos of a folder",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.command("folder-fill");
                            window.rest();
                            window.press("field-fill-key-0");
                            window.type("field-fill-value", "intermediario");
                            window.rest();
                        }),
                TourStops.stop(
                        "library-filters",
                        "Library: filters by status, custom field, length, and views",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.press("library-filter");
                            window.type("library-filter-minutes-least", "5");
                        }),
                TourStops.stop(
                        "library-spreadsheet",
                        "Library: editing videos in a spreadsheet",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.command("video-spreadsheet");
                        }),
                TourStops.stop(
                        "library-spreadsheet-encoding",
                        "Library: choosing the encoding of a table",
                        window -> {
                            window.home().lay(TABLE, StandardCharsets.ISO_8859_1);
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.rest();
                            window.command("video-spreadsheet");
                            window.press("spreadsheet-import");
                        }),
                TourStops.stop(
                        "library-batch-number",
                        "Library: numbering many folders",
                        window -> {
                            window.section("library");
                            window.selectAll("folder-tree");
                            window.press("folder-rename");
                            window.choose("batch-rename-kind", NUMBER);
                            window.rest();
                        }),
                TourStops.stop(
                        "library-rename",
                        "Library: renaming a folder",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.command("folder-rename");
                            window.type("folder-edit", "x".repeat(256));
                        }),
                TourStops.stop(
                        "library-waiting",
                        "Library: a folder with a pending change",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.command("folder-activate");
                            window.press("confirm-keep");
                            window.select("folder-tree", 2);
                        }),
                TourStops.stop(
                        "library-elsewhere",
                        "Library: changed elsewhere since the last load",
                        window -> {
                            window.section("library");
                            window.home()
                                    .heldOtherTitles(
                                            ItemKind.FOLDER,
                                            List.of("Older lessons", "Drafts", "2024"));
                            window.connection(EmbeddedSandbox.ID);
                            window.section("library");
                            window.press("library-elsewhere-open");
                        }),
                TourStops.stop(
                        "library-move",
                        "Library: choosing a new parent folder",
                        window -> {
                            window.section("library");
                            window.select("folder-tree", 1);
                            window.press("folder-move");
                        }));
    }

    /** The page of a video that has values in a saved ranking. */
    private static void openRanked(TourWindow window) {
        window.section("ranking");
        window.rest();
        window.section("library");
        window.select("folder-tree", 1);
        window.rest();
        window.select("video-table", 2);
        window.command("video-open");
        window.rest();
    }

    /** A tab of a video's page. */
    private static TourStop video(String name, String what, String tab) {
        return TourStops.stop(
                name,
                "Library: the page of a video with " + what,
                window -> {
                    window.section("library");
                    window.select("folder-tree", 1);
                    window.rest();
                    window.select("video-table", 2);
                    window.command("video-open");
                    window.press("video-tab-" + tab);
                    window.rest();
                });
    }
}
