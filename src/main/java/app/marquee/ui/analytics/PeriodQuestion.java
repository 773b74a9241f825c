package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.Granularity;

/** What is asked for where nothing but the time can be chosen. */
record PeriodQuestion(Period period, Granularity granularity) {}
