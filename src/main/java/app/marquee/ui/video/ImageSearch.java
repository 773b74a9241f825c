package app.marquee.ui.video;

import app.marquee.model.id.Id;
import app.marquee.service.video.FoundFrame;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.JobScope;
import app.marquee.task.TaskRunner;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Collections;
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

    /** Wanted places that aren't shown now. */
    private final Set<RowPictures.Place> paused = Collections.newSetFromMap(new WeakHashMap<>());

    private int lanes;

    /** Receiver of what was found. */
    interface Target {
        void fill(RowPictures.Place place, @Nullable URI address);
    }

    private record Arrival(Id video, Optional<URI> address, boolean isFinal) {}

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
        paused.remove(place);
        drop(wanted.remove(place));
    }

    /** The place isn't shown now; what it shows stays. */
    void pause(RowPictures.Place place) {
        Id video = wanted.get(place);
        if (video != null) {
            paused.add(place);
            drop(video);
        }
    }

    /** The place is shown again. */
    void resume(RowPictures.Place place) {
        Id video = wanted.get(place);
        if (paused.remove(place) && video != null) {
            ask(video);
        }
    }

    private void drop(@Nullable Id video) {
        if (video != null
                && wanted.entrySet().stream()
                        .noneMatch(
                                each ->
                                        each.getValue().equals(video)
                                                && !paused.contains(each.getKey()))) {
            queue.remove(video);
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
            arrived.add(arrival(next));
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

    private Arrival arrival(Id video) throws InterruptedException {
        boolean isDone = false;
        try {
            FoundFrame frame = search.find(video);
            isDone = true;
            return new Arrival(
                    video,
                    frame.url().flatMap(url -> Optional.ofNullable(RowPictures.address(url))),
                    frame.isFinal());
        } finally {
            if (!isDone) {
                underWay.remove(video);
            }
        }
    }

    private void take() {
        for (Arrival next = arrived.poll(); next != null; next = arrived.poll()) {
            Arrival arrival = next;
            if (arrival.isFinal()) {
                found.put(arrival.video(), arrival.address());
            }
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
