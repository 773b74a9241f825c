package app.marquee.ui.shell;

import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.ui.control.Messages;

import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Asks who quits while a change is being sent: to wait for its answer or to go now, and says what
 * each means. Esc stays. When everything ended while it asks, it says so and asks again whether to
 * quit: how it ended may be worth a look. On the FX thread.
 */
public final class QuitQuestion {
    private final Supplier<Messages> words;
    private final JobRegistry jobs;
    private final BooleanSupplier sending;
    private final ListChangeListener<Entry> jobEnded = _ -> Platform.runLater(this::lookAgain);
    private Dialogs.@Nullable OpenDialog dialog;
    private boolean waiting;
    private Runnable onSettled = () -> {};
    private Runnable onEnded = () -> {};

    /**
     * @param words in the language of the moment
     * @param sending whether a change is on its way, whatever the jobs say
     */
    public QuitQuestion(Supplier<Messages> words, JobRegistry jobs, BooleanSupplier sending) {
        this.words = words;
        this.jobs = jobs;
        this.sending = sending;
    }

    /** Whether it is being asked. */
    public boolean isOpen() {
        return dialog != null;
    }

    /**
     * Asks when something is being sent.
     *
     * @param settled runs at once when nothing is, or when all that was has its answer
     * @param now runs when the person does not want to wait
     */
    public void ask(Dialogs dialogs, Runnable settled, Runnable now) {
        if (isOpen()) {
            return;
        }
        if (!isWriting()) {
            settled.run();
            return;
        }
        onSettled = settled;
        onEnded = () -> again(dialogs, settled);
        waiting = false;
        Messages messages = words.get();
        Label text = label(messages.text("quit.text", names(messages)));
        Label state = label(messages.text("quit.choice"));
        QuitProgress progress = new QuitProgress(messages, jobs);
        show(progress, false);
        Button wait = new Button(messages.text("quit.wait"));
        wait.setId("quit-wait");
        wait.setDefaultButton(true);
        Button anyway = new Button(messages.text("quit.anyway"));
        anyway.setId("quit-anyway");
        anyway.setOnAction(_ -> go(now));
        wait.setOnAction(
                _ -> {
                    waiting = true;
                    state.setText(messages.text("quit.waiting"));
                    show(progress, true);
                    // The keys go to what is said, not on to the button that does not wait.
                    state.setFocusTraversable(true);
                    state.requestFocus();
                    wait.setDisable(true);
                    lookAgain();
                });
        VBox content = new VBox(text, state, progress);
        content.getStyleClass().add("confirm-card");
        Dialogs.OpenDialog shown =
                dialogs.show(messages.text("quit.title"), content, List.of(anyway, wait));
        dialog = shown;
        jobs.running().addListener(jobEnded);
        shown.onClosed(
                () -> {
                    progress.close();
                    closed();
                });
        wait.requestFocus();
    }

    private static Label label(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        return label;
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private String names(Messages messages) {
        String names =
                jobs.running().stream()
                        .filter(Entry::isWriting)
                        .map(Entry::name)
                        .distinct()
                        .collect(Collectors.joining(", "));
        return names.isEmpty() ? messages.text("quit.change") : names;
    }

    private boolean isWriting() {
        return sending.getAsBoolean() || jobs.running().stream().anyMatch(Entry::isWriting);
    }

    /** One change may be followed by the next, which the end of the first begins. */
    private void lookAgain() {
        if (isOpen() && !isWriting()) {
            go(waiting ? onSettled : onEnded);
        }
    }

    private void again(Dialogs dialogs, Runnable settled) {
        Messages messages = words.get();
        dialogs.confirm(
                Confirmation.of(
                        messages.text("quit.ended.title"),
                        messages.text("quit.ended.text"),
                        messages.text("quit.ended.do"),
                        settled));
    }

    private void go(Runnable then) {
        if (dialog != null) {
            dialog.close();
        }
        then.run();
    }

    private void closed() {
        dialog = null;
        waiting = false;
        onSettled = () -> {};
        onEnded = () -> {};
        jobs.running().removeListener(jobEnded);
    }
}
