package app.marquee.ui.live;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.LiveId;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.Messages;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Auto-refresh of the watched live streams, in the background so that nothing flickers. FX thread
 * only.
 */
final class AutoRefresh {
    /** Interval, which gets longer where the connection allows fewer requests. */
    static final Duration USUAL = Duration.ofSeconds(15);

    private final LiveReading reading;
    private final TaskRunner tasks;
    private final Messages messages;
    private final Clock clock;
    private final Supplier<List<LiveId>> ids;
    private final Supplier<LiveContent> content;
    private final Consumer<LiveContent> onLoaded;
    private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Failure> failure =
            new ReadOnlyObjectWrapper<>(null);
    private FollowPlan plan;
    private boolean isLoading;

    /**
     * @param ids of the watched streams
     * @param content what is known of them
     * @param onLoaded takes what was loaded, unless other streams are watched by then
     */
    AutoRefresh(
            LiveReading reading,
            TaskRunner tasks,
            Messages messages,
            Supplier<List<LiveId>> ids,
            Supplier<LiveContent> content,
            Consumer<LiveContent> onLoaded) {
        this.reading = reading;
        this.tasks = tasks;
        this.messages = messages;
        this.clock = reading.clock();
        this.ids = ids;
        this.content = content;
        this.onLoaded = onLoaded;
        this.plan = FollowPlan.at(clock.instant());
    }

    ReadOnlyBooleanProperty onProperty() {
        return on.getReadOnlyProperty();
    }

    /** Failure of the last load; null when it succeeded. */
    ReadOnlyObjectProperty<@Nullable Failure> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    boolean isLoading() {
        return isLoading;
    }

    /** Time until the next load. */
    Duration untilNext() {
        Duration left = Duration.between(clock.instant(), plan.next());
        return left.isNegative() ? Duration.ZERO : left;
    }

    /** Turns it on or off; the first load is due at once. */
    void turn(boolean isOn) {
        on.set(isOn);
        failure.set(null);
        plan = FollowPlan.at(clock.instant());
    }

    /** Loads when it is time to. */
    void loadIfDue() {
        if (on.get() && !isLoading && plan.isDue(clock.instant()) && !ids.get().isEmpty()) {
            load();
        }
    }

    /** Puts off the next load, since the user loads now. */
    void putOff() {
        plan = plan.succeeded(clock.instant(), interval());
    }

    private Duration interval() {
        return FollowPlan.interval(USUAL, ids.get().size(), reading.reports().requestsPerMinute());
    }

    private void load() {
        isLoading = true;
        List<LiveId> wanted = ids.get();
        LiveContent before = content.get();
        tasks.submit(
                Job.of(messages.text("live.job.follow"), _ -> reading.read(wanted, true, before))
                        .onSuccess(read -> loaded(read, wanted))
                        .onFailure(this::failed)
                        .onCancelled(this::putOff)
                        .onFinally(() -> isLoading = false));
    }

    private void loaded(LiveContent read, List<LiveId> wanted) {
        Failure part =
                read.streams().stream()
                        .map(LiveStream::failure)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null);
        if (part != null && part.passes()) {
            failed(part);
        } else {
            putOff();
            failure.set(part);
        }
        if (wanted.equals(ids.get())) {
            onLoaded.accept(read);
        }
    }

    private void failed(Failure why) {
        plan = plan.failed(clock.instant(), interval(), why);
        failure.set(why);
    }
}
