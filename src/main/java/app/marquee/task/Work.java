package app.marquee.task;

/** Body of a job: blocking and interruptible, on a worker thread. */
@FunctionalInterface
public interface Work<T> {
    T run(Progress progress) throws Exception;
}
