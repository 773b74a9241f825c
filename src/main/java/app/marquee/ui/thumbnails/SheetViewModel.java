package app.marquee.ui.thumbnails;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;

/**
 * View-model of the thumbnails of many videos, loaded one request each at low priority and shown as
 * they arrive. A video that fails is listed and blocks no other. FX thread only.
 */
final class SheetViewModel implements AutoCloseable {
    /** Most videos loaded at once. */
    static final int MOST = 200;

    private final ThumbnailService service;
    private final Messages messages;
    private final Clock clock;
    private final LatestJob reading;
    private final CoalescingFxRunner feed;
    private final Queue<SheetEntry> arrived = new ConcurrentLinkedQueue<>();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(new State.New());
    private List<SheetEntry> entries = List.of();
    private @Nullable Walk walk;
    private boolean ended;

    private record Walk(int wanted, Instant askedAt) {}

    /** State of the sheet. */
    sealed interface State {
        /** State before the first load. */
        record New() implements State {}

        /**
         * Loaded entries, complete or not.
         *
         * @param wanted how many were requested
         * @param ended whether all arrived or the user ended it
         */
        record Shown(List<SheetEntry> entries, int wanted, boolean ended, Instant askedAt)
                implements State {}
    }

    /**
     * @param fxThread runs what it is given on the FX thread, in order
     */
    SheetViewModel(
            ThumbnailService service,
            TaskRunner tasks,
            Clock clock,
            Messages messages,
            Executor fxThread) {
        this.service = service;
        this.clock = clock;
        this.messages = messages;
        this.reading = new LatestJob(tasks);
        this.feed = new CoalescingFxRunner(fxThread, this::take);
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** How long so many requests take at least, as the connection allows them. */
    Duration duration(int videos) {
        return RequestTime.of(videos, service.requestsPerMinute());
    }

    /** Loads these videos, up to {@link #MOST}. */
    void read(List<KnownItem> videos) {
        List<KnownItem> wanted = videos.stream().limit(MOST).toList();
        arrived.clear();
        entries = List.of();
        walk = new Walk(wanted.size(), clock.instant());
        ended = wanted.isEmpty();
        publish();
        reading.submit(
                Job.of(
                                messages.text("job.sheet"),
                                progress -> {
                                    walk(wanted, progress);
                                    return wanted.size();
                                })
                        .onSuccess(_ -> end())
                        .onFailure(this::failed)
                        .onCancelled(this::end));
    }

    private void walk(List<KnownItem> wanted, Progress progress) {
        for (int i = 0; i < wanted.size(); i++) {
            progress.report(i, wanted.size());
            arrived.add(entry(wanted.get(i)));
            feed.signal();
        }
    }

    private SheetEntry entry(KnownItem video) {
        try {
            return new SheetEntry(video, service.inBackground(new VideoId(video.id())), null);
        } catch (FailureException one) {
            if (endsAll(one.failure())) {
                throw one;
            }
            return new SheetEntry(video, null, one.failure());
        }
    }

    /** Whether the next video would fail in the same way. */
    private static boolean endsAll(Failure failure) {
        return failure instanceof Failure.Unauthorized
                || failure instanceof Failure.NoToken
                || failure instanceof Failure.Cancelled
                || failure instanceof Failure.Unavailable;
    }

    private void failed(Failure failure) {
        end();
        onFailure.accept(failure);
    }

    private java.util.function.Consumer<Failure> onFailure = _ -> {};

    /** Adds a listener for failures that end a load early. */
    void onFailure(java.util.function.Consumer<Failure> next) {
        onFailure = next;
    }

    private void take() {
        List<SheetEntry> more = new ArrayList<>(entries);
        for (SheetEntry next = arrived.poll(); next != null; next = arrived.poll()) {
            more.add(next);
        }
        entries = List.copyOf(more);
        publish();
    }

    private void end() {
        ended = true;
        take();
    }

    private void publish() {
        if (walk != null) {
            state.set(new State.Shown(entries, walk.wanted(), ended, walk.askedAt()));
        }
    }

    void cancel() {
        reading.cancel();
    }

    @Override
    public void close() {
        feed.close();
    }
}
