package app.marquee.api;

import app.marquee.api.json.MemoryLeft;
import app.marquee.api.json.RowShape;
import app.marquee.api.json.RowTree;
import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** Iterator over the pages of videos. A short page does not end it; a page that repeats does. */
public final class Paging {
    private Paging() {}

    public static List<Video> all(IntFunction<Page<Video>> read, Consumer<Page<Video>> each) {
        Map<VideoId, Video> found = new LinkedHashMap<>();
        MemoryLeft memory = MemoryLeft.here();
        for (int number = 1; ; number++) {
            if (Thread.currentThread().isInterrupted()) {
                throw new FailureException(new Failure.Cancelled(false));
            }
            Page<Video> page = read.apply(number);
            int before = found.size();
            for (Video video : page.items()) {
                memory.more();
                found.put(video.id(), video);
            }
            if (found.size() > RowShape.MOST_LISTED) {
                throw RowTree.tooMany(RowShape.MOST_LISTED);
            }
            each.accept(page);
            Long pages = page.pages();
            boolean last = pages != null && number >= pages;
            if (last || found.size() == before) {
                return List.copyOf(found.values());
            }
        }
    }
}
