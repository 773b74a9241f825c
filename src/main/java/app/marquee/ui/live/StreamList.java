package app.marquee.ui.live;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** View model of the known live streams with their latest states. FX thread only. */
final class StreamList {
    private static final int MOST = 50;

    private final LiveReading reading;
    private final Messages messages;
    private final Clock clock;
    private final LatestJob search;
    private final LatestJob stateLoad;
    private final ReadOnlyObjectWrapper<List<KnownLive>> streams =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper loadingStates = new ReadOnlyBooleanWrapper();
    private final Map<LiveId, KnownLive> states = new HashMap<>();
    private List<KnownLive> found = List.of();
    private List<LiveStream> watched = List.of();
    private boolean isUnasked;

    StreamList(LiveReading reading, TaskRunner tasks, Messages messages) {
        this.reading = reading;
        this.messages = messages;
        this.clock = reading.clock();
        this.search = new LatestJob(tasks);
        this.stateLoad = new LatestJob(tasks);
    }

    /** The known streams, and those that are watched. */
    ReadOnlyObjectProperty<List<KnownLive>> streamsProperty() {
        return streams.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty loadingStatesProperty() {
        return loadingStates.getReadOnlyProperty();
    }

    /**
     * Looks for known streams.
     *
     * @param onFound runs when they are listed
     * @param onFailure runs when they can't be
     */
    void search(Runnable onFound, Runnable onFailure) {
        search.submit(
                Job.of(messages.text("live.job.known"), _ -> reading.known(MOST))
                        .onSuccess(
                                known -> {
                                    found = known;
                                    sort();
                                    onFound.run();
                                })
                        .onFailure(_ -> onFailure.run()));
    }

    /** The known streams whose state was never loaded, without the watched ones. */
    List<LiveId> withoutState() {
        return streams.get().stream()
                .filter(stream -> stream.askedAt() == null && !stream.isWatched())
                .map(KnownLive::id)
                .toList();
    }

    /**
     * Loads the states that aren't known, with a request for each.
     *
     * @param isUnasked whether it is a background load, which ends with the visit
     * @param mayAsk whether one more request may be sent
     * @param onLoaded takes what was loaded
     * @param onFailure runs when nothing was
     */
    void loadStates(
            boolean isUnasked,
            BooleanSupplier mayAsk,
            Consumer<LiveContent> onLoaded,
            Runnable onFailure) {
        List<LiveId> wanted = withoutState();
        this.isUnasked = isUnasked;
        loadingStates.set(true);
        stateLoad.submit(
                Job.of(
                                messages.text("live.job"),
                                _ -> reading.read(wanted, isUnasked, LiveContent.NONE, mayAsk))
                        .onSuccess(onLoaded)
                        .onFailure(
                                failure -> {
                                    arrived(failed(wanted, failure));
                                    onFailure.run();
                                })
                        .onFinally(() -> loadingStates.set(false)));
    }

    /** Ends a background load. */
    void leave() {
        if (isUnasked && loadingStates.get()) {
            stateLoad.supersede();
            loadingStates.set(false);
        }
    }

    private static List<LiveStream> failed(List<LiveId> wanted, Failure failure) {
        return wanted.stream()
                .map(id -> LiveContent.NONE.of(id, null))
                .map(stream -> stream.failed(failure))
                .toList();
    }

    /** Marks the streams that are watched, in their order. */
    void watch(List<LiveStream> now) {
        watched = now;
        list();
    }

    /** Takes the states of loaded streams, and lists them in their order. */
    void arrived(List<LiveStream> loaded) {
        learn(loaded);
        sort();
    }

    /** Takes the states of loaded streams; {@link #watch} lists them. */
    void learn(List<LiveStream> loaded) {
        loaded.stream()
                .map(KnownLive::of)
                .filter(KnownLive::wasAsked)
                .forEach(stream -> states.put(stream.id(), stream));
    }

    /** Rows keep their places while streams are watched, and move when many states are new. */
    private void sort() {
        found =
                found.stream()
                        .map(this::latest)
                        .sorted(LiveReading.order(clock.instant()))
                        .toList();
        list();
    }

    private KnownLive latest(KnownLive stream) {
        KnownLive state = states.get(stream.id());
        return state == null || !state.isNewerThan(stream) ? stream : state.titled(stream.title());
    }

    /** The found streams in their order, after the watched ones that weren't found. */
    private void list() {
        Map<LiveId, KnownLive> all = new LinkedHashMap<>();
        watched.forEach(stream -> all.put(stream.id(), KnownLive.of(stream)));
        found.stream()
                .map(this::latest)
                .forEach(stream -> all.merge(stream.id(), stream, StreamList::newer));
        List<KnownLive> ordered = new ArrayList<>();
        found.forEach(stream -> ordered.add(all.remove(stream.id())));
        ordered.addAll(0, all.values());
        List<LiveId> lines = watched.stream().map(LiveStream::id).toList();
        streams.set(ordered.stream().map(one -> one.at(lines.indexOf(one.id()))).toList());
    }

    /** What was loaded is newer than what was found. */
    private static KnownLive newer(KnownLive loaded, KnownLive found) {
        return loaded.wasAsked() ? loaded.titled(found.title()) : found;
    }
}
