package app.marquee.service.analytics;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.LocalDate;

/**
 * Criteria for the earlier report that a comparison uses as its baseline.
 *
 * @param shown when that other one was asked for: only what was asked for before it is earlier
 * @param until the latest that was asked for on this day of the account or before; null for the
 *     usual one: of the same days asked for before today, else of as many days that ended a day
 *     before, else a week before
 */
public record BaselineCriteria(Instant shown, @Nullable LocalDate until) {}
