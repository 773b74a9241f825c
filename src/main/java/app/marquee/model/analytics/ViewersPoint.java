package app.marquee.model.analytics;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;

import java.time.Instant;

/**
 * Viewer count of a live stream at one time (contract, section 4, GET
 * /analytics/live/{live_id}/viewers_historic).
 *
 * @param time as the service writes it
 * @param at the same as an instant, or null when it cannot be read as one
 */
public record ViewersPoint(
        @Nullable String time,
        @Nullable Instant at,
        @Nullable Long viewers,
        UnknownMembers extras) {}
