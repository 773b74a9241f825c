package app.marquee.task;

/** Runner of jobs off the FX thread. Injected into views; tests pass an inline or a held one. */
public interface TaskRunner {
    /** Starts the job; to be called on the FX thread, where its endings arrive later. */
    <T> JobHandle submit(Job<T> job);
}
