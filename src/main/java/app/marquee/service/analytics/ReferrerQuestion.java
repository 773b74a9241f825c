package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;

/** Question of the report by referrer. */
public record ReferrerQuestion(Period period, Granularity granularity)
        implements PeriodQuestion<ReferrerQuestion> {
    @Override
    public ReferrerQuestion of(Period other) {
        return new ReferrerQuestion(other, granularity);
    }

    @Override
    public String filters() {
        return granularity.wire();
    }
}
