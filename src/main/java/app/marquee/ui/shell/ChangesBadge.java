package app.marquee.ui.shell;

import app.marquee.service.change.PendingChangeReader;
import app.marquee.task.CoalescingFxRunner;
import app.marquee.task.FxThread;
import app.marquee.task.Job;
import app.marquee.task.LatestJob;
import app.marquee.task.TaskRunner;
import app.marquee.ui.control.Messages;

import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Badge with the number of pending changes, hidden while there are none. FX thread only. */
final class ChangesBadge extends Button {
    private final Messages messages;
    private final PendingChangeReader waiting;
    private final LatestJob counting;
    private final CoalescingFxRunner news = new CoalescingFxRunner(FxThread::later, this::count);
    private Runnable unlisten = () -> {};

    /**
     * @param quiet runs tasks that are not shown as running
     */
    ChangesBadge(Messages messages, PendingChangeReader waiting, TaskRunner quiet, Runnable open) {
        this.messages = messages;
        this.waiting = waiting;
        this.counting = new LatestJob(quiet);
        setId("changes-button");
        setGraphic(new FontIcon("fth-edit-3"));
        setMinWidth(USE_PREF_SIZE);
        getStyleClass().addAll("flat", "changes-badge");
        setTooltip(new Tooltip(messages.text("changes.waiting.tip")));
        setOnAction(_ -> open.run());
        show(0);
        sceneProperty().subscribe(this::follow);
    }

    private void follow(@Nullable Scene scene) {
        unlisten.run();
        unlisten = () -> {};
        if (scene != null) {
            unlisten = waiting.listen(news::signal);
            count();
        }
    }

    private void count() {
        if (getScene() != null) {
            counting.submit(
                    Job.of(messages.text("changes.waiting.tip"), _ -> waiting.count())
                            .onSuccess(this::show)
                            .onFailure(_ -> show(0)));
        }
    }

    private void show(long count) {
        setText(messages.plural("changes.waiting", count));
        setVisible(count > 0);
        setManaged(count > 0);
    }
}
