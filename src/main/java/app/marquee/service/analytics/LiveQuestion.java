package app.marquee.service.analytics;

import app.marquee.model.id.LiveId;

/** Question of the viewers of a live stream over its time. */
public record LiveQuestion(LiveId live) implements ReportQuestion {
    @Override
    public String text() {
        return live.value();
    }
}
