package app.marquee.analytics.cost;

import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;

/**
 * Cost of a video in a month so far.
 *
 * @param share of the video that costs most, 0 to 1
 */
public record VideoCost(VideoId video, @Nullable String title, BigDecimal amount, double share) {}
