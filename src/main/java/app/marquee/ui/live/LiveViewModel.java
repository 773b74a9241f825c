package app.marquee.ui.live;

import app.marquee.model.analytics.ViewersPoint;
import app.marquee.model.failure.Failure;
import app.marquee.model.id.ItemKind;
import app.marquee.model.id.LiveId;
import app.marquee.service.analytics.LiveQuestion;
import app.marquee.service.analytics.Report;
import app.marquee.service.analytics.Reports;
import app.marquee.service.search.IdFinder;
import app.marquee.service.search.ItemDirectory;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * View model of the watched live streams, which load when added and by auto-refresh while the
 * section is in front. FX thread only.
 */
final class LiveViewModel implements AutoCloseable {
    static final Duration USUAL = Duration.ofSeconds(15);
    private static final String KEY = "lives";
    private static final int OFFERED = 50;

    private final Reports reports;
    private final ItemDirectory things;
    private final TaskRunner tasks;
    private final Messages messages;
    private final ViewMemory memory;
    private final Clock clock;
    private final Ticker heartbeat;
    private final LiveReading reading;
    private final Load<LiveContent> load;
    private final LatestJob search;
    private final LatestJob stateLoad;
    private final Subscription keeping;
    private final List<LiveId> ids = new ArrayList<>();
    private final ReadOnlyObjectWrapper<List<KnownLive>> known =
            new ReadOnlyObjectWrapper<>(List.of());
    private List<KnownLive> found = List.of();
    private final Map<LiveId, KnownLive> states = new HashMap<>();
    private final ReadOnlyBooleanWrapper loadingStates = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper following = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Failure> trouble =
            new ReadOnlyObjectWrapper<>(null);
    private Runnable onBeat = () -> {};
    private Duration wished = USUAL;
    private FollowPlan plan;
    private boolean inFront;
    private boolean underWay;

