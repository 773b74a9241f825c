package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.AnalyticsQuery;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

/**
 * Query of the report by city.
 *
 * @param country as the service writes it; null for all
 * @param region as the service writes it; null for all, which day and hour do not allow
 */
public record CityQuestion(
        Period period, Granularity granularity, @Nullable String country, @Nullable String region) {
    /** Whether the contract wants a region that is not there. */
    public boolean lacksRegion() {
        return CityQuery.needsRegion(granularity) && region == null;
    }

    CityQuery query() {
        return new CityQuery(
                new AnalyticsQuery(period.start(), period.end(), granularity), country, region);
    }
}
