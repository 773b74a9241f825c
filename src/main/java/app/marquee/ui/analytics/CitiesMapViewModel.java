package app.marquee.ui.analytics;

import app.marquee.analytics.CounterMetric;
import app.marquee.analytics.PlaceNode;
import app.marquee.analytics.geo.WorldOutlines;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.ViewMemory;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;

/**
 * What the map of cities shows: the places of the table by one metric, and the outlines of the
 * world. Both are made in jobs. Lives on the FX thread.
 */
final class CitiesMapViewModel {
    private static final String METRIC = "map-metric";

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
    private @Nullable PlaceNode shown;
    private boolean reading;

    CitiesMapViewModel(
            CitiesViewModel cities, TaskRunner tasks, Messages messages, ViewMemory memory) {
        this.messages = messages;
        this.memory = memory;
        this.tasks = tasks;
        this.placing = new LatestJob(tasks);
        String kept = memory.recall(METRIC);
        this.metric =
                Arrays.stream(CounterMetric.values())
                        .filter(each -> each.key().equals(kept))
                        .findFirst()
                        .orElse(CounterMetric.VIEWS);
        this.following =
                cities.contentProperty()
                        .subscribe(content -> arrived(content == null ? null : content.shown()));
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

    @SuppressWarnings("ReferenceEquality") // comparing all places would take the window's time
    private void arrived(@Nullable PlaceNode content) {
        if (content != null && content != shown) {
            shown = content;
            readOutlines();
            place();
        }
    }

    private void place() {
        PlaceNode content = shown;
        CounterMetric by = metric;
        if (content != null) {
            placing.submit(
                    Job.of(messages.text("map.job"), _ -> MapPlaces.of(content, by))
                            .onSuccess(places::set));
        }
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
