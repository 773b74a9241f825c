package app.marquee.ui.shell.dialog;

import app.marquee.task.FxThread;
import app.marquee.task.JobRegistry;
import app.marquee.task.JobRegistry.Entry;
import app.marquee.text.Messages;
import app.marquee.ui.control.Buttons;

import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;

import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Dialog that lets the user finish or leave unfinished changes when quitting or when switching
 * connection or language. It asks again when their state changes meanwhile. FX thread only.
 */
public final class QuitQuestion {
    private final Supplier<Messages> words;
    private final String step;
    private final String proceed;
    private final JobRegistry jobs;
    private final Sending sending;
    private final ListChangeListener<Entry> jobEnded = _ -> lookLater();
    private Dialogs.@Nullable OpenDialog dialog;

    /** The condition to wait for while it holds; null until the user chooses. */
    private @Nullable BooleanSupplier awaited;

    private int refusals;
    private Runnable onSettled = () -> {};
    private Runnable onEnded = () -> {};
    private Runnable onStay = () -> {};

    /** State of the changes that are being applied. */
    public interface Sending {
        /** Whether a change is being applied. */
        boolean isUnderWay();

        /** Number of temporarily rejected changes; only its growth matters. */
        int refusals();
    }

    /**
     * @param words in the current language
     * @param step prefix of the message keys of the final step
     * @param proceed the words of the button that takes the step once nothing is in progress
     */
    private QuitQuestion(
            Supplier<Messages> words,
            String step,
            String proceed,
            JobRegistry jobs,
            Sending sending) {
        this.words = words;
        this.step = step;
        this.proceed = proceed;
        this.jobs = jobs;
        this.sending = sending;
    }

    /**
     * Before the program quits.
     *
     * @param words in the current language
     */
    public static QuitQuestion quitting(
            Supplier<Messages> words, JobRegistry jobs, Sending sending) {
        return new QuitQuestion(words, "quit.", "command.quit", jobs, sending);
    }

    /** The same, before what is on the screen is closed: for another connection or language. */
    public static QuitQuestion leaving(
            Supplier<Messages> words, JobRegistry jobs, Sending sending) {
        return new QuitQuestion(words, "leave.", "leave.ended.do", jobs, sending);
    }

    /** Whether the dialog is open. */
    public boolean isOpen() {
        return dialog != null;
    }

    /**
     * Asks when changes are being applied or paused. One of the three runs.
     *
     * @param settled runs at once when there are none, or when all are finished
     * @param now runs when the user does not want to wait
     * @param stay runs when the user returns to the window, or when the dialog is open already
     */
    public void ask(Dialogs dialogs, Runnable settled, Runnable now, Runnable stay) {
        if (isOpen()) {
            stay.run();
            return;
        }
        if (!isWriting()) {
            settled.run();
            return;
        }
        refusals = sending.refusals();
        awaited = null;
        onSettled = settled;
        onEnded = () -> again(dialogs, settled, stay);
        onStay = stay;
        if (writing().anyMatch(QuitQuestion::isHeld)) {
            askOfHeld(dialogs);
        } else {
            askOfSending(dialogs, now);
        }
    }

    private void askOfSending(Dialogs dialogs, Runnable now) {
        QuitCard card = card("quit.text", step + "choice");
        Button wait = button("quit-wait", step + "wait");
        Button anyway = button("quit-anyway", step + "anyway");
        anyway.setOnAction(_ -> go(now));
        wait.setOnAction(
                _ -> {
                    wait.setDisable(true);
                    await(card, this::isWriting);
                });
        show(dialogs, step + "title", card, anyway, wait);
    }

    private void askOfHeld(Dialogs dialogs) {
        QuitCard card = card("quit.held.text", "quit.held.choice");
        card.count();
        Button resume = button("quit-resume", step + "held.resume");
        // It sends the rest.
        resume.getStyleClass().add("accent");
        resume.setGraphic(new FontIcon("fth-send"));
        Button later = button("quit-later", step + "held.later");
        resume.setOnAction(
                _ -> {
                    disable(resume, later);
                    await(card, this::isWriting);
                    writing().filter(QuitQuestion::isHeld).toList().forEach(Entry::resume);
                });
        later.setOnAction(
                _ -> {
                    disable(resume, later);
                    await(card, this::isMoving);
                });
        show(dialogs, "quit.held.title", card, resume, later);
    }

    private QuitCard card(String what, String choice) {
        Messages messages = words.get();
        return new QuitCard(
                messages,
                jobs,
                messages.text(what, names(messages)),
                messages.text(choice),
                this::lookLater);
    }

    private Button button(String id, String key) {
        return Buttons.entered(id, words.get().text(key));
    }

    private static void disable(Button... buttons) {
        for (Button button : buttons) {
            button.setDisable(true);
        }
    }

    /**
     * @param usual has the focus, so that Enter presses it
     */
    private void show(Dialogs dialogs, String title, QuitCard card, Button other, Button usual) {
        Button cancel = button("quit-cancel", "cancel");
        Dialogs.OpenDialog shown =
                dialogs.show(words.get().text(title), card, List.of(cancel, other, usual));
        cancel.setOnAction(_ -> shown.close());
        dialog = shown;
        jobs.running().addListener(jobEnded);
        shown.onClosed(
                () -> {
                    card.close();
                    closed();
                });
        usual.requestFocus();
    }

    private void await(QuitCard card, BooleanSupplier what) {
        awaited = what;
        card.await();
        lookAgain();
    }

    private String names(Messages messages) {
        String names = writing().map(Entry::name).distinct().collect(Collectors.joining(", "));
        return names.isEmpty() ? messages.text("quit.change") : names;
    }

    private Stream<Entry> writing() {
        return jobs.running().stream().filter(Entry::isWriting);
    }

    private static boolean isHeld(Entry entry) {
        return entry.pausedProperty().get();
    }

    private boolean isWriting() {
        return sending.isUnderWay() || writing().findAny().isPresent();
    }

    /** Whether a change will finish without the user. */
    private boolean isMoving() {
        return sending.isUnderWay() || !writing().allMatch(QuitQuestion::isHeld);
    }

    /** One change may be followed by the next, which the end of the first begins. */
    private void lookLater() {
        FxThread.later(this::lookAgain);
    }

    private void lookAgain() {
        BooleanSupplier until = awaited;
        if (isOpen() && !(until == null ? isWriting() : until.getAsBoolean())) {
            go(until == null || isRefused() ? onEnded : onSettled);
        }
    }

    /** Whether a change was rejected since the dialog opened, and so not sent. */
    private boolean isRefused() {
        return sending.refusals() != refusals;
    }

    private void again(Dialogs dialogs, Runnable settled, Runnable stay) {
        Messages messages = words.get();
        boolean refused = isRefused();
        dialogs.confirm(
                Confirmation.of(
                                messages.text(refused ? "quit.stopped.title" : "quit.ended.title"),
                                messages.text(refused ? "quit.stopped.text" : "quit.ended.text"),
                                messages.text(proceed),
                                settled)
                        .onDeclined(stay));
    }

    private void go(Runnable then) {
        onStay = () -> {};
        if (dialog != null) {
            dialog.close();
        }
        then.run();
    }

    private void closed() {
        dialog = null;
        awaited = null;
        onSettled = () -> {};
        onEnded = () -> {};
        jobs.running().removeListener(jobEnded);
        Runnable stay = onStay;
        onStay = () -> {};
        stay.run();
    }
}
