package app.marquee.ui.activity;

import app.marquee.model.change.ChangeLine;
import app.marquee.model.connection.Exchange;
import app.marquee.service.change.ActivityService;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.text.Messages;
import app.marquee.ui.change.ChangeController;
import app.marquee.ui.change.ChangeWords;
import app.marquee.ui.control.Lazy;
import app.marquee.ui.shell.dialog.DesktopServices;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.SectionContext;

import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * View model of the activity log, which the section and the drawer share. Follows the exchanges and
 * the changes while one of them is in front. FX thread only.
 */
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
    private final ReadOnlyObjectWrapper<List<Exchange>> exchanges =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper dropped = new ReadOnlyLongWrapper();
    private final InstantSource clock;
    private final Load<List<ChangeLine>> changes;
    private final Set<Object> viewers = new HashSet<>();
    private final Lazy<PendingChangesViewModel> pending;
    private final Lazy<ChangeImport> imports;
    private boolean isCatchingUp;
    private boolean isBehind;

    /**
     * @param damagedAt see {@link SharedActivity}
     */
    ActivityViewModel(
            ActivityService service,
            SectionContext context,
            Supplier<Optional<Instant>> damagedAt,
            Function<Runnable, CoalescingFxRunner> feedOf) {
        this.service = service;
        this.messages = context.messages();
        this.notices = context.notices();
        this.desk = context.desk();
        this.clock = context.clock();
        this.changes = new Load<>(context.tasks(), clock);
        this.feed = feedOf.apply(this::news);
        this.unlisten = service.listen(_ -> feed.signal());
        this.catchingUp = new LatestJob(context.tasks());
        this.recorded = feedOf.apply(this::recorded);
        this.unlistenToChanges = service.listenToChanges(recorded::signal);
        this.pending = new Lazy<>(() -> pending(context));
        this.imports = new Lazy<>(() -> imports(context, damagedAt));
    }

    private ChangeImport imports(SectionContext context, Supplier<Optional<Instant>> damagedAt) {
        ChangeImport made =
                new ChangeImport(service.changeLists(), context, damagedAt, this::loadChanges);
        made.onOlder(new OlderFileDialog(context, new ChangeWords(messages, Optional::of)));
        return made;
    }

    private PendingChangesViewModel pending(SectionContext context) {
        ChangeController controller =
                new ChangeController(service.changeLists().changes(), context);
        PendingChangesViewModel made =
                new PendingChangesViewModel(
                        service.changeLists(),
                        controller.flow(),
                        controller.words(),
                        context,
                        this::loadChanges);
        made.onPassword(new PasswordDialog(context, controller.words()));
        made.onComparison(
                new CompareDialog(context, controller.words(), made::canApply, made::apply)::show);
        made.onStatus(new StatusDialog(context, controller.words())::ask);
        return made;
    }

    ReadOnlyObjectProperty<List<Exchange>> exchangesProperty() {
        return exchanges.getReadOnlyProperty();
    }

    /** Number of older exchanges that were dropped. */
    ReadOnlyLongProperty droppedProperty() {
        return dropped.getReadOnlyProperty();
    }

    /** The changes as loaded last; null before that. */
    ReadOnlyObjectProperty<@Nullable List<ChangeLine>> changesProperty() {
        return changes.valueProperty();
    }

    /** The changes as loaded last; none before that. */
    List<ChangeLine> changes() {
        List<ChangeLine> loaded = changes.value();
        return loaded == null ? List.of() : loaded;
    }

    ReadOnlyObjectProperty<LoadState> stateProperty() {
        return changes.stateProperty();
    }

    /** What can be done with changes. */
    PendingChangesViewModel pending() {
        return pending.get();
    }

    /** Import of files. */
    ChangeImport imports() {
        return imports.get();
    }

    /** The changes as loaded last, by what was confirmed together; the latest first. */
    List<ChangeGroup> groups() {
        return ChangeGroup.of(changes());
    }

    /** The present time. */
    Instant now() {
        return service.now();
    }

    /** Shows the exchanges now and whenever there are new ones, while a viewer is in front. */
    void follow(Object viewer) {
        viewers.add(viewer);
        showExchanges();
    }

    /** Stays as it is for a viewer until it follows again. */
    void pause(Object viewer) {
        viewers.remove(viewer);
    }

    private boolean isFollowing() {
        return !viewers.isEmpty();
    }

    private void news() {
        if (isFollowing()) {
            showExchanges();
        }
    }

    void showExchanges() {
        exchanges.set(service.exchanges());
        dropped.set(service.dropped());
    }

    void loadChanges() {
        changes.run(Job.of(messages.text("job.journal"), _ -> service.changes()));
    }

    /** Reacts to a change that was applied, saved or discarded in any section. */
    private void recorded() {
        if (isFollowing() && !isCatchingUp) {
            catchUp();
        } else {
            isBehind = true;
        }
    }

    /** Loads the changes, one load at a time: later records are loaded after it. */
    private void catchUp() {
        isCatchingUp = true;
        isBehind = false;
        catchingUp.submit(
                Job.of(messages.text("job.journal"), _ -> service.changes())
                        .onSuccess(read -> changes.arrived(read, clock.instant()))
                        .onFailure(changes::failed)
                        .onFinally(
                                () -> {
                                    isCatchingUp = false;
                                    if (isBehind && isFollowing()) {
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
        viewers.clear();
        unlisten.run();
        unlistenToChanges.run();
        feed.close();
        recorded.close();
        changes.cancel();
        catchingUp.cancel();
    }
}
