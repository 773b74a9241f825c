package app.marquee.ui.control;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Holder of a value that is created on first use, such as a page that is rarely opened. For one
 * thread.
 */
public final class Lazy<T> {
    private final Supplier<T> making;
    private @Nullable T made;

    public Lazy(Supplier<T> making) {
        this.making = making;
    }

    /** Returns the value, creating it on first use. */
    public T get() {
        if (made == null) {
            made = making.get();
        }
        return made;
    }

    /** Whether the value was created. */
    public boolean isMade() {
        return made != null;
    }

    /** Runs the step if the value was created. */
    public void ifMade(Consumer<? super T> step) {
        if (made != null) {
            step.accept(made);
        }
    }
}
