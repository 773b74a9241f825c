package app.marquee.ui.video;

import app.marquee.model.id.Id;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.JobScope;
import app.marquee.task.TaskRunner;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingDeque;

/**
 * Search for the images of videos in sight whose URLs aren't known: those that came into view last
 * go first, and those that left it are dropped. FX thread only.
 */
final class ImageSearch implements AutoCloseable {
    /** Parallel searches: the first answer shows while the next one is under way. */
    private static final int LANES = 3;

    private final RowPictures.Search search;
    private final String jobName;
    private final Target target;
    private final CoalescingFxRunner feed;
    private final JobScope scope;
    private final BlockingDeque<Id> queue = new LinkedBlockingDeque<>();

    /** Polled by a lane; not arrived yet. */
    private final Set<Id> underWay = ConcurrentHashMap.newKeySet();

    private final Queue<Arrival> arrived = new ConcurrentLinkedQueue<>();
    private final Map<Id, Optional<URI>> found = new HashMap<>();

    /** Weak keys, so that cells are released with their table. */
    private final Map<RowPictures.Place, Id> wanted = new WeakHashMap<>();

    private int lanes;

    /** Receiver of what was found. */
    interface Target {
        void fill(RowPictures.Place place, @Nullable URI address);
    }

    private record Arrival(Id video, Optional<URI> address) {}

    ImageSearch(TaskRunner tasks, RowPictures.Source source, String jobName, Target target) {
        this.search = source.search();
        this.jobName = jobName;
        this.target = target;
        this.feed = new CoalescingFxRunner(source.fxThread(), this::take);
        this.scope = new JobScope(tasks);
    }

    /** Shows nothing in a place until the image of this video is found. */
    void want(RowPictures.Place place, Id video) {
        if (video.equals(wanted.get(place))) {
            return;
        }
        leave(place);
        Optional<URI> known = found.get(video);
        target.fill(place, known == null ? null : known.orElse(null));
        if (known == null && !search.equals(RowPictures.Search.NONE)) {
            wanted.put(place, video);
            ask(video);
        }
    }

    private void ask(Id video) {
        synchronized (queue) {
            if (!underWay.contains(video)) {
                queue.remove(video);
                queue.addFirst(video);
            }
        }
        begin();
    }

    /** The place shows something else now. */
    void leave(RowPictures.Place place) {
        Id before = wanted.remove(place);
        if (before != null && !wanted.containsValue(before)) {
            queue.remove(before);
        }
    }

    private void begin() {
        if (lanes < LANES && !queue.isEmpty()) {
            lanes++;
            scope.submit(
                    Job.of(jobName, _ -> fetch())
                            .onCancelled(this::giveUp)
                            .onFinally(
                                    () -> {
                                        lanes--;
                                        begin();
                                    }));
        }
    }

    /** Places whose search was cancelled may want it again. */
    private void giveUp() {
        queue.clear();
        wanted.values().retainAll(underWay);
    }

    private int fetch() throws InterruptedException {
        int count = 0;
        for (Id next = next(); next != null; next = next()) {
            arrived.add(new Arrival(next, address(next)));
            feed.signal();
            count++;
        }
        return count;
    }

    private @Nullable Id next() {
        synchronized (queue) {
            Id next = queue.pollFirst();
            if (next != null) {
                underWay.add(next);
            }
            return next;
        }
    }

    private Optional<URI> address(Id video) throws InterruptedException {
        boolean isDone = false;
        try {
            Optional<URI> address =
                    search.find(video)
                            .flatMap(url -> Optional.ofNullable(RowPictures.address(url)));
            isDone = true;
            return address;
        } finally {
            if (!isDone) {
                underWay.remove(video);
            }
        }
    }

    private void take() {
        for (Arrival next = arrived.poll(); next != null; next = arrived.poll()) {
            Arrival arrival = next;
            found.put(arrival.video(), arrival.address());
            underWay.remove(arrival.video());
            Map.copyOf(wanted)
                    .forEach(
                            (place, video) -> {
                                if (video.equals(arrival.video())) {
                                    wanted.remove(place);
                                    target.fill(place, arrival.address().orElse(null));
                                }
                            });
        }
    }

    /** What was found may be another image now. */
    void forget() {
        found.clear();
    }

    @Override
    public void close() {
        feed.close();
        scope.close();
        queue.clear();
        arrived.clear();
    }
}
