package app.marquee.task;

import app.marquee.model.failure.Failure;

/** Result of a job's work before its callbacks. */
sealed interface JobResult<T> {
    record Success<T>(T value) implements JobResult<T> {}

    record Failed<T>(Failure failure) implements JobResult<T> {}

    record Cancelled<T>() implements JobResult<T> {}
}
