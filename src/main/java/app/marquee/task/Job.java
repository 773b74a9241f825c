package app.marquee.task;

import app.marquee.model.failure.Failure;

import java.util.function.Consumer;

/**
 * Background job with its callbacks on the FX thread. Each {@code on…} returns a copy. Immutable.
 *
 * @param about how the running work shows it
 * @param onSuccess exactly one of success, failure and cancelled is called
 * @param onFinally called after that one, always
 */
public record Job<T>(
        About about,
        Work<T> work,
        Consumer<? super T> onSuccess,
        Consumer<Failure> onFailure,
        Runnable onCancelled,
        Runnable onFinally) {
    /**
     * Description of a job in the list of tasks.
     *
     * @param name what is done, in the user's language
     * @param place where, such as the name of the connection; empty when that is no matter
     * @param pausable whether its work pauses between its steps on request
     * @param writing whether it sends a change, or records what becomes of one
     */
    public record About(String name, String place, boolean pausable, boolean writing) {
        private About in(String where) {
            return new About(name, where, pausable, writing);
        }

        private About thatRests() {
            return new About(name, place, true, writing);
        }

        private About thatWrites() {
            return new About(name, place, pausable, true);
        }
    }

    /**
     * A job that does nothing at its end; a failure without a handler goes to the reporter of the
     * runner.
     */
    public static <T> Job<T> of(String name, Work<T> work) {
        return new Job<>(
                new About(name, "", false, false),
                work,
                _ -> {},
                UnhandledFailure.INSTANCE,
                () -> {},
                () -> {});
    }

    public String name() {
        return about.name();
    }

    /** Says where the work is done, unless that is said already. */
    public Job<T> in(String place) {
        return about.place().isEmpty() ? about(about.in(place)) : this;
    }

    /** Its work calls {@link Progress#rest} between its steps. */
    public Job<T> pausable() {
        return about(about.thatRests());
    }

    /**
     * It sends a change, or records what becomes of one, so that quitting asks first, and Esc
     * leaves it alone.
     */
    public Job<T> writing() {
        return about(about.thatWrites());
    }

    private Job<T> about(About next) {
        return new Job<>(next, work, onSuccess, onFailure, onCancelled, onFinally);
    }

    public Job<T> onSuccess(Consumer<? super T> next) {
        return new Job<>(about, work, next, onFailure, onCancelled, onFinally);
    }

    public Job<T> onFailure(Consumer<Failure> next) {
        return new Job<>(about, work, onSuccess, next, onCancelled, onFinally);
    }

    public Job<T> onCancelled(Runnable next) {
        return new Job<>(about, work, onSuccess, onFailure, next, onFinally);
    }

    public Job<T> onFinally(Runnable next) {
        return new Job<>(about, work, onSuccess, onFailure, onCancelled, next);
    }

    /** Body of a job: blocking and interruptible, on a worker thread. */
    @FunctionalInterface
    public interface Work<T> {
        T run(Progress progress) throws Exception;
    }
}
