package app.marquee.ui.library;

import app.marquee.model.Page;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.VideoId;
import app.marquee.model.video.Video;
import app.marquee.model.video.VideoFilter;
import app.marquee.service.video.VideoPages;
import app.marquee.service.video.VideoService;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.change.ChangeEntry;
import app.marquee.ui.change.PendingChangeIndex;
import app.marquee.ui.control.Messages;
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

    private final VideoService service;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Clock clock;
    private final LatestJob loading;
    private final VideoOverlay overlay = new VideoOverlay();
    private final ReadOnlyObjectWrapper<State> state =
            new ReadOnlyObjectWrapper<>(new State.Nowhere());
    private final ReadOnlyObjectWrapper<List<VideoRow>> rows =
            new ReadOnlyObjectWrapper<>(List.of());
    private VideoPlace place = new VideoPlace.Nowhere();
    private @Nullable Reading current;
    private List<Video> videos = List.of();
    private PendingChangeIndex waiting = PendingChangeIndex.NONE;

    /** State of the table. */
    sealed interface State {
        /** State without a place that has videos. */
        record Nowhere() implements State {}

        /** State without videos: the connection lists none, and this computer knows none. */
        record NotListed() implements State {}

        /** Videos known to this computer, where the connection lists none. */
        record Known(Instant askedAt) implements State {}

        /**
         * Load in progress.
         *
         * @param loaded how many videos have come
         * @param total how many there are; null when not provided by the platform
         */
        record Loading(int loaded, @Nullable Long total, Instant askedAt) implements State {}

        /**
         * Loaded videos.
         *
         * @param total how many there are when not all were read; null when not provided by the
         *     platform, or all are here
         */
        record Shown(Instant askedAt, boolean complete, @Nullable Long total) implements State {}

        record Empty(Instant askedAt) implements State {}

        record Cancelled() implements State {}

        record Failed(Failure failure) implements State {}
    }

    VideosViewModel(VideoService service, TaskRunner tasks, Messages messages, Clock clock) {
        this.service = service;
        this.tasks = tasks;
        this.messages = messages;
        this.clock = clock;
        this.loading = new LatestJob(tasks);
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<VideoRow>> rowsProperty() {
        return rows.getReadOnlyProperty();
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
            refresh();
        }
    }

    /** Refreshes the videos; the shown ones stay until the response arrives. */
    void refresh() {
        Optional<VideoFilter> filter = place.filter();
        if (filter.isEmpty()) {
            current = null;
            loading.cancel();
            state.set(new State.Nowhere());
            return;
        }
        Reading reading = new Reading(filter.get(), new VideoPages(), clock.instant());
        current = reading;
        ask(reading);
    }

    /**
     * Updates the known videos where none are listed, since other sections may have loaded more;
     * sends no request.
     */
    void shownAgain() {
        Reading last = current;
        boolean fromOthers =
                state.get() instanceof State.NotListed || state.get() instanceof State.Known;
        if (last != null && fromOthers) {
            showKnown(last);
        }
    }

    /** Load through the pages of a place. */
    private record Reading(VideoFilter filter, VideoPages pages, Instant askedAt) {}

    private void ask(Reading reading) {
        VideoPages pages = reading.pages();
        int number = pages.next();
        int loaded = pages.videos().size();
        Long total = pages.total();
        state.set(new State.Loading(loaded, total, reading.askedAt()));
        loading.submit(
                Job.<Optional<Page<Video>>>of(
                                messages.text("job.videos"),
                                progress -> {
                                    progress.report(loaded, total == null ? -1 : total);
                                    Optional<Page<Video>> page =
                                            service.page(reading.filter(), number);
                                    progress.rest();
                                    return page;
                                })
                        .pausable()
                        .onSuccess(page -> came(reading, page))
                        .onFailure(failure -> stopped(reading, new State.Failed(failure)))
                        .onCancelled(() -> stopped(reading, new State.Cancelled())));
    }

    private void came(Reading reading, Optional<Page<Video>> page) {
        if (page.isEmpty()) {
            showKnown(reading);
            return;
        }
        VideoPages pages = reading.pages();
        pages.take(page.get());
        if (pages.isEnded()) {
            ended(reading);
        } else {
            showSoFar(pages.videos());
            ask(reading);
        }
    }

    /**
     * Shows the known videos where none are listed: those in earlier responses and those added by
     * the user.
     */
    private void showKnown(Reading reading) {
        loading.submit(
                Job.of(messages.text("job.videos"), _ -> service.known())
                        .onSuccess(
                                known -> {
                                    videos = known;
                                    arrange();
                                    state.set(
                                            known.isEmpty()
                                                    ? new State.NotListed()
                                                    : new State.Known(reading.askedAt()));
                                })
                        .onFailure(failure -> stopped(reading, new State.Failed(failure)))
                        .onCancelled(() -> stopped(reading, new State.Cancelled())));
    }

    private void ended(Reading reading) {
        videos = reading.pages().videos();
        overlay.read();
        arrange();
        state.set(
                videos.isEmpty()
                        ? new State.Empty(reading.askedAt())
                        : new State.Shown(reading.askedAt(), true, null));
        remember(reading, videos);
    }

    /**
     * Shows the videos loaded so far; earlier rows stay until the refresh has come as far. Long
     * lists are redrawn less often, so that they cost no more than short ones.
     */
    private void showSoFar(List<Video> soFar) {
        boolean due = videos.isEmpty() || soFar.size() >= videos.size() + videos.size() / GROWTH;
        if (due) {
            videos = soFar;
            arrange();
        }
    }

    /** Ends a load; one stopped by a change of place is not reported. */
    private void stopped(Reading reading, State otherwise) {
        if (!reading.equals(current)) {
            return;
        }
        List<Video> come = reading.pages().videos();
        boolean partly = !come.isEmpty() && come.size() >= videos.size();
        if (partly && !come.equals(videos)) {
            videos = come;
            arrange();
        }
        state.set(
                partly && otherwise instanceof State.Cancelled
                        ? new State.Shown(reading.askedAt(), false, reading.pages().total())
                        : otherwise);
    }

    private void remember(Reading reading, List<Video> read) {
        tasks.submit(
                Job.of(
                        messages.text("job.remember"),
                        _ -> {
                            service.remember(reading.filter(), read, reading.askedAt());
                            return read.size();
                        }));
    }

    private void arrange() {
        rows.set(
                new RowList<>(
                        videos.stream()
                                .flatMap(video -> overlay.row(video, place, waiting).stream())
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

    boolean isPending(VideoId video) {
        return overlay.isPending(video);
    }
}
