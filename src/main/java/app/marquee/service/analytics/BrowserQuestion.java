package app.marquee.service.analytics;

import app.marquee.analytics.Period;
import app.marquee.model.analytics.Granularity;
import app.marquee.model.id.VideoId;

/** Question of the browsers report of one video. */
public record BrowserQuestion(VideoId video, Period period, Granularity granularity)
        implements PeriodQuestion<BrowserQuestion> {
    @Override
    public BrowserQuestion of(Period other) {
        return new BrowserQuestion(video, other, granularity);
    }

    @Override
    public String filters() {
        return granularity.wire() + PeriodQuestion.filter(video.value());
    }
}
