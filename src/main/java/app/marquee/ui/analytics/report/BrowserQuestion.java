package app.marquee.ui.analytics.report;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;

/** Query of the browsers report of one video. */
public record BrowserQuestion(VideoId video, Period period, Granularity granularity) {}
