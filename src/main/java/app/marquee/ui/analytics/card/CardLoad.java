package app.marquee.ui.analytics.card;

import app.marquee.model.failure.Failure;
import app.marquee.model.failure.FailureException;
import app.marquee.task.Job;
import app.marquee.task.Load;
import app.marquee.task.LoadState;
import app.marquee.task.TaskRunner;

import javafx.beans.property.ReadOnlyObjectProperty;

import org.jspecify.annotations.Nullable;

import java.time.InstantSource;
import java.util.Optional;

/**
 * Load of a card, once for each question: the saved copy first, and once that is shown the server's
 * answer, so that a start shows something before it asks for more. FX thread only.
 */
public final class CardLoad<T extends CardContent> {
    private final Names names;
    private final CopiesFirst order;
    private final Load<T> load;
    private @Nullable Object asked;

    /**
     * Names in the list of tasks.
     *
     * @param refresh loads again what is shown
     */
    public record Names(String load, String refresh) {}

    public CardLoad(TaskRunner tasks, InstantSource clock, Names names) {
        this(tasks, clock, names, new CopiesFirst(Runnable::run));
    }

    /**
     * @param order of the cards of its view
     */
    public CardLoad(TaskRunner tasks, InstantSource clock, Names names, CopiesFirst order) {
        this.names = names;
        this.order = order;
        this.load = new Load<>(tasks, clock, CardContent::askedAt);
    }

    /**
     * Work of a card; empty where there is no saved copy, and where a load takes more requests than
     * a card sends unasked. Its load is canceled then.
     */
    @FunctionalInterface
    public interface Reading<T> {
        Optional<T> read(boolean saved) throws InterruptedException;
    }

    /**
     * Loads unless the question is the one that was asked last.
     *
     * @param again whether the same question is asked again, too
     */
    public void ask(Object question, Reading<T> reading, boolean again) {
        boolean another = !question.equals(asked);
        if (!another && !again) {
            return;
        }
        asked = question;
        Job<T> answer =
                Job.of(
                        another || load.value() == null ? names.load() : names.refresh(),
                        _ ->
                                reading.read(false)
                                        .orElseThrow(
                                                () ->
                                                        new FailureException(
                                                                new Failure.Cancelled(true))));
        if (another) {
            // What is shown belongs to other days.
            load.reset();
            load.runAfter(Job.of(names.load(), _ -> reading.read(true)), answer, order.begin(this));
        } else {
            load.run(answer);
        }
    }

    /** Ends what is loading; it may be loaded again later. */
    public void close() {
        asked = null;
        load.reset();
    }

    /** Loads what is known on this computer, as if it came from the server. */
    public void ask(Reading<T> reading) {
        load.run(Job.of(names.load(), _ -> reading.read(true).orElseThrow()));
    }

    public @Nullable T value() {
        return load.value();
    }

    public ReadOnlyObjectProperty<@Nullable T> valueProperty() {
        return load.valueProperty();
    }

    public ReadOnlyObjectProperty<LoadState> stateProperty() {
        return load.stateProperty();
    }
}
