package app.marquee.service;

import app.marquee.model.LiveId;
import app.marquee.model.ViewersPoint;

import java.time.Instant;
import java.util.List;

/**
 * The viewers of a live stream.
 *
 * @param askedAt when the request began
 * @param points in the order of the answer
 */
public record LiveHistory(LiveId live, Instant askedAt, List<ViewersPoint> points) {
    public LiveHistory {
        points = List.copyOf(points);
    }
}
