package app.marquee.ui.library;

import app.marquee.model.Page;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.analytics.VideoViews;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.control.table.RowList;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * View-model of the videos of one place, loaded page by page and shown as they arrive. Another
 * place ends the load, and an incomplete list is marked as such. FX thread only.
 */
final class VideosViewModel {
    /** Rows are redrawn each time they have grown by one part in this many. */
    private static final int GROWTH = 8;

    /** Pages of the videos of all folders to load; the user asks for the rest. */
    private static final int FIRST_PAGES = 5;

    private final VideoService service;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Clock clock;
    private final Load<Listing> loading;
    private final VideoOverlay overlay = new VideoOverlay();
    private final ReadOnlyObjectWrapper<List<VideoRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<VideoCounts> counts =
            new ReadOnlyObjectWrapper<>(VideoCounts.NONE);
    private VideoPlace place = new VideoPlace.Nowhere();
    private List<Video> videos = List.of();
    private PendingChangeIndex waiting = PendingChangeIndex.NONE;
    private VideoViews views = VideoViews.NONE;

    /**
     * Videos of a place, as far as they have come. Immutable.
     *
     * @param listed false for those known to this computer, where the connection lists none
     * @param whole whether no video is missing
     * @param total how many there are; null when not provided by the platform
     */
    record Listing(List<Video> videos, boolean listed, boolean whole, @Nullable Long total) {
        private static Listing of(VideoPages pages) {
            return new Listing(pages.videos(), true, pages.isWhole(), pages.total());
        }

        private static Listing known(List<Video> videos) {
            return new Listing(videos, false, true, null);
        }
    }

    VideosViewModel(VideoService service, TaskRunner tasks, Messages messages, Clock clock) {
        this.service = service;
        this.tasks = tasks;
        this.messages = messages;
        this.clock = clock;
        this.loading = new Load<>(tasks, clock);
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return loading.stateProperty();
    }

    /** The videos as they came last; empty before that. */
    Optional<Listing> listing() {
        return Optional.ofNullable(loading.value());
    }

    /** All videos of the place, as they are after changes; empty while some aren't loaded. */
    Optional<List<Video>> whole() {
        return listing()
                .filter(last -> last.listed() && last.whole())
                .map(
                        last ->
                                last.videos().stream()
                                        .flatMap(
                                                video ->
                                                        overlay
                                                                .row(video, place, waiting, views)
                                                                .stream())
                                        .map(VideoRow::video)
                                        .toList());
    }

