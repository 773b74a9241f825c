package app.marquee.tour;

import java.util.List;

/** Tour stops of thumbnails. */
final class ThumbnailStops {
    private static final String BROKEN = "*:500";
    private static final int THIRD = 2;
    private static final int IMAGES = 5;

    /** Words of a title; this video has a custom thumbnail, whatever else is known by then. */
    private static final String WITH_CUSTOM = "aula flash rebatido";

    private ThumbnailStops() {}

    static List<TourStop> all() {
        return List.of(
                new TourStop(
                        "thumbnails-empty",
                        "Thumbnails: no known videos yet",
                        window -> {
                            window.connection(Tour.CONTRACT_ONLY);
                            window.section("thumbnails");
                        }),
                new TourStop(
                        "thumbnails-full",
                        "Thumbnails: thumbnails of a video",
                        ThumbnailStops::gallery),
                new TourStop(
                        "thumbnails-error",
                        "Thumbnails: a video whose thumbnails can’t be loaded",
                        window -> {
                            videos(window);
                            window.faults(BROKEN);
                            window.select("thumbs-videos", THIRD);
                        }),
                new TourStop(
                        "thumbnails-large",
                        "Thumbnails: full size",
                        window -> {
                            gallery(window);
                            window.press("thumb-open");
                            window.rest();
                        }),
                new TourStop(
                        "thumbnails-remove",
                        "Thumbnails: reviewing the removal of a custom thumbnail",
                        window -> {
                            gallery(window);
                            window.press("thumb-remove");
                        }),
                new TourStop(
                        "thumbnails-folder",
                        "Thumbnails: images from a folder",
                        window -> {
                            videos(window);
                            window.home().layImages(IMAGES);
                            window.command("thumbs-folder");
                            window.press("thumbs-folder-choose");
                            window.rest();
                        }),
                new TourStop(
                        "thumbnails-sheet",
                        "Thumbnails: many videos",
                        window -> {
                            videos(window);
                            window.type("thumbs-filter", "módulo");
                            window.rest();
                            window.press("sheet-read");
                            window.rest();
                        }));
    }

    private static void gallery(TourWindow window) {
        videos(window);
        window.type("thumbs-filter", WITH_CUSTOM);
        window.select("thumbs-videos", 0);
        window.rest();
    }

    /** The ranking has their views. */
    private static void videos(TourWindow window) {
        window.section("ranking");
        window.section("thumbnails");
        window.type("thumbs-filter", "");
    }
}
