package app.marquee.service.overview;

import app.marquee.model.id.KnownItem;

import java.util.List;

/**
 * Items that need the user's attention.
 *
 * @param changes numbers of changes
 * @param broken videos that could not be processed when they were loaded last
 * @param processing videos that were processed when they were loaded last
 * @param bare videos of many views that had no custom thumbnail when theirs were loaded last
 */
public record Attention(
        Counts changes, List<KnownItem> broken, List<KnownItem> processing, List<KnownItem> bare) {
    public static final Attention NOTHING =
            new Attention(new Counts(0, 0, 0), List.of(), List.of(), List.of());

    /**
     * Numbers of changes.
     *
     * @param failed changes that failed in the last seven days
     * @param unknown changes with an unknown outcome
     * @param pending changes that wait to be applied
     */
    public record Counts(long failed, long unknown, long pending) {}

    public Attention {
        broken = List.copyOf(broken);
        processing = List.copyOf(processing);
        bare = List.copyOf(bare);
    }

    public static Attention of(Counts counts) {
        return new Attention(counts, List.of(), List.of(), List.of());
    }
}
