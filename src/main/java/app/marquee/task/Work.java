package app.marquee.task;

/** The body of a job: blocking, interruptible, on a worker thread. */
@FunctionalInterface
public interface Work<T> {
    T run(Progress progress) throws Exception;
}
