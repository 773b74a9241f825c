package app.marquee.ui.settings;

import app.marquee.model.operation.Operation;

import java.util.Locale;

/** Group of operations by their path prefix, in menu order. */
enum OperationGroup {
    VIDEOS,
    PLAYLISTS,
    FOLDERS,
    FUNNELS,
    THUMBNAILS,
    REFERRALS,
    ANALYTICS;

    /** The key of its name. */
    String titleKey() {
        return this == VIDEOS ? "field.videos" : "section." + name().toLowerCase(Locale.ROOT);
    }

    static OperationGroup of(Operation operation) {
        int end = operation.path().indexOf('/', 1);
        String first = operation.path().substring(1, end < 0 ? operation.path().length() : end);
        return switch (first) {
            case "videos" -> VIDEOS;
            case "playlist", "playlists" -> PLAYLISTS;
            case "folders" -> FOLDERS;
            case "funnel", "funnels" -> FUNNELS;
            case "thumbs" -> THUMBNAILS;
            case "member-referrals" -> REFERRALS;
            case "analytics", "browser", "city", "ranking", "referrer" -> ANALYTICS;
            default -> throw new IllegalArgumentException("No group for " + operation.path());
        };
    }
}