    LiveViewModel(
            LiveReading reading,
            TaskRunner tasks,
            Messages messages,
            ViewMemory memory,
            Ticker heartbeat) {
        this.reading = reading;
        this.reports = reading.reports();
        this.things = reading.things();
        this.tasks = tasks;
        this.messages = messages;
        this.memory = memory;
        this.clock = reading.clock();
        this.heartbeat = heartbeat;
        this.load = new Load<>(tasks, clock, this::date);
        this.search = new LatestJob(tasks);
        this.stateLoad = new LatestJob(tasks);
        this.plan = FollowPlan.at(clock.instant());
        this.keeping =
                load.valueProperty()
                        .subscribe(
                                content -> {
                                    keep(content);
                                    learn(content == null ? List.of() : content.streams());
                                    list();
                                })
                        .and(load.stateProperty().subscribe((_, _) -> list()));
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

    /** The known streams, and those that are watched. */
    ReadOnlyObjectProperty<List<KnownLive>> knownProperty() {
        return known.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty followingProperty() {
        return following.getReadOnlyProperty();
    }

    /** Why the last read while following did not succeed; null when it did. */
    ReadOnlyObjectProperty<@Nullable Failure> troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    List<LiveId> ids() {
        return List.copyOf(ids);
    }

    /** How long it is until the next read while following. */
    Duration untilNext() {
        Duration left = Duration.between(clock.instant(), plan.next());
        return left.isNegative() ? Duration.ZERO : left;
    }

    /** Whether it is read now because it is followed. */
    boolean isUnderWay() {
        return underWay;
    }

    /** How long there is between two reads, within the budget of the connection. */
    Duration interval() {
        return FollowPlan.interval(wished, ids.size(), reports.requestsPerMinute());
    }

    /** Sets the listener for each second in front, to update ages. */
    void onBeat(Runnable told) {
        onBeat = told;
    }

    void shown() {
        inFront = true;
        heartbeat.start(this::beat);
        if (load.value() == null && !ids.isEmpty()) {
            refresh();
        }
    }

    void hidden() {
        inFront = false;
        heartbeat.stop();
    }

    private void beat() {
        if (following.get() && inFront && !underWay && plan.isDue(clock.instant())) {
            poll();
        }
        onBeat.run();
    }

    /** Result of adding live streams by IDs. */
    enum Added {
        /** At least one was added. */
        SOME,
        THERE_ALREADY,
        /** The text has no ID. */
        NONE
    }

    /** Adds the streams that a text names. */
    Added add(String text) {
        List<LiveId> found =
                IdFinder.in(text).ids().stream().map(id -> new LiveId(id.uuid())).toList();
        if (found.isEmpty()) {
            return Added.NONE;
        }
        boolean known = ids.containsAll(found);
        add(found);
        return known ? Added.THERE_ALREADY : Added.SOME;
    }

    void add(List<LiveId> more) {
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
        list();
        memory.keep(KEY, String.join(" ", ids.stream().map(LiveId::value).toList()));
    }

    /** Looks for streams that could be added. */
    void search() {
        search.submit(
                Job.of(messages.text("live.job.known"), _ -> reading.known(OFFERED))
                        .onSuccess(
                                streams -> {
                                    found = streams;
                                    sort();
                                    openFirst();
                                }));
    }

    /** The known streams whose state was never loaded, without the watched ones. */
    List<LiveId> withoutState() {
        return known.get().stream()
                .filter(stream -> stream.askedAt() == null && !stream.isWatched())
                .map(KnownLive::id)
                .toList();
    }

    ReadOnlyBooleanProperty loadingStatesProperty() {
        return loadingStates.getReadOnlyProperty();
    }

    /** Loads the states that aren't known, with a request for each. */
    void loadStates() {
        List<LiveId> wanted = withoutState();
        loadingStates.set(true);
        stateLoad.submit(
                Job.of(
                                messages.text("live.job"),
                                _ -> reading.read(wanted, false, LiveContent.NONE))
                        .onSuccess(
                                content -> {
                                    keep(content);
                                    loaded(content.streams());
                                })
                        .onFailure(
                                failure ->
                                        loaded(
                                                wanted.stream()
                                                        .map(id -> LiveContent.NONE.of(id, null))
                                                        .map(stream -> stream.failed(failure))
                                                        .toList()))
                        .onFinally(() -> loadingStates.set(false)));
    }

    private void loaded(List<LiveStream> streams) {
        learn(streams);
        sort();
    }

    private void learn(List<LiveStream> streams) {
        streams.stream()
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

    /** The section opens with a stream, as other lists open with their first item. */
    private void openFirst() {
        List<KnownLive> streams = known.get();
        if (inFront && ids.isEmpty() && !streams.isEmpty()) {
            add(List.of(streams.getFirst().id()));
        }
    }

    /** What was loaded is newer than what was found. */
    private void list() {
        LiveContent content = before();
        Map<LiveId, KnownLive> all = new LinkedHashMap<>();
        ids.forEach(id -> all.put(id, KnownLive.of(watched(id, content))));
        found.stream()
                .map(this::latest)
                .forEach(
                        stream ->
                                all.merge(
                                        stream.id(),
                                        stream,
                                        (loaded, kept) ->
                                                loaded.wasAsked()
                                                        ? loaded.titled(kept.title())
                                                        : kept));
        List<KnownLive> ordered = new ArrayList<>();
        found.forEach(stream -> ordered.add(all.remove(stream.id())));
        ordered.addAll(0, all.values());
        known.set(ordered.stream().map(stream -> stream.at(ids.indexOf(stream.id()))).toList());
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
        if (ids.contains(stream.id())) {
            remove(stream.id());
        } else {
            add(List.of(stream.id()));
        }
    }

    /** Loads all of them now. */
    void refresh() {
        if (ids.isEmpty()) {
            return;
        }
        List<LiveId> wanted = ids();
        LiveContent before = before();
        plan = plan.succeeded(clock.instant(), interval());
        String name = messages.text("live.job");
        load.run(Job.of(name, _ -> reading.read(wanted, false, before)));
        if (reports.savesReports() && wanted.stream().anyMatch(before::lacks)) {
            load.begin(Job.of(name, _ -> reading.kept(wanted, before)));
        }
    }

    /** Saves copies, for offline and for the time before the first response. */
    private void keep(@Nullable LiveContent content) {
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

    /** Starts or stops auto-refresh. */
    void follow(boolean on) {
        following.set(on);
        trouble.set(null);
        plan = FollowPlan.at(clock.instant());
        if (on && inFront) {
            beat();
        }
    }

    void every(Duration interval) {
        wished = interval;
        plan = FollowPlan.at(clock.instant());
    }

    /** In the background, so that nothing flickers; a failure keeps the data and is shown. */
    private void poll() {
        if (ids.isEmpty()) {
            return;
        }
        underWay = true;
        List<LiveId> wanted = ids();
        LiveContent before = before();
        tasks.submit(
                Job.of(messages.text("live.job.follow"), _ -> reading.read(wanted, true, before))
                        .onSuccess(read -> arrived(read, wanted))
                        .onFailure(this::failed)
                        .onCancelled(this::givenUp)
                        .onFinally(() -> underWay = false));
    }

    private void arrived(LiveContent read, List<LiveId> wanted) {
        Failure part =
                read.streams().stream()
                        .map(LiveStream::failure)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
        plan =
                part instanceof Failure.RateLimited
                        ? plan.failed(clock.instant(), interval(), part)
                        : plan.succeeded(clock.instant(), interval());
        trouble.set(part);
        if (wanted.equals(ids)) {
            load.arrived(read, date(read));
        }
    }

    private void failed(Failure failure) {
        plan = plan.failed(clock.instant(), interval(), failure);
        trouble.set(failure);
    }

    /** The user canceled the load: the next one is due at its usual time. */
    private void givenUp() {
        plan = plan.succeeded(clock.instant(), interval());
    }

    @Override
    public void close() {
        heartbeat.stop();
        keeping.unsubscribe();
    }
}
