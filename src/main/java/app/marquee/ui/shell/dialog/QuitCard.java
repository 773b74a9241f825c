package app.marquee.ui.shell.dialog;

import app.marquee.task.JobRegistry;
import app.marquee.ui.control.Messages;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/**
 * What is said to somebody who quits, or leaves what is on the screen, of the changes that have no
 * answer: which they are, what each way means, and how far they are. On the FX thread.
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

    /** Says how many have their answer. */
    void count() {
        count(true);
    }

    private void count(boolean shown) {
        progress.setVisible(shown);
        progress.setManaged(shown);
    }

    /** Says that it waits. The keys go to what is said, not on to the button that does not wait. */
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
