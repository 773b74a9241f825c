package app.marquee.model.playlist;

import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.model.limit.ValidationResult;
import app.marquee.model.limit.Violation;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/**
 * Video to add to a playlist (contract, section 2, AddVideoRequest).
 *
 * @param order zero-based position; null leaves the position to the service and is not sent
 */
public record PlaylistEntry(VideoId videoId, @Nullable Integer order) {
    public List<Violation> violations() {
        List<Violation> found = new ArrayList<>();
        Limits.uuid("video_id", videoId, found::add);
        if (order != null && order < Limits.ENTRY_ORDER_MIN) {
            found.add(
                    new Violation(
                            "order", new ValidationResult.TooSmall(order, Limits.ENTRY_ORDER_MIN)));
        }
        return List.copyOf(found);
    }
}
