package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.CityQuery;
import app.marquee.model.analytics.Granularity;

import org.jspecify.annotations.Nullable;

/**
 * Question of the report by city.
 *
 * @param country as the service writes it; null for all
 * @param region as the service writes it; null for all, which day and hour do not allow
 */
public record CityQuestion(
        Period period, Granularity granularity, @Nullable String country, @Nullable String region)
        implements PeriodQuestion<CityQuestion> {
    /** Whether the contract wants a region that is not there. */
    public boolean lacksRegion() {
        return CityQuery.needsRegion(granularity) && region == null;
    }

    @Override
    public CityQuestion of(Period other) {
        return new CityQuestion(other, granularity, country, region);
    }

    @Override
    public String filters() {
        return granularity.wire() + PeriodQuestion.filter(country) + PeriodQuestion.filter(region);
    }
}
