package app.marquee.start;

import app.marquee.service.session.Session;
import app.marquee.task.JobRegistry;
import app.marquee.text.Messages;
import app.marquee.ui.shell.MainWindow;
import app.marquee.ui.shell.dialog.QuitQuestion;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Exit guard: asks before closing while a change is being applied or typed changes are unsaved. FX
 * thread only.
 */
public final class ExitGuard {
    private final MainWindow window;
    private final Supplier<Optional<Session>> open;
    private final QuitQuestion quitting;
    private final QuitQuestion leaving;

    /**
     * @param words in the language of the moment
     * @param open what is on the screen; empty before the first connection is open
     */
    public ExitGuard(
            MainWindow window,
            Supplier<Messages> words,
            JobRegistry jobs,
            Supplier<Optional<Session>> open) {
        this.window = window;
        this.open = open;
        Sending sending = new Sending();
        this.quitting = QuitQuestion.quitting(words, jobs, sending);
        this.leaving = QuitQuestion.leaving(words, jobs, sending);
    }

    /** Runs the step when the user agrees to close everything here. */
    public void quit(Runnable step) {
        if (!quitting.isOpen()) {
            ask(quitting, step, () -> {});
        }
    }

    /**
     * Runs one of the two.
     *
     * @param step closes what is on the screen
     * @param stay runs when the user goes back to it
     */
    public void leave(Runnable step, Runnable stay) {
        if (open.get().filter(Session::isClosed).isPresent()) {
            // No answer comes over it any more: the step can run at once.
            window.ifNothingIsLost(step, stay);
        } else {
            ask(leaving, step, stay);
        }
    }

    private void ask(QuitQuestion question, Runnable step, Runnable stay) {
        if (!window.isOpen()) {
            step.run();
            return;
        }
        // What is being sent still stands as typed, so that it is asked for first.
        Runnable next = () -> window.ifNothingIsLost(step, stay);
        question.ask(window.dialogs(), next, next, stay);
    }

    private final class Sending implements QuitQuestion.Sending {
        @Override
        public boolean isUnderWay() {
            return open.get().filter(session -> session.changes().isUnderWay()).isPresent();
        }

        @Override
        public int refusals() {
            return open.get().map(session -> session.changes().refusals()).orElse(0);
        }
    }
}