    ReadOnlyObjectProperty<List<VideoRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
    }

    /** The numbers of all videos and of those in no folder. */
    ReadOnlyObjectProperty<VideoCounts> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    VideoPlace place() {
        return place;
    }

    /** Shows the videos of another place and clears the last ones at once. */
    void show(VideoPlace other) {
        if (!other.equals(place)) {
            place = other;
            videos = List.of();
            rows.set(List.of());
            loading.reset();
            refresh();
        }
    }

    /** Refreshes the videos; the shown ones stay until the response arrives. */
    void refresh() {
        refresh(place.isAnywhere() ? FIRST_PAGES : Integer.MAX_VALUE);
    }

    /** Loads every page. */
    void loadAll() {
        refresh(Integer.MAX_VALUE);
    }

    private void refresh(int most) {
        Optional<VideoFilter> filter = place.filter();
        if (filter.isPresent()) {
            read(filter.get(), most, clock.instant());
        } else {
            loading.reset();
        }
    }

    private void read(VideoFilter filter, int most, Instant at) {
        boolean isRefreshed = listing().map(Listing::whole).orElse(false);
        String name = messages.text(isRefreshed ? "job.videos.refresh" : "job.videos");
        loading.run(
                Job.of(name, progress -> pages(filter, most, progress))
                        .pausable()
                        .onSuccess(all -> ended(filter, all, at))
                        .onFailure(_ -> showStopped())
                        .onCancelled(() -> cancelled(at)));
    }

    private Listing pages(VideoFilter filter, int most, Progress progress)
            throws InterruptedException {
        VideoPages pages = new VideoPages();
        while (!pages.isEnded() && pages.next() <= most) {
            Listing soFar = Listing.of(pages);
            if (!soFar.videos().isEmpty()) {
                progress.tell(() -> came(soFar));
            }
            progress.report(soFar.videos().size(), soFar.total() == null ? -1 : soFar.total());
            Optional<Page<Video>> page = service.page(filter, pages.next());
            if (page.isEmpty()) {
                return Listing.known(service.known());
            }
            pages.take(page.get());
            progress.rest();
        }
        return Listing.of(pages);
    }

    /**
     * Shows the videos loaded so far; earlier rows stay until the refresh has come as far. Long
     * lists are redrawn less often, so that they cost no more than short ones.
     */
    private void came(Listing soFar) {
        int come = soFar.videos().size();
        if (videos.isEmpty() || come >= videos.size() + videos.size() / GROWTH) {
            show(soFar.videos());
        }
        loading.partly(soFar, come);
    }

    private void ended(VideoFilter filter, Listing all, Instant at) {
        if (all.listed()) {
            overlay.read();
            counts.set(counts.get().with(place, all));
            remember(filter, all.videos(), at);
        }
        show(all.videos());
    }

    /**
     * Shows what came before the end, unless more was shown before.
     *
     * @return whether it is shown
     */
    private boolean showStopped() {
        Listing soFar = loading.value();
        boolean partly = loading.state() instanceof LoadState.Loading now && now.rows() > 0;
        if (soFar == null || !partly || soFar.videos().size() < videos.size()) {
            return false;
        }
        if (!soFar.videos().equals(videos)) {
            show(soFar.videos());
        }
        return true;
    }

    private void cancelled(Instant at) {
        Listing soFar = loading.value();
        if (showStopped() && soFar != null) {
            loading.arrived(soFar, at);
        }
    }

    /** Whether the connection lists no videos, so that those known to this computer are shown. */
    boolean isUnlisted() {
        return loading.state() instanceof LoadState.Loaded
                && listing().map(last -> !last.listed()).orElse(false);
    }

    /**
     * Updates the known videos where none are listed, since other sections may have loaded more;
     * sends no request.
     */
    void shownAgain() {
        Listing last = loading.value();
        if (last != null && isUnlisted() && loading.state() instanceof LoadState.Loaded now) {
            tasks.submit(
                    Job.of(messages.text("job.videos"), _ -> Listing.known(service.known()))
                            .onSuccess(known -> replace(last, known, now.at()))
                            .onFailure(loading::failed));
        }
    }

    private void replace(Listing last, Listing known, Instant at) {
        if (last.equals(loading.value()) && !last.equals(known)) {
            show(known.videos());
            loading.arrived(known, at);
        }
    }

    private void remember(VideoFilter filter, List<Video> read, Instant at) {
        tasks.submit(
                Job.of(
                        messages.text("job.remember"),
                        _ -> {
                            service.remember(filter, read, at);
                            return read.size();
                        }));
    }

    private void show(List<Video> some) {
        videos = some;
        arrange();
    }

    private void arrange() {
        rows.set(
                new RowList<>(
                        videos.stream()
                                .flatMap(
                                        video -> overlay.row(video, place, waiting, views).stream())
                                .toList()));
    }

    /** Cancels the load; the videos loaded so far stay. */
    void cancel() {
        loading.cancel();
    }

    /** Tracks changes of videos through their states. */
    void follow(List<ChangeEntry> entries) {
        boolean changed = false;
        for (ChangeEntry entry : entries) {
            changed |= overlay.follow(entry);
        }
        if (changed) {
            arrange();
        }
    }

    /** Marks the pending changes. */
    void waiting(PendingChangeIndex lines) {
        waiting = lines;
        if (!videos.isEmpty()) {
            arrange();
        }
    }

    /** Shows these views beside the videos. */
    void views(VideoViews saved) {
        if (!saved.equals(views)) {
            views = saved;
            arrange();
        }
    }

    boolean isPending(VideoId video) {
        return overlay.isPending(video);
    }
}
