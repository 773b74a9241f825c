package app.marquee.task;

import app.marquee.model.failure.Failure;

import java.util.function.Consumer;

/** Marker of a job whose failure no callback handles, so that the runner reports it. */
enum UnhandledFailure implements Consumer<Failure> {
    INSTANCE;

    @Override
    public void accept(Failure failure) {
        throw new IllegalStateException("The runner must report unhandled failures");
    }
}
