package app.marquee.ui.shell.dialog;

import app.marquee.task.JobRegistry;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/**
 * Content of the quit dialog: the unfinished changes, their progress and the effect of each choice.
 * FX thread only.
 */
final class QuitCard extends VBox implements AutoCloseable {
    private final Messages messages;
    private final Label state;
    private final QuitProgress progress;

    /**
     * @param what which changes they are
     * @param choice what each way means
     * @param onStep runs after one of them went on
     */
    QuitCard(Messages messages, JobRegistry jobs, String what, String choice, Runnable onStep) {
        this.messages = messages;
        this.state = label(choice);
        this.progress = new QuitProgress(messages, jobs, onStep);
        getStyleClass().add("confirm-card");
        getChildren().addAll(label(what), state, progress);
        count(false);
    }

    private static Label label(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }

    /** Updates the number of finished changes. */
    void count() {
        count(true);
    }

    private void count(boolean shown) {
        progress.setVisible(shown);
        progress.setManaged(shown);
    }

    /** Shows that it waits. The focus moves to the text, not to the button that quits now. */
    void await() {
        state.setText(messages.text("quit.waiting"));
        count();
        state.setFocusTraversable(true);
        state.requestFocus();
    }

    @Override
    public void close() {
        progress.close();
    }
}
