package app.marquee.service.live;

import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.LiveId;

import java.time.Instant;
import java.util.List;

/**
 * Viewer history of a live stream.
 *
 * @param askedAt when the request began
 * @param points in the order of the answer
 */
public record LiveHistory(LiveId live, Instant askedAt, List<ViewersPoint> points) {
    public LiveHistory {
        points = List.copyOf(points);
    }
}
