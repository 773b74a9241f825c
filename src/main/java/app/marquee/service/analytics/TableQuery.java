package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.analytics.filter.ReportFilters;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;

import org.jspecify.annotations.Nullable;

/**
 * Query for the table of a report outside a window. Immutable.
 *
 * @param before compared period; null for none
 * @param part of the period that changes are about; null for all of it
 * @param video video of a report that is about one; null for none
 */
public record TableQuery(
        Period period,
        @Nullable Period before,
        @Nullable Period part,
        Granularity granularity,
        ReportFilters filters,
        @Nullable VideoId video) {}
