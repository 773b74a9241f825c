package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.text.Messages;
import app.marquee.ui.control.VisibleTimer;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.NoticeList;
import app.marquee.ui.shell.notification.StatusPanel;

import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import java.util.ArrayList;
import java.util.List;
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

    /** Whether the list of notifications is shown. */
    ObservableValue<Boolean> noticesShown() {
        return panel.visibleProperty().map(open -> open && panel.shows(NOTICES));
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
        history.dropSteps();
    }

    /**
     * Panel content that lists the running tasks, oldest first. Rows are reused so that the focus
     * stays. FX thread only.
     */
    private static final class WorkList implements StatusPanel.Content {
        private static final Duration TICK = Duration.seconds(1);

        private final Messages messages;
        private final JobRegistry jobs;
        private final VBox view = new VBox();
        private final Label none = new Label();
        private final List<WorkRow> rows = new ArrayList<>();
        private final ListChangeListener<Entry> listener = _ -> update();

        WorkList(Messages messages, JobRegistry jobs) {
            this.messages = messages;
            this.jobs = jobs;
            view.getStyleClass().add("work-list");
            none.setId("work-none");
            none.setText(messages.text("work.none"));
            none.getStyleClass().add("muted");
            jobs.running().addListener(listener);
            update();
            VisibleTimer.whileShown(view, TICK, () -> rows.forEach(WorkRow::tick));
        }

        private void update() {
            List<Entry> running = List.copyOf(jobs.running());
            int focused = focusedRow();
            rows.removeIf(row -> isOver(row, running));
            running.stream()
                    .filter(entry -> rows.stream().noneMatch(row -> row.entry().equals(entry)))
                    .forEach(entry -> rows.add(new WorkRow(messages, entry)));
            view.getChildren().setAll(rows.isEmpty() ? List.of(none) : rows);
            if (focused >= 0 && focusedRow() < 0 && !rows.isEmpty()) {
                rows.get(Math.min(focused, rows.size() - 1)).firstControl().requestFocus();
            }
        }

        private static boolean isOver(WorkRow row, List<Entry> running) {
            boolean over = !running.contains(row.entry());
            if (over) {
                row.close();
            }
            return over;
        }

        private int focusedRow() {
            Node owner = view.getScene() == null ? null : view.getScene().getFocusOwner();
            for (Node each = owner; each != null; each = each.getParent()) {
                if (each instanceof WorkRow row) {
                    return rows.indexOf(row);
                }
            }
            return -1;
        }

        @Override
        public String title() {
            return messages.text("work.title");
        }

        @Override
        public Region view() {
            return view;
        }

        @Override
        public void close() {
            jobs.running().removeListener(listener);
            rows.forEach(WorkRow::close);
        }
    }
}
