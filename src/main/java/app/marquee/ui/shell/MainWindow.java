package app.marquee.ui.shell;

import app.marquee.model.failure.Failure;
import app.marquee.model.id.ConnectionId;
import app.marquee.text.FailureMessage;
import app.marquee.text.FailureSubject;
import app.marquee.text.FailureText;
import app.marquee.text.Messages;
import app.marquee.ui.shell.dialog.Dialogs;
import app.marquee.ui.shell.notification.NoticeHistory;
import app.marquee.ui.shell.notification.Notices;
import app.marquee.ui.shell.section.Navigation;
import app.marquee.ui.shell.section.WindowCommand;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Window content that shows one workspace at a time and rebuilds it when the connection or the
 * language changes. FX thread only.
 */
public final class MainWindow extends StackPane implements AutoCloseable {
    private final WindowParts parts;
    private final Map<ConnectionId, NoticeHistory> histories = new HashMap<>();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("Marquee");
    private Messages messages;
    private @Nullable WorkspaceView shown;

    public MainWindow(WindowParts parts, Locale locale) {
        this.parts = parts;
        this.messages = Messages.of("shell", locale);
        getStyleClass().add("main-window");
        WindowKeys keys = new WindowKeys(() -> shown);
        addEventFilter(KeyEvent.KEY_PRESSED, keys::beforeKey);
        addEventHandler(KeyEvent.KEY_PRESSED, keys::onKey);
        addEventHandler(KeyEvent.KEY_TYPED, keys::onTyped);
    }

    /** The title of the native window. */
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /** Shows a workspace in place of the one before, which is closed; opens the given section. */
    public void open(Workspace workspace, String sectionId) {
        close();
        WorkspaceView view = new WorkspaceView(parts, messages, workspace, history(workspace));
        shown = view;
        getChildren().setAll(view);
        title.unbind();
        title.bind(workspace.connection().map(now -> messages.text("window.title", now.name())));
        view.sections()
                .open(
                        view.sections().has(sectionId)
                                ? sectionId
                                : workspace.sections().getFirst().id());
    }

    /**
     * Shows that a connection could not be opened: above the open workspace, or in place of one.
     */
    public void couldNotOpen(String name, Failure failure, Runnable retry) {
        String what = messages.text("open.failed", name);
        if (shown != null) {
            shown.notices().failed(what, failure, FailureSubject.CONNECTION, retry);
            return;
        }
        FailureMessage words = new FailureText(messages).of(failure, FailureSubject.CONNECTION);
        title.unbind();
        title.set(messages.text("app.name"));
        getChildren()
                .setAll(
                        new ConnectionFailedView(
                                messages,
                                words.titled(messages.text("pattern.labeled", what, words.title())),
                                retry,
                                parts.connections()));
    }

    /** Whether a workspace is open. */
    public boolean isOpen() {
        return shown != null;
    }

    /** The history of one connection is never shown in another. */
    private NoticeHistory history(Workspace workspace) {
        return histories.computeIfAbsent(
                workspace.connection().getValue().id(), _ -> new NoticeHistory(parts.clock()));
    }

    /** Whether its texts are in this language. */
    public boolean speaks(Locale locale) {
        return locale.equals(messages.locale());
    }

    /** Changes the language: everything is built anew in it, whatever was typed. */
    public void relocalize(Locale locale) {
        if (speaks(locale)) {
            return;
        }
        messages = Messages.of("shell", locale);
        if (shown != null) {
            open(shown.workspace(), shown.frontId());
        }
    }

    /** Runs the step at once, or after the user agreed to discard unsaved input. */
    public void ifNothingIsLost(Runnable step) {
        ifNothingIsLost(step, () -> {});
    }

    /**
     * @param onDeclined runs when the user keeps the unsaved input
     */
    public void ifNothingIsLost(Runnable step, Runnable onDeclined) {
        if (shown == null) {
            step.run();
        } else {
            shown.ifNothingIsLost(step, onDeclined);
        }
    }

    /** Shows items and places in the sections of the workspace. */
    public Navigation navigation() {
        return current().sections();
    }

    /** Brings a section to the front. */
    public void open(String sectionId) {
        current().sections().open(sectionId);
    }

    public Notices notices() {
        return current().notices();
    }

    public Dialogs dialogs() {
        return current().dialogs();
    }

    /** Everything that can be done in this window. */
    public List<WindowCommand> commands() {
        return current().commands().all();
    }

    /** Refreshes the section in front (F5). */
    public void refresh() {
        current().refresh();
    }

    /** The ID of the section in front. */
    public String frontSection() {
        return current().frontId();
    }

    private WorkspaceView current() {
        if (shown == null) {
            throw new IllegalStateException("No workspace is open");
        }
        return shown;
    }

    @Override
    public void close() {
        if (shown != null) {
            shown.close();
            shown = null;
            getChildren().clear();
        }
    }
}
