package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Exchange;
import app.marquee.service.change.ActivityService;
import app.marquee.service.change.ChangeListService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.ui.control.Messages;
import app.marquee.ui.control.state.FailureMessage;
import app.marquee.ui.control.state.FailureSubject;
import app.marquee.ui.control.state.FailureText;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/** Follows the exchanges while it is in front, and reads the journal in a job. On the FX thread. */
final class ActivityViewModel implements AutoCloseable {
    private final ActivityService service;
    private final Messages messages;
    private final Notices notices;
    private final DesktopServices desk;
    private final CoalescingFxRunner feed;
    private final CoalescingFxRunner recorded;
    private final LatestJob catchingUp;
    private final Runnable unlisten;
    private final Runnable unlistenToChanges;
    private final LatestJob reading;
    private final FailureText failures;
    private final ReadOnlyObjectWrapper<List<Exchange>> exchanges =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper dropped = new ReadOnlyLongWrapper();
    private final ReadOnlyObjectWrapper<List<ChangeLine>> changes =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyBooleanWrapper loading = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable FailureMessage> failure =
            new ReadOnlyObjectWrapper<>(null);
    private boolean cancelled;
    private boolean following;
    private boolean isCatchingUp;
    private boolean isBehind;

    ActivityViewModel(
            ActivityService service,
            SectionContext context,
            Function<Runnable, CoalescingFxRunner> feedOf) {
        this.service = service;
        this.messages = context.messages();
        this.notices = context.notices();
        this.desk = context.desk();
        this.failures = new FailureText(messages);
        this.reading = new LatestJob(context.tasks());
        this.feed = feedOf.apply(this::news);
        this.unlisten = service.listen(_ -> feed.signal());
        this.catchingUp = new LatestJob(context.tasks());
        this.recorded = feedOf.apply(this::recorded);
        this.unlistenToChanges = service.listenToChanges(recorded::signal);
    }

    ReadOnlyObjectProperty<List<Exchange>> exchangesProperty() {
        return exchanges.getReadOnlyProperty();
    }

    /** How many older exchanges are not kept any more. */
    ReadOnlyLongProperty droppedProperty() {
        return dropped.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<ChangeLine>> changesProperty() {
        return changes.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty loadingProperty() {
        return loading.getReadOnlyProperty();
    }

    /** Why the journal could not be read, or null. */
    ReadOnlyObjectProperty<@Nullable FailureMessage> failureProperty() {
        return failure.getReadOnlyProperty();
    }

    /** Whether the last reading of the journal was given up, so that nothing new is known. */
    boolean wasCancelled() {
        return cancelled;
    }

    /** Shows the exchanges now and whenever there are new ones. */
    void follow() {
        following = true;
        showExchanges();
    }

    /** Stays as it is until {@link #follow} is called again. */
    void pause() {
        following = false;
    }

    private void news() {
        if (following) {
            showExchanges();
        }
    }

    void showExchanges() {
        exchanges.set(service.exchanges());
        dropped.set(service.dropped());
    }

    /** The changes that wait, and lists of them. */
    ChangeListService changeLists() {
        return service.changeLists();
    }

    void loadChanges() {
        cancelled = false;
        loading.set(true);
        reading.submit(
                Job.of(messages.text("job.journal"), _ -> service.changes())
                        .onSuccess(this::take)
                        .onFailure(failed -> failure.set(failures.of(failed, FailureSubject.OTHER)))
                        .onCancelled(() -> cancelled = true)
                        .onFinally(() -> loading.set(false)));
    }

    private void take(List<ChangeLine> read) {
        failure.set(null);
        changes.set(read);
    }

    /** Something was sent, kept or given up, here or in another section. */
    private void recorded() {
        if (following && !isCatchingUp) {
            catchUp();
        } else {
            isBehind = true;
        }
    }

    /** One reading at a time, whatever is recorded meanwhile: that is read after it. */
    private void catchUp() {
        isCatchingUp = true;
        isBehind = false;
        catchingUp.submit(
                Job.of(messages.text("job.journal"), _ -> service.changes())
                        .onSuccess(this::take)
                        .onFailure(failed -> failure.set(failures.of(failed, FailureSubject.OTHER)))
                        .onFinally(
                                () -> {
                                    isCatchingUp = false;
                                    if (isBehind && following) {
                                        catchUp();
                                    }
                                }));
    }

    void clear() {
        service.clear();
        showExchanges();
    }

    void copyCurl(Exchange exchange) {
        desk.copy(ActivityService.curl(exchange));
        notices.done(messages.text("curl.copied"));
    }

    void copy(String text) {
        desk.copy(text);
        notices.done(messages.text("details.copied"));
    }

    @Override
    public void close() {
        following = false;
        unlisten.run();
        unlistenToChanges.run();
        feed.close();
        recorded.close();
        reading.cancel();
        catchingUp.cancel();
    }
}
