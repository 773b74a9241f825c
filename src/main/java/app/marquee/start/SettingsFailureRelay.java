package app.marquee.start;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.util.function.Consumer;

/**
 * Hears that the settings could not be written: tells the log at once, and the window as soon as
 * there is one. Thread-safe.
 */
public final class SettingsFailureRelay implements Consumer<Failure> {
    private @Nullable Consumer<Failure> listener;
    private @Nullable Failure untold;

    @Override
    public synchronized void accept(Failure failure) {
        LoggerFactory.getLogger(SettingsFailureRelay.class)
                .warn("Settings could not be saved: {}", failure);
        if (listener == null) {
            untold = failure;
        } else {
            listener.accept(failure);
        }
    }

    /** Tells this one from now on, and what nobody was told yet; on the thread of the failure. */
    public synchronized void listen(Consumer<Failure> next) {
        listener = next;
        if (untold != null) {
            next.accept(untold);
            untold = null;
        }
    }

    /** Nobody listens any more. */
    public synchronized void mute() {
        listener = null;
    }
}
