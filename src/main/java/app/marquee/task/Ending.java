package app.marquee.task;

import app.marquee.model.failure.Failure;

/** How the work of a job ended, before the hop. */
sealed interface Ending<T> {
    record Success<T>(T value) implements Ending<T> {}

    record Failed<T>(Failure failure) implements Ending<T> {}

    record Cancelled<T>() implements Ending<T> {}
}
