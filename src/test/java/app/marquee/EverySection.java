package app.marquee;

import java.util.List;

/** The sections of the window by their ids, in the order of the rail. */
final class EverySection {
    static final List<String> IDS =
            List.of(
                    "library",
                    "playlists",
                    "funnels",
                    "thumbnails",
                    "trash",
                    "cities",
                    "ranking",
                    "referrers",
                    "browsers",
                    "live",
                    "referrals",
                    "activity",
                    "settings");

    private EverySection() {}
}
