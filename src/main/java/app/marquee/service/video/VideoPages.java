package app.marquee.service.video;

import app.marquee.model.Interrupts;
import app.marquee.model.Page;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.session.ProgressListener;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
    private int longest;
    private @Nullable Long named;
    private @Nullable Long total;

    /**
     * All videos of the connection; empty when it does not list videos. Blocking, ends on
     * interrupt.
     *
     * @throws app.marquee.model.failure.FailureException when they could not be loaded
     */
    public static Optional<List<Video>> all(VideoService service, ProgressListener progress)
            throws InterruptedException {
        VideoPages pages = new VideoPages();
        while (!pages.isEnded()) {
            Interrupts.heed();
            Optional<Page<Video>> page = service.page(VideoFilter.ALL, pages.next());
            if (page.isEmpty()) {
                return Optional.empty();
            }
            pages.take(page.get());
            Long total = pages.total();
            progress.at(pages.videos.size(), total == null ? -1 : total);
        }
        return Optional.of(pages.videos());
    }

    /** The number of the page to ask for next, from 1. */
    public int next() {
        return taken + 1;
    }

    /** Adds the page that was asked for. */
    public void take(Page<Video> page) {
        taken++;
        int before = videos.size();
        page.items().stream().filter(video -> seen.add(video.id())).forEach(videos::add);
        longest = Math.max(longest, page.items().size());
        Long pages = page.pages();
        named = pages == null ? named : pages;
        ended = videos.size() == before || (pages != null && taken >= pages);
        if (page.total() != null) {
            total = page.total();
        }
    }

    /** Whether there is nothing left to ask for. */
    public boolean isEnded() {
        return ended;
    }

    /**
     * Whether the load has ended and no video is missing, as far as the server says how many videos
     * or pages there are. An empty page behind the last one proves nothing.
     */
    public boolean isWhole() {
        boolean isShort = total != null ? total > videos.size() : named != null && named > taken;
        return ended && !isShort;
    }

    /**
     * Whether there are more videos than the server says. A number no larger than a page is the
     * length of that page.
     */
    public boolean isBeyondTotal() {
        return total != null && total > longest && total < videos.size();
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
