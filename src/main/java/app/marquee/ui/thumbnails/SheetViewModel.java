package app.marquee.ui.thumbnails;

import app.marquee.model.RequestTime;
import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.model.id.KnownItem;
import app.marquee.model.id.VideoId;
import app.marquee.service.video.ThumbnailService;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.Progress;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyObjectProperty;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * View-model of the thumbnails of many videos, loaded one request each at low priority and shown as
 * they arrive. A video that fails is listed and blocks no other. FX thread only.
 */
final class SheetViewModel {
    /** Most videos loaded at once. */
    static final int MOST = 200;

    private final ThumbnailService service;
    private final Messages messages;
    private final Clock clock;
    private final Load<List<SheetEntry>> reading;
    private int wanted;
    private Consumer<Failure> onFailure = _ -> {};

    SheetViewModel(ThumbnailService service, TaskRunner tasks, Clock clock, Messages messages) {
        this.service = service;
        this.clock = clock;
        this.messages = messages;
        this.reading = new Load<>(tasks, clock);
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return reading.stateProperty();
    }

    /** The entries as they came last; none before that. */
    List<SheetEntry> entries() {
        List<SheetEntry> come = reading.value();
        return come == null ? List.of() : come;
    }

    /** How many videos were requested. */
    int wanted() {
        return wanted;
    }

    /** How long so many requests take at least, as the connection allows them. */
    Duration duration(int videos) {
        return RequestTime.of(videos, service.requestsPerMinute());
    }

    /** Loads these videos, up to {@link #MOST}. */
    void read(List<KnownItem> videos) {
        List<KnownItem> some = videos.stream().limit(MOST).toList();
        Instant at = clock.instant();
        wanted = some.size();
        reading.reset();
        reading.run(
                Job.of(messages.text("job.sheet"), progress -> walk(some, progress))
                        .onFailure(failure -> stopped(failure, at))
                        .onCancelled(() -> reading.arrived(entries(), at)));
    }

    private List<SheetEntry> walk(List<KnownItem> some, Progress progress) {
        List<SheetEntry> come = new ArrayList<>();
        for (KnownItem video : some) {
            progress.report(come.size(), some.size());
            come.add(entry(video));
            List<SheetEntry> soFar = List.copyOf(come);
            progress.tell(() -> reading.partly(soFar, soFar.size()));
        }
        return come;
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

    /** Keeps what came before the failure. */
    private void stopped(Failure failure, Instant at) {
        reading.arrived(entries(), at);
        onFailure.accept(failure);
    }

    /** Adds a listener for failures that end a load early. */
    void onFailure(Consumer<Failure> next) {
        onFailure = next;
    }

    void cancel() {
        reading.cancel();
    }
}
