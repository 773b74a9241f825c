package app.marquee.task;

import app.marquee.model.Failure;

import java.util.function.Consumer;

/**
 * A piece of background work and what happens on the FX thread when it ends. Immutable; each {@code
 * on…} returns a copy.
 *
 * @param name what the running work shows, in the person's language
 * @param onSuccess exactly one of success, failure and cancelled is called
 * @param onFinally called after that one, always
 */
public record Job<T>(
        String name,
        Work<T> work,
        Consumer<? super T> onSuccess,
        Consumer<Failure> onFailure,
        Runnable onCancelled,
        Runnable onFinally) {
    /**
     * A job that does nothing at its end; a failure without a handler goes to the reporter of the
     * runner.
     */
    public static <T> Job<T> of(String name, Work<T> work) {
        return new Job<>(name, work, _ -> {}, UnhandledFailure.INSTANCE, () -> {}, () -> {});
    }

    public Job<T> onSuccess(Consumer<? super T> next) {
        return new Job<>(name, work, next, onFailure, onCancelled, onFinally);
    }

    public Job<T> onFailure(Consumer<Failure> next) {
        return new Job<>(name, work, onSuccess, next, onCancelled, onFinally);
    }

    public Job<T> onCancelled(Runnable next) {
        return new Job<>(name, work, onSuccess, onFailure, next, onFinally);
    }

    public Job<T> onFinally(Runnable next) {
        return new Job<>(name, work, onSuccess, onFailure, onCancelled, next);
    }
}
