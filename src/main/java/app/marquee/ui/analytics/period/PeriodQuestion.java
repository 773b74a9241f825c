package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;

/** Query of a report that depends on the period and granularity alone. */
public record PeriodQuestion(Period period, Granularity granularity) {}
