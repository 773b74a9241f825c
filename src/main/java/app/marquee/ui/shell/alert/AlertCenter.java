package app.marquee.ui.shell.alert;

import app.marquee.model.settings.AlertKind;
import app.marquee.model.settings.AlertRule;
import app.marquee.model.settings.AlertSettings;
import app.marquee.service.alert.AlertFact;
import app.marquee.service.alert.AlertLoading;
import app.marquee.service.alert.AlertReport;
import app.marquee.service.alert.AlertService;
import app.marquee.service.alert.Announcements;
import app.marquee.service.alert.DesktopNotifications;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;

/**
 * Center of the alerts of one connection. It judges them after responses, and now and then while
 * its window is shown, and announces each fact once. FX thread only.
 */
public final class AlertCenter {
    /** Many responses come in a row. */
    private static final Duration LEAST = Duration.ofSeconds(30);

    /** Time passes for the trash and live streams, too. */
    private static final Duration MOST = Duration.ofMinutes(10);

    /** A report that is missing is loaded at once, and one that failed this much later. */
    private static final Duration LOADING = Duration.ofHours(1);

    private final AlertService service;
    private final DesktopNotifications desktop;
    private final InstantSource clock;
    private final ReadOnlyObjectWrapper<AlertReport> report =
            new ReadOnlyObjectWrapper<>(AlertReport.NONE);
    private final ReadOnlyObjectWrapper<@Nullable Boolean> reachesDesktop =
            new ReadOnlyObjectWrapper<>(null);
    private final AtomicBoolean isBehind = new AtomicBoolean(true);
    private @Nullable Surroundings around;
    private Runnable unlisten = () -> {};
    private Instant checked = Instant.MIN;
    private Instant loaded = Instant.MIN;
    private boolean isChecking;

    public AlertCenter(AlertService service, DesktopNotifications desktop, InstantSource clock) {
        this.service = service;
        this.desktop = desktop;
        this.clock = clock;
    }

    /** Receiver of the facts that are new. */
    public interface Announcer {
        /** Shows them in the window, and returns how the desktop names them. */
        DesktopText announce(AlertKind kind, AlertRule rule, List<AlertFact> facts);
    }

    /** Notification of the desktop. */
    public record DesktopText(String title, String text) {}

    /**
     * Window that the alerts are shown in.
     *
     * @param quiet runs jobs that only look at this computer and aren't shown
     * @param tasks runs jobs that send requests
     * @param job name of such a job
     */
    public record Surroundings(
            TaskRunner quiet, TaskRunner tasks, String job, Announcer announcer) {}

    /** Begins to judge and to announce. */
    public void start(Surroundings window) {
        stop();
        around = window;
        unlisten = service.listen(() -> isBehind.set(true));
    }

    /** Ends it, with the window. */
    public void stop() {
        unlisten.run();
        unlisten = () -> {};
        around = null;
        isChecking = false;
    }

    public ReadOnlyObjectProperty<AlertReport> reportProperty() {
        return report.getReadOnlyProperty();
    }

    public AlertSettings settings() {
        return service.settings();
    }

    /** How many requests a day the alerts that are on need at most. */
    public int requests() {
        return service.requests();
    }

    /** Changes the settings, and judges anew. */
    public void update(UnaryOperator<AlertSettings> change) {
        service.update(change);
        loaded = Instant.MIN;
        isBehind.set(true);
        check();
    }

    /** Whether the desktop takes notifications; null until it was asked. */
    public ReadOnlyObjectProperty<@Nullable Boolean> reachesDesktopProperty() {
        return reachesDesktop.getReadOnlyProperty();
    }

    /** Asks the desktop. */
    public void askDesktop() {
        if (around != null) {
            around.quiet()
                    .submit(
                            Job.of(around.job(), _ -> desktop.isAvailable())
                                    .onSuccess(reachesDesktop::set));
        }
    }

    /** Judges them if there is news, or time has passed. */
    public void beat() {
        Instant now = clock.instant();
        boolean isNews = isBehind.get() && isOver(checked, LEAST, now);
        if (isNews || isOver(checked, MOST, now) || isLoadDue(now)) {
            check();
        }
    }

    private static boolean isOver(Instant since, Duration time, Instant now) {
        return since.equals(Instant.MIN) || !now.isBefore(since.plus(time));
    }

    private boolean isLoadDue(Instant now) {
        return service.settings().loads() && isOver(loaded, LOADING, now);
    }

    /** Judges them now, unless that is being done. */
    public void check() {
        Surroundings window = around;
        if (window == null || isChecking) {
            return;
        }
        Instant now = clock.instant();
        boolean loads = isLoadDue(now);
        isChecking = true;
        isBehind.set(false);
        checked = now;
        if (loads) {
            loaded = now;
        }
        AlertLoading loading = loads ? AlertLoading.REPORTS : AlertLoading.NOTHING;
        (loads ? window.tasks() : window.quiet())
                .submit(
                        Job.of(window.job(), _ -> service.check(loading))
                                .onSuccess(judged -> arrived(judged, window))
                                .onFailure(_ -> {})
                                .onFinally(() -> isChecking = false));
    }

    private void arrived(AlertReport judged, Surroundings window) {
        if (!window.equals(around)) {
            return;
        }
        AlertSettings settings = service.settings();
        Announcements news = Announcements.of(judged, settings.announced());
        if (!news.announced().equals(settings.announced())) {
            service.update(now -> now.withAnnounced(news.announced()));
        }
        report.set(judged);
        news.fresh()
                .forEach(
                        (kind, facts) -> {
                            DesktopText text =
                                    window.announcer().announce(kind, settings.rule(kind), facts);
                            if (settings.desktop()) {
                                show(text, window);
                            }
                        });
    }

    private void show(DesktopText text, Surroundings window) {
        window.quiet()
                .submit(
                        Job.of(window.job(), _ -> desktop.show(text.title(), text.text()))
                                .onSuccess(reachesDesktop::set));
    }
}
