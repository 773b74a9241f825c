package app.marquee.ui.control;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Something that is made when it is first wanted, and once: a page behind another, say, that most
 * runs never open. For one thread.
 */
public final class Lazy<T> {
    private final Supplier<T> making;
    private @Nullable T made;

    public Lazy(Supplier<T> making) {
        this.making = making;
    }

    /** Makes it, if nobody wanted it before. */
    public T get() {
        if (made == null) {
            made = making.get();
        }
        return made;
    }

    /** Does nothing while nobody wanted it. */
    public void ifMade(Consumer<? super T> step) {
        if (made != null) {
            step.accept(made);
        }
    }
}
