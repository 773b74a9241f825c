package app.marquee.service.video;

import app.marquee.model.Page;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Iterator over the pages of one video list. A short page does not end it; an empty page, the last
 * page that the server named, or a page without new videos does.
 */
public final class VideoPages {
    private final List<Video> videos = new ArrayList<>();
    private final Set<VideoId> seen = new HashSet<>();
    private int taken;
    private boolean ended;
    private @Nullable Long total;

    /** The number of the page to ask for next, from 1. */
    public int next() {
        return taken + 1;
    }

    /** Adds the page that was asked for. */
    public void take(Page<Video> page) {
        taken++;
        int before = videos.size();
        page.items().stream().filter(video -> seen.add(video.id())).forEach(videos::add);
        Long pages = page.pages();
        ended = videos.size() == before || (pages != null && taken >= pages);
        if (page.total() != null) {
            total = page.total();
        }
    }

    /** Whether there is nothing left to ask for. */
    public boolean isEnded() {
        return ended;
    }

    /** What has come so far, each video once. */
    public List<Video> videos() {
        return List.copyOf(videos);
    }

    /** How many there are in all; null when the service did not say. */
    public @Nullable Long total() {
        return total;
    }
}
