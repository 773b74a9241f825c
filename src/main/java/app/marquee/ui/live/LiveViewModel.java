package app.marquee.ui.live;

import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.BackgroundBudget;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * View model of the watched live streams, which load when added and by auto-refresh while the
 * section is in front. FX thread only.
 */
final class LiveViewModel implements AutoCloseable {
    private static final String KEY = "lives";

    private final Reports reports;
    private final ItemDirectory things;
    private final TaskRunner tasks;
    private final Messages messages;
    private final ViewMemory memory;
    private final Clock clock;
    private final Ticker heartbeat;
    private final LiveReading reading;
    private final Load<LiveContent> load;
    private final StreamList list;
    private final AutoRefresh autoRefresh;
    private final BackgroundBudget background;
    private final Subscription keeping;
    private final List<LiveId> ids = new ArrayList<>();
    private Runnable onBeat = () -> {};
    private boolean inFront;

    /** Whether the user chose what is shown, in this run. */
    private boolean isChosen;

    /** Whether states were loaded since the section is in front. */
    private boolean hasLoadedStates;

    LiveViewModel(
            LiveReading reading,
            BackgroundBudget background,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            Ticker heartbeat) {
        this.reading = reading;
        this.background = background;
        this.reports = reading.reports();
        this.things = reading.things();
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.clock = reading.clock();
        this.heartbeat = heartbeat;
        this.load = new Load<>(tasks, clock, this::date);
        this.list = new StreamList(reading, tasks, messages);
        this.autoRefresh =
                new AutoRefresh(
                        reading,
                        tasks,
                        messages,
                        this::ids,
                        this::before,
                        read -> load.arrived(read, date(read)));
        this.keeping =
                load.valueProperty()
                        .subscribe(
                                content -> {
                                    save(content);
                                    list.learn(content == null ? List.of() : content.streams());
                                    watch();
                                })
                        .and(load.stateProperty().subscribe((_, _) -> watch()));
        remembered().forEach(ids::add);
    }

    private List<LiveId> remembered() {
        String kept = memory.recall(KEY);
        return kept == null || kept.isBlank()
                ? List.of()
                : Arrays.stream(kept.split(" ", -1))
                        .filter(id -> !id.isBlank())
                        .map(LiveId::new)
                        .toList();
    }

    ReadOnlyObjectProperty<@Nullable LiveContent> contentProperty() {
        return load.valueProperty();
    }

    ReadOnlyObjectProperty<LoadState> phaseProperty() {
        return load.stateProperty();
    }

    /** The streams to choose from. */
    StreamList list() {
        return list;
    }

    AutoRefresh autoRefresh() {
        return autoRefresh;
    }

    List<LiveId> ids() {
        return List.copyOf(ids);
    }

    /** Sets the listener for each second in front, to update ages. */
    void onBeat(Runnable told) {
        onBeat = told;
    }

    void shown() {
        inFront = true;
        hasLoadedStates = false;
        heartbeat.start(this::beat);
        // The remembered stream may not be the one that the section opens with.
        if (isChosen || ids.size() > 1) {
            loadWatched();
        }
    }

    private void loadWatched() {
        boolean isLoading = load.state() instanceof LoadState.Loading;
        if (inFront && load.value() == null && !isLoading) {
            refresh();
        }
    }

    void hidden() {
        inFront = false;
        list.leave();
        heartbeat.stop();
    }

    private void beat() {
        if (inFront) {
            autoRefresh.loadIfDue();
        }
        onBeat.run();
    }

    /** Shows these, too. */
    void add(List<LiveId> more) {
        isChosen = true;
        watch(more);
    }

    private void watch(List<LiveId> more) {
        List<LiveId> fresh = more.stream().filter(id -> !ids.contains(id)).distinct().toList();
        if (!fresh.isEmpty()) {
            ids.addAll(fresh);
            keep();
            tasks.submit(
                    Job.of(
                            messages.text("live.job.keep"),
                            _ -> {
                                things.add(ItemKind.LIVE, fresh);
                                return fresh;
                            }));
            refresh();
        }
    }

    /** A load in progress would bring it back, so it restarts without it. */
    void remove(LiveId id) {
        ids.remove(id);
        keep();
        LiveContent content = load.value();
        if (content == null) {
            return;
        }
        LoadState phase = load.state();
        load.replace(content.without(id));
        if (phase instanceof LoadState.Loading || phase instanceof LoadState.Stale) {
            if (ids.isEmpty()) {
                load.arrived(LiveContent.NONE, clock.instant());
            } else {
                refresh();
            }
        }
    }

    /** Removes the streams without points. */
    void removeEmpty() {
        LiveContent content = load.value();
        if (content != null) {
            content.streams().stream()
                    .filter(stream -> stream.curve().isEmpty())
                    .map(LiveStream::id)
                    .forEach(this::remove);
        }
    }

