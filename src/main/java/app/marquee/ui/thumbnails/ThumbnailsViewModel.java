package app.marquee.ui.thumbnails;

import app.marquee.model.Interrupts;
import app.marquee.model.Member;
import app.marquee.model.Page;
import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.SeenVideo;
import app.marquee.model.video.Thumbnails;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.video.KnownVideo;
import app.marquee.service.video.ThumbnailService;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * View-model of the known videos and their thumbnails. The videos are those known to this computer,
 * with those that the platform lists; their thumbnails are loaded on request, one request each at
 * low priority, and shown as they arrive. A video that fails blocks no other. FX thread only.
 */
final class ThumbnailsViewModel {
    /** Most videos whose thumbnails are loaded at once. */
    static final int MOST = 200;

    /** Pages of the platform's list that are loaded for its titles and images. */
    private static final int FIRST_PAGES = 5;

    /** Videos are shown each time as many have arrived. */
    private static final int PART = 10;

    private final VideoService videos;
    private final ThumbnailService service;
    private final TaskRunner tasks;
    private final Clock clock;
    private final Messages messages;
    private final Load<List<KnownVideo>> listing;
    private final Load<Integer> loading;
    private final ReadOnlyObjectWrapper<List<ThumbnailRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Map<VideoId, Arrival> arrived = new HashMap<>();
    private int wanted;
    private Consumer<Failure> onFailure = _ -> {};
    private Consumer<Collection<VideoId>> onArrived = _ -> {};

    /**
     * Thumbnails of a video, or why they couldn't be loaded. Immutable.
     *
     * @param custom whether the video has a custom one; null when the platform didn't say
     */
    private record Arrival(VideoId video, @Nullable Boolean custom, @Nullable Failure failure) {
        static Arrival of(VideoId video, Thumbnails thumbnails) {
            return new Arrival(
                    video,
                    switch (thumbnails.active()) {
                        case Member.Absent<?> _ -> null;
                        case Member.Null<?> _ -> false;
                        case Member.Value<?> _ -> true;
                    },
                    null);
        }
    }

    ThumbnailsViewModel(
            VideoService videos,
            ThumbnailService service,
            TaskRunner tasks,
            Clock clock,
            Messages messages) {
        this.videos = videos;
        this.service = service;
        this.tasks = tasks;
        this.clock = clock;
        this.messages = messages;
        this.listing = new Load<>(tasks, clock);
        this.loading = new Load<>(tasks, clock);
        listing.valueProperty().subscribe(_ -> arrange());
    }

    /** The state of the list of videos. */
    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return listing.stateProperty();
    }

    /** The state of the thumbnails. */
    boolean isListed(VideoId video) {
        return rows.get().stream().anyMatch(row -> row.video().equals(video));
    }

    ReadOnlyObjectProperty<LoadState> loadingProperty() {
        return loading.stateProperty();
    }

    ReadOnlyObjectProperty<List<ThumbnailRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** Whether no video is known. */
    boolean isEmpty() {
        List<KnownVideo> known = listing.value();
        return known != null && known.isEmpty();
    }

    /** How many thumbnails have arrived in this load, of how many. */
    String progress() {
        Integer come = loading.value();
        return messages.text("videos.loading.of", come == null ? 0 : come, wanted);
    }

    /** How long so many requests take at least, as the connection allows them. */
    Duration duration(int videos) {
        return RequestTime.of(videos, service.requestsPerMinute());
    }

    /** Lists the known videos at once, then with those that the platform lists. */
    void refresh() {
        listing.run(Job.of(messages.text("job.videos"), this::listed));
    }

    private List<KnownVideo> listed(Progress progress) throws InterruptedException {
        List<KnownVideo> known = service.videos();
        if (!known.isEmpty()) {
            progress.tell(() -> listing.partly(known, known.size()));
        }
        Instant at = clock.instant();
        VideoPages pages = new VideoPages();
        while (!pages.isEnded() && pages.next() <= FIRST_PAGES) {
            Interrupts.heed();
            Optional<Page<Video>> page = videos.page(VideoFilter.ALL, pages.next());
            if (page.isEmpty()) {
                return known;
            }
            pages.take(page.get());
        }
        if (pages.videos().isEmpty()) {
            return known;
        }
        videos.remember(VideoFilter.ALL, pages.videos(), at);
        return service.videos();
    }

    /** Adds videos to the known ones. */
    void add(Collection<VideoId> videos) {
        tasks.submit(
                Job.of(
                                messages.text("job.videos"),
                                _ -> {
                                    service.add(videos);
                                    return videos.size();
                                })
                        .onSuccess(_ -> refresh()));
    }

    /** Loads the thumbnails of these videos, up to {@link #MOST}. */
    void load(List<VideoId> videos) {
        List<VideoId> some = videos.stream().limit(MOST).toList();
        wanted = some.size();
        loading.reset();
        loading.run(
                Job.of(messages.text("job.thumbnails"), progress -> walk(some, progress))
                        .onFailure(failure -> onFailure.accept(failure)));
    }

    private int walk(List<VideoId> some, Progress progress) {
        List<Arrival> part = new ArrayList<>();
        int come = 0;
        try {
            for (VideoId video : some) {
                progress.report(come, some.size());
                part.add(load(video));
                come++;
                if (come % PART == 0) {
                    tell(part, come, progress);
                    part = new ArrayList<>();
                }
            }
        } finally {
            tell(part, come, progress);
        }
        return come;
    }

    private void tell(List<Arrival> part, int come, Progress progress) {
        List<Arrival> some = List.copyOf(part);
        progress.tell(
                () -> {
                    take(some);
                    loading.partly(come, come);
                });
    }

    private Arrival load(VideoId video) {
        try {
            return Arrival.of(video, service.inBackground(video));
        } catch (FailureException one) {
            if (one.failure().endsAll()) {
                throw one;
            }
            return new Arrival(video, null, one.failure());
        }
    }

    /** Takes the thumbnails of a video that were loaded elsewhere. */
    void take(VideoId video, Thumbnails thumbnails) {
        take(List.of(Arrival.of(video, thumbnails)));
    }

    private void take(List<Arrival> some) {
        if (!some.isEmpty()) {
            some.forEach(each -> arrived.put(each.video(), each));
            arrange();
            onArrived.accept(some.stream().map(Arrival::video).toList());
        }
    }

    private void arrange() {
        List<KnownVideo> known = listing.value();
        if (known != null) {
            rows.set(known.stream().map(this::row).toList());
        }
    }

    private ThumbnailRow row(KnownVideo known) {
        VideoId video = new VideoId(known.item().id());
        SeenVideo seen = known.seen();
        Arrival arrival = arrived.get(video);
        Boolean before = seen == null ? null : seen.hasCustom();
        Failure failure = arrival == null ? null : arrival.failure();
        return new ThumbnailRow(
                video,
                known.item().title(),
                ThumbnailRow.Custom.of(
                        (arrival != null && failure == null) ? arrival.custom() : before),
                seen == null ? null : seen.status(),
                known.views(),
                failure == null
                        ? null
                        : new FailureText(messages).of(failure, FailureSubject.VIDEO).title());
    }

    /** Sets the listener for failures that end a load early. */
    void onFailure(Consumer<Failure> next) {
        onFailure = next;
    }

    /** Sets the listener for videos whose thumbnails have arrived. */
    void onArrived(Consumer<Collection<VideoId>> next) {
        onArrived = next;
    }

    /** Cancels the load of thumbnails; those that arrived stay. */
    void cancel() {
        loading.cancel();
    }
}
