package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.NoticeList;
import app.marquee.ui.shell.notification.StatusPanel;

import javafx.scene.Node;

import java.util.function.Supplier;

/** Controller of the status bar and its panels. FX thread only. */
final class StatusBarController implements AutoCloseable {
    private static final String WORK = "work-panel";
    private static final String NOTICES = "notices-panel";

    private final WindowParts parts;
    private final Messages messages;
    private final Workspace workspace;
    private final NoticeHistory history;
    private final StatusBar bar;
    private final StatusPanel panel;

    StatusBarController(
            WindowParts parts, Messages messages, Workspace workspace, NoticeHistory history) {
        this.parts = parts;
        this.messages = messages;
        this.workspace = workspace;
        this.history = history;
        this.bar =
                new StatusBar(
                        messages,
                        parts.jobs(),
                        workspace.network(),
                        history,
                        parts.clock(),
                        new StatusBar.Doors(this::showWork, this::showNotices));
        this.panel = new StatusPanel(messages, bar);
    }

    StatusBar bar() {
        return bar;
    }

    /** Lies over the window. */
    Node panel() {
        return panel;
    }

    /** Shows or hides the running tasks. */
    void showWork() {
        toggle(WORK, () -> new WorkList(messages, parts.jobs()), bar.workAnchor(), false);
    }

    /** Shows or hides the notifications. */
    void showNotices() {
        toggle(
                NOTICES,
                () -> new NoticeList(messages, history, workspace.connection().getValue().zone()),
                bar.noticesAnchor(),
                true);
    }

    private void toggle(
            String id, Supplier<StatusPanel.Content> content, Node above, boolean right) {
        if (panel.shows(id)) {
            panel.close();
        } else {
            panel.open(id, content.get(), above, right);
        }
    }

    /** Closes the open panel; false when there was none. */
    boolean dismiss() {
        return panel.close();
    }

    @Override
    public void close() {
        panel.close();
        bar.close();
        history.dropDeeds();
    }
}
