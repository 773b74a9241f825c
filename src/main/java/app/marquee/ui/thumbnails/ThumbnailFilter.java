package app.marquee.ui.thumbnails;

import java.util.function.Predicate;

/** Filter of the videos in the grid of thumbnails. */
enum ThumbnailFilter implements Predicate<ThumbnailRow> {
    ALL,
    BARE,
    CUSTOM,
    UNKNOWN,
    FAILED;

    @Override
    public boolean test(ThumbnailRow row) {
        return switch (this) {
            case ALL -> true;
            case BARE -> row.custom() == ThumbnailRow.Custom.NO;
            case CUSTOM -> row.custom() == ThumbnailRow.Custom.YES;
            case UNKNOWN -> row.custom() == ThumbnailRow.Custom.UNKNOWN;
            case FAILED -> row.isFailed();
        };
    }

    /** Key of its text. */
    String key() {
        return switch (this) {
            case ALL -> "videos.all";
            case BARE -> "thumbnail.none";
            case CUSTOM -> "show.custom";
            case UNKNOWN -> "show.unknown";
            case FAILED -> "show.failed";
        };
    }
}
