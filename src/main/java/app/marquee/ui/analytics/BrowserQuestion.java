package app.marquee.ui.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.Granularity;
import app.marquee.model.VideoId;

/** What the browsers are asked for. */
record BrowserQuestion(VideoId video, Period period, Granularity granularity) {}
