package app.marquee.command.plan;

import app.marquee.analytics.ranking.RankingMetric;

/** Rule that says which videos a playlist should have. */
sealed interface PlaylistRule {
    /**
     * Videos directly in a folder, in the order in which the platform lists them.
     *
     * @param folder its path, name or ID
     */
    record InFolder(String folder) implements PlaylistRule {}

    /** Videos whose custom field has this value, in the order in which the platform lists them. */
    record WithField(String key, String value) implements PlaylistRule {}

    /**
     * First videos of the ranking of the days before today, the first first.
     *
     * @param top how many
     */
    record TopOf(int top, RankingMetric by, int days) implements PlaylistRule {}
}
