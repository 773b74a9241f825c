package app.marquee.service.overview;

import app.marquee.model.id.KnownItem;
import app.marquee.service.change.ChangeCounts;

import java.util.List;

/**
 * Items that need the user's attention.
 *
 * @param changes numbers of changes
 * @param broken videos that could not be processed when they were loaded last
 * @param processing videos that were processed when they were loaded last
 * @param bare videos of many views that had no custom thumbnail when theirs were loaded last
 * @param unread what isn't known
 */
public record Attention(
        ChangeCounts changes,
        List<KnownItem> broken,
        List<KnownItem> processing,
        List<KnownItem> bare,
        Unread unread) {
    /** Items that were never loaded: the state of any video, and the trash since the start. */
    public record Unread(boolean videos, boolean trash) {}

    public Attention {
        broken = List.copyOf(broken);
        processing = List.copyOf(processing);
        bare = List.copyOf(bare);
    }
}