    private void keep() {
        watch();
        memory.keep(KEY, String.join(" ", ids.stream().map(LiveId::value).toList()));
    }

    /** Looks for known streams. */
    void search() {
        list.search(this::openFirst, this::loadWatched);
    }

    /**
     * The section opens with the stream that is live, or else the newest one, for which the states
     * that aren't known are loaded once a visit, unless they are too many.
     */
    private void openFirst() {
        int unknown = list.withoutState().size();
        List<KnownLive> streams = list.streamsProperty().get();
        boolean isOrdered = !streams.isEmpty() && streams.getFirst().last() != null;
        boolean isFew = unknown > 0 && unknown <= BackgroundBudget.A_VISIT;
        if (inFront && !hasLoadedStates && isFew && streams.size() > 1) {
            BackgroundBudget.Visit within = background.visit();
            loadStates(true, within::takeUninterrupted);
        } else if (streams.size() == 1 || unknown == 0 || isOrdered) {
            open(LiveContent.NONE);
        } else {
            loadWatched();
        }
    }

    /**
     * Shows the first stream, unless the user chose what is shown or compares several.
     *
     * @param loaded what has just been loaded
     */
    private void open(LiveContent loaded) {
        List<KnownLive> streams = list.streamsProperty().get();
        if (inFront && !isChosen && ids.size() <= 1 && !streams.isEmpty()) {
            LiveId first = streams.getFirst().id();
            if (loaded.lacks(first)) {
                show(first);
            } else {
                ids.clear();
                ids.add(first);
                keep();
                LiveContent alone = loaded.only(first);
                load.arrived(alone, date(alone));
            }
        }
        loadWatched();
    }

    /**
     * Loads the states that aren't known, with a request for each, and opens the first stream where
     * none was chosen.
     */
    void loadStates() {
        loadStates(false, () -> true);
    }

    private void loadStates(boolean isUnasked, BooleanSupplier mayAsk) {
        hasLoadedStates = true;
        list.loadStates(
                isUnasked,
                mayAsk,
                loaded -> {
                    save(loaded);
                    list.arrived(loaded.streams());
                    open(loaded);
                },
                this::loadWatched);
    }

    private void watch() {
        LiveContent content = before();
        list.watch(ids.stream().map(id -> watched(id, content)).toList());
    }

    /** A first load that failed is a failure of each of them. */
    private LiveStream watched(LiveId id, LiveContent content) {
        LiveStream stream = content.of(id, null);
        return load.state() instanceof LoadState.Failed(var failure) && stream.askedAt() == null
                ? stream.failed(failure)
                : stream;
    }

    /** Watches a stream, or no longer. */
    void toggle(KnownLive stream) {
        isChosen = true;
        if (ids.contains(stream.id())) {
            remove(stream.id());
        } else {
            add(List.of(stream.id()));
        }
    }

    /** Shows a stream: in place of the one that is shown, or with those that are compared. */
    void show(KnownLive stream) {
        isChosen = true;
        show(stream.id());
    }

    private void show(LiveId stream) {
        if (ids.contains(stream)) {
            return;
        }
        if (ids.size() == 1) {
            remove(ids.getFirst());
        }
        watch(List.of(stream));
    }

    /** Loads all of them now. */
    void refresh() {
        if (ids.isEmpty()) {
            return;
        }
        List<LiveId> wanted = ids();
        LiveContent before = before();
        autoRefresh.putOff();
        boolean lacksAny = wanted.stream().anyMatch(before::lacks);
        String name = messages.text(lacksAny ? "live.job" : "live.job.follow");
        load.run(Job.of(name, _ -> reading.read(wanted, false, before)));
        if (reports.savesReports() && lacksAny) {
            load.begin(Job.of(name, _ -> reading.kept(wanted, before)));
        }
    }

    /** Saves copies, for offline and for the time before the first response. */
    private void save(@Nullable LiveContent content) {
        List<Report<LiveQuestion, ViewersPoint>> answers =
                content == null ? List.of() : content.answers();
        if (reports.savesReports() && !answers.isEmpty()) {
            tasks.submit(
                    Job.of(
                            messages.text("live.job.keep"),
                            _ -> {
                                answers.forEach(reports::save);
                                return answers.size();
                            }));
        }
    }

    private Instant date(LiveContent content) {
        return Objects.requireNonNullElseGet(content.askedAt(), clock::instant);
    }

    private LiveContent before() {
        return Optional.ofNullable(load.value()).orElse(LiveContent.NONE);
    }

    /**
     * Turns auto-refresh on or off.
     *
     * @param atOnce whether it loads now, and not only after an interval
     */
    void follow(boolean on, boolean atOnce) {
        autoRefresh.turn(on);
        if (!atOnce) {
            autoRefresh.putOff();
        } else if (on && inFront) {
            beat();
        }
    }

    @Override
    public void close() {
        heartbeat.stop();
        keeping.unsubscribe();
    }
}
