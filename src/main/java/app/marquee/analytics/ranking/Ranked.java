package app.marquee.analytics.ranking;

import app.marquee.model.analytics.RankingRow;

import org.jspecify.annotations.Nullable;

/**
 * Ranked video.
 *
 * @param number its place in the answer, from 0: distinguishes rows of the same video
 * @param rank from 1; equal values share one, and each currency has ranks of its own. Null when the
 *     value is unknown
 * @param share of the greatest value, 0 to 1
 */
public record Ranked(int number, @Nullable Integer rank, double share, RankingRow row) {}
