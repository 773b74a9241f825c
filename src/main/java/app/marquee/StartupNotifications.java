package app.marquee;

import app.marquee.model.failure.Failure;
import app.marquee.store.damage.Damage;
import app.marquee.store.file.SharedFolder;
import app.marquee.task.Job;
import app.marquee.task.TaskRunner;
import app.marquee.text.FailureSubject;
import app.marquee.text.Messages;
import app.marquee.ui.shell.MainWindow;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * Notifications about the whole program: what the last session left behind, defects, and settings
 * that could not be saved. FX thread only.
 */
final class StartupNotifications {
    private static final Logger LOG = LoggerFactory.getLogger(StartupNotifications.class);

    private final Run run;
    private final MainWindow window;
    private final TaskRunner tasks;
    private final Executor fxThread;
    private final Supplier<Messages> words;
    private boolean told;

    /**
     * @param words those of the language that is worn now
     */
    StartupNotifications(
            Run run,
            MainWindow window,
            TaskRunner tasks,
            Executor fxThread,
            Supplier<Messages> words) {
        this.run = run;
        this.window = window;
        this.tasks = tasks;
        this.fxThread = fxThread;
        this.words = words;
    }

    /** What the last run left behind, said once and after there is a window to say it in. */
    void tellOnce() {
        if (told) {
            return;
        }
        told = true;
        run.watch().trouble().listen(failure -> fxThread.execute(() -> settingsNotKept(failure)));
        tellInterrupted();
        tellUnreadable();
        run.foundation().damaged().forEach(this::tellDamaged);
        tasks.submit(
                Job.of(text("home.shared"), _ -> run.foundation().home().sharedFolder())
                        .onSuccess(folder -> folder.ifPresent(this::tellShared)));
    }

    private void tellShared(SharedFolder folder) {
        LOG.warn("The home is in a {} folder: {}", folder.kind().word(), folder.folder());
        window.notices().warn(text("home." + folder.kind().word(), folder.folder().toString()));
    }

    /** Said at every start until the user knows of it. */
    private void tellDamaged(Damage damage) {
        LOG.warn("Damaged: {} is kept as {}", damage.file().fileName(), damage.keptAs());
        window.notices()
                .warn(
                        text(
                                "damage." + damage.file().word(),
                                damage.keptAs().getFileName().toString()),
                        text("damage.acknowledge"),
                        this::acknowledge);
    }

    private void acknowledge() {
        tasks.submit(
                Job.of(text("damage.acknowledge"), _ -> run.foundation().damage().acknowledge())
                        .onFailure(
                                failure ->
                                        window.notices()
                                                .failed(
                                                        text("damage.acknowledge"),
                                                        failure,
                                                        FailureSubject.OTHER,
                                                        this::acknowledge)));
    }

    private void tellInterrupted() {
        int interrupted = run.foundation().interrupted().size();
        if (interrupted > 0) {
            window.notices()
                    .warn(
                            words.get().plural("start.interrupted", interrupted),
                            text("notice.show"),
                            this::showChanges);
        }
    }

    private void tellUnreadable() {
        int unreadable = run.foundation().journal().unreadable().size();
        if (unreadable > 0) {
            window.notices().warn(words.get().plural("start.unreadable", unreadable));
        }
    }

    private void showChanges() {
        window.commands().stream()
                .filter(each -> each.id().equals("activity-changes"))
                .forEach(each -> each.action().run());
    }

    /** A failure that no view handles: said in the window, and kept in the log with its trace. */
    void failed(String job, Failure failure, Throwable submitted) {
        // The name of a job may hold titles of the account; where it was submitted says as much.
        LOG.error("Task failed: {}", failure.getClass().getSimpleName(), submitted);
        if (window.isOpen()) {
            window.notices().failed(job, failure, FailureSubject.OTHER);
        }
    }

    /**
     * Unhandled exception of the FX thread: a defect, never lost.
     *
     * @param again begins anew where there is no window yet to say it in
     */
    void thrown(Throwable defect, Runnable again) {
        LOG.error("Uncaught exception", defect);
        Failure failure = new Failure.Defect(run.watch().secrets().mask(String.valueOf(defect)));
        if (window.isOpen()) {
            window.notices().failed(text("start.defect"), failure, FailureSubject.OTHER);
        } else {
            window.couldNotOpen(text("app.name"), failure, again);
        }
    }

    /** Said as often as it happens, since the user may think that it is saved. */
    private void settingsNotKept(Failure failure) {
        if (window.isOpen()) {
            window.notices()
                    .failed(
                            text("start.settings"),
                            failure,
                            FailureSubject.OTHER,
                            this::keepSettings);
        }
    }

    private void keepSettings() {
        tasks.submit(
                Job.of(
                                text("job.settings"),
                                _ -> {
                                    run.foundation().settings().save();
                                    return true;
                                })
                        .onFailure(this::settingsNotKept));
    }

    private String text(String key, Object... values) {
        return words.get().text(key, values);
    }
}
