package app.marquee.api.json;

import app.marquee.model.analytics.Counters;

import java.util.Set;

/** Names of the counters of a row, as servers write them. */
public final class CounterFields {
    private static final String[] VIEWS = {"views", "view", "total_views", "views_count"};
    private static final String[] UNIQUE_VIEWS = {
        "unique_views", "unique_view", "total_unique_views"
    };
    private static final String[] PLAYS = {"plays", "play", "total_plays", "plays_count"};
    private static final String[] UNIQUE_PLAYS = {
        "unique_plays", "unique_play", "total_unique_plays"
    };

    /** Objects inside a row that hold its counters. */
    private static final String[] GROUPS = {"counters", "metrics", "stats"};

    /** At least one of them is in a row with counters. */
    public static final Set<String> NAMES =
            Set.of(
                    "views",
                    "view",
                    "total_views",
                    "views_count",
                    "unique_views",
                    "unique_view",
                    "total_unique_views",
                    "plays",
                    "play",
                    "total_plays",
                    "plays_count",
                    "unique_plays",
                    "unique_play",
                    "total_unique_plays",
                    "counters",
                    "metrics",
                    "stats");

    private CounterFields() {}

    /** Takes the counters of a row; what the service did not say is unknown. */
    public static Counters take(Fields fields) {
        fields.lift(GROUPS);
        return new Counters(
                fields.whole(VIEWS).orNull(),
                fields.whole(UNIQUE_VIEWS).orNull(),
                fields.whole(PLAYS).orNull(),
                fields.whole(UNIQUE_PLAYS).orNull());
    }
}
