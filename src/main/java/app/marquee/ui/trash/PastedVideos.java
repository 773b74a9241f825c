package app.marquee.ui.trash;

import app.marquee.model.id.VideoId;
import app.marquee.model.limit.Limits;
import app.marquee.ui.control.ViewMemory;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The videos that the user added to the trash by ID, which no list names. They are remembered for
 * the next start until they are over: recovered, found elsewhere, or added so long ago that nothing
 * can be recovered any more. FX thread only.
 */
final class PastedVideos {
    /** Most videos that are remembered; the last ones added stay. */
    static final int MOST = 1_000;

    private static final String KEY = "pasted";
    private static final String SINCE = "@";

    private final ViewMemory memory;
    private final Map<VideoId, Instant> added = new LinkedHashMap<>();
    private String kept;

    PastedVideos(ViewMemory memory, InstantSource clock) {
        this.memory = memory;
        String remembered = memory.recall(KEY);
        kept = remembered == null ? "" : remembered;
        Instant least = clock.instant().minus(Limits.RECOVERY_WINDOW);
        for (String one : kept.split(" ", -1)) {
            recall(one, least);
        }
    }

    /** Leaves out what a newer version or the user wrote in another form. */
    private void recall(String one, Instant least) {
        int at = one.lastIndexOf(SINCE);
        if (at <= 0) {
            return;
        }
        try {
            Instant since = Instant.ofEpochSecond(Long.parseLong(one.substring(at + 1)));
            if (since.isAfter(least)) {
                added.put(new VideoId(one.substring(0, at)), since);
            }
        } catch (NumberFormatException | DateTimeException unreadable) {
            // Another form.
        }
    }

    /** In the order in which they were added. */
    List<VideoId> all() {
        return List.copyOf(added.keySet());
    }

    void add(List<VideoId> videos, Instant now) {
        videos.forEach(
                video -> {
                    added.remove(video);
                    added.put(video, now);
                });
    }

    void forget(Set<VideoId> videos) {
        added.keySet().removeAll(videos);
    }

    /**
     * Remembers them for the next start.
     *
     * @param isOver which of them need no attention any more
     */
    void keep(Predicate<VideoId> isOver) {
        List<String> open = new ArrayList<>();
        added.forEach(
                (video, since) -> {
                    if (!isOver.test(video)) {
                        open.add(video.value() + SINCE + since.getEpochSecond());
                    }
                });
        String now = String.join(" ", open.subList(Math.max(0, open.size() - MOST), open.size()));
        if (!now.equals(kept)) {
            kept = now;
            memory.keep(KEY, now);
        }
    }
}
