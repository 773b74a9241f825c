package app.marquee.ui.analytics.period;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;

/** What is asked for where nothing but the time can be chosen. */
public record PeriodQuestion(Period period, Granularity granularity) {}
