package app.marquee.ui.shell;

import app.marquee.model.Failure;
import app.marquee.ui.control.About;
import app.marquee.ui.control.Messages;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.List;
import java.util.Locale;

/**
 * The window of one workspace at a time: it is built anew when the connection or the language
 * changes, and asks first when something typed would be lost. On the FX thread.
 */
public final class MainWindow extends StackPane implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MainWindow.class);

    private final WindowParts parts;
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
        WorkspaceView view = new WorkspaceView(parts, messages, workspace);
        shown = view;
        getChildren().setAll(view);
        title.unbind();
        title.bind(workspace.connection().map(now -> messages.text("window.title", now.name())));
        Navigation navigation = view.navigation();
        navigation.open(
                navigation.has(sectionId) ? sectionId : workspace.sections().getFirst().id());
    }

    /**
     * Changes the language: everything is built anew in it. Nothing happens when the person rather
     * keeps what they typed.
     */
    public void relocalize(Locale locale) {
        if (locale.equals(messages.locale())) {
            return;
        }
        ifNothingIsLost(
                () -> {
                    messages = Messages.of("shell", locale);
                    if (shown != null) {
                        open(shown.workspace(), shown.frontId());
                    }
                });
    }

    /** Runs the step at once, or after the person agreed to lose what they typed. */
    public void ifNothingIsLost(Runnable step) {
        if (shown == null) {
            step.run();
        } else {
            shown.ifNothingIsLost(step);
        }
    }

    /**
     * Shows and logs a failure that nobody handled: the reporter of the job runner.
     *
     * @param submitted the stack of who submitted the job
     */
    public void report(String job, Failure failure, Throwable submitted) {
        LOG.error("{} failed and nobody handled it: {}", job, failure, submitted);
        if (shown != null) {
            shown.notices().failed(job, failure, About.OTHER);
        }
    }

    /** Goes to sections of the workspace that is shown. */
    public Navigation navigation() {
        return current().navigation();
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

    /** Asks again for what the section in front shows (F5). */
    public void refresh() {
        current().refresh();
    }

    /** The id of the section in front. */
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
