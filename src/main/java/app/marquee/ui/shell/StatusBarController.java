package app.marquee.ui.shell;

import app.marquee.ui.control.Messages;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.NoticeList;
import app.marquee.ui.shell.notification.StatusPanel;

import javafx.scene.Node;

import java.util.function.Supplier;

/** The status bar and the cards that stand on it. On the FX thread. */
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

    /** Shows everything that runs, or takes that away again. */
    void showWork() {
        toggle(WORK, () -> new WorkList(messages, parts.jobs()), bar.workAnchor(), false);
    }

    /** Shows what was said in this run, or takes that away again. */
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

    /** Takes a card away; false when there was none. */
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
