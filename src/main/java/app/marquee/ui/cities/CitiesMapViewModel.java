package app.marquee.ui.cities;

import app.marquee.analytics.Changes;
import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.analytics.place.MapPlaces;
import app.marquee.analytics.place.PlaceNode;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * View model of the city map: the places by one metric and the world's outlines, both prepared by
 * tasks. FX thread only.
 */
final class CitiesMapViewModel {
    private static final String METRIC = "map-metric";
    private static final String DIFFERENCE = "map-difference";

    private final Messages messages;
    private final ViewMemory memory;
    private final TaskRunner tasks;
    private final LatestJob placing;
    private final ReadOnlyObjectWrapper<@Nullable MapPlaces> places =
            new ReadOnlyObjectWrapper<>(null);
    private final ReadOnlyObjectWrapper<@Nullable WorldOutlines> outlines =
            new ReadOnlyObjectWrapper<>(null);
    private final Subscription following;
    private CounterMetric metric;
    private final ReadOnlyBooleanWrapper comparable = new ReadOnlyBooleanWrapper();
    private boolean differenceWanted;
    private boolean swipes;
    private @Nullable MapPlaces before;
    private @Nullable Whole whole;
    private @Nullable CitiesContent content;
    private @Nullable PlaceNode shown;
    private boolean reading;

    CitiesMapViewModel(
            CitiesViewModel cities, TaskRunner tasks, Messages messages, ViewMemory memory) {
        this.messages = messages;
        this.memory = memory;
        this.tasks = tasks;
        this.placing = new LatestJob(tasks);
        String kept = memory.recall(METRIC);
        this.differenceWanted = Boolean.parseBoolean(memory.recall(DIFFERENCE));
        this.metric =
                Arrays.stream(CounterMetric.values())
                        .filter(each -> each.key().equals(kept))
                        .findFirst()
                        .orElse(CounterMetric.VIEWS);
        this.following =
                cities.contentProperty()
                        .subscribe(
                                latest -> {
                                    if (latest != null) {
                                        arrived(latest);
                                    }
                                });
    }

    ReadOnlyObjectProperty<@Nullable MapPlaces> placesProperty() {
        return places.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<@Nullable WorldOutlines> outlinesProperty() {
        return outlines.getReadOnlyProperty();
    }

    CounterMetric metric() {
        return metric;
    }

    void metric(CounterMetric chosen) {
        if (chosen != metric) {
            metric = chosen;
            memory.keep(METRIC, chosen.key());
            place();
        }
    }

    /** Whether there is another report to compare with. */
    ReadOnlyBooleanProperty comparableProperty() {
        return comparable.getReadOnlyProperty();
    }

    boolean isDifferenceWanted() {
        return differenceWanted;
    }

    /** Shows changes instead of values, while there is another report to compare with. */
    void difference(boolean wanted) {
        if (wanted != differenceWanted) {
            differenceWanted = wanted;
            memory.keep(DIFFERENCE, Boolean.toString(wanted));
            place();
        }
    }

    /** Shows the compared report beside this one, while there is one. */
    void swipe(boolean wanted) {
        if (wanted != swipes) {
            swipes = wanted;
            place();
        }
    }

    /** The places of the compared report, while they are shown beside those of this one. */
    @Nullable MapPlaces before() {
        return before;
    }

    /** The places of the whole period, while a day of it is shown. */
    @Nullable MapPlaces whole() {
        return whole == null ? null : whole.places();
    }

    @SuppressWarnings("ReferenceEquality") // comparing all places would take the window's time
    private void arrived(CitiesContent latest) {
        comparable.set(latest.isCompared());
        content = latest;
        if (latest.shown() != shown) {
            shown = latest.shown();
            readOutlines();
            place();
        }
    }

    private void place() {
        CitiesContent of = content;
        CounterMetric by = metric;
        if (of != null) {
            boolean difference = differenceWanted && of.isCompared();
            PlaceNode compared = swipes && !difference ? of.before() : null;
            Whole known = whole;
            placing.submit(
                    Job.of(
                                    messages.text("map.job"),
                                    _ ->
                                            new Placed(
                                                    now(of, by, difference),
                                                    compared == null
                                                            ? null
                                                            : whole(of, compared, by),
                                                    of.day() == null
                                                            ? null
                                                            : Whole.of(of, by, known)))
                            .onSuccess(this::placed));
        }
    }

    private static MapPlaces now(CitiesContent of, CounterMetric by, boolean difference)
            throws InterruptedException {
        return difference
                ? MapPlaces.ofChanges(of.shown(), by, of.changes())
                : MapPlaces.of(of.shown(), by, of.changes()).within(of.all());
    }

    /** Places narrowed as what is shown. */
    private static MapPlaces whole(CitiesContent of, PlaceNode all, CounterMetric by)
            throws InterruptedException {
        return MapPlaces.of(of.narrowing().of(all, Changes.none()), by, Changes.none()).within(all);
    }

    /** Places of the period of a day, and what they were made from. */
    private record Whole(PlaceNode said, PlaceNarrowing narrowing, MapPlaces places) {
        @SuppressWarnings("ReferenceEquality") // comparing all places would take long
        static Whole of(CitiesContent content, CounterMetric by, @Nullable Whole known)
                throws InterruptedException {
            PlaceNarrowing narrowing = content.narrowing().ofPeriod();
            return known != null
                            && known.said() == content.said()
                            && known.narrowing().equals(narrowing)
                            && known.places().metric() == by
                    ? known
                    : new Whole(content.said(), narrowing, whole(content, content.said(), by));
        }
    }

    /**
     * @param before places of the compared report; null without one
     * @param whole places of the period; null where they are these
     */
    private record Placed(MapPlaces now, @Nullable MapPlaces before, @Nullable Whole whole) {}

    private void placed(Placed found) {
        before = found.before();
        whole = found.whole() == null ? whole : found.whole();
        places.set(found.now());
    }

    private void readOutlines() {
        if (outlines.get() == null && !reading) {
            reading = true;
            tasks.submit(
                    Job.of(messages.text("map.job.outlines"), _ -> WorldOutlines.coarse())
                            .onSuccess(outlines::set)
                            .onFinally(() -> reading = false));
        }
    }

    /** The view has come so near that coarse outlines look coarse. */
    void readDetail() {
        WorldOutlines coarse = outlines.get();
        if (coarse != null && !reading) {
            reading = true;
            tasks.submit(
                    Job.of(messages.text("map.job.outlines"), _ -> coarse.withFine())
                            .onSuccess(outlines::set)
                            .onFinally(() -> reading = false));
        }
    }

    void close() {
        following.unsubscribe();
    }
}
