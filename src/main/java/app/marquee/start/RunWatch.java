package app.marquee.start;

import app.marquee.log.RunSecrets;
import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

import java.util.function.Consumer;

/** Listener for events of the running program: settings failures and new secrets. */
public record RunWatch(SettingsFailureRelay trouble, RunSecrets secrets) {
    public static RunWatch begin() {
        return new RunWatch(new SettingsFailureRelay(), new RunSecrets());
    }

    /**
     * Relay of settings write failures: logged at once, and shown as soon as a window exists.
     * Thread-safe.
     */
    public static final class SettingsFailureRelay implements Consumer<Failure> {
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

        /**
         * Notifies this listener from now on, and of earlier failures without one; on the thread of
         * the failure.
         */
        public synchronized void listen(Consumer<Failure> next) {
            listener = next;
            if (untold != null) {
                next.accept(untold);
                untold = null;
            }
        }

        /** Removes the listener. */
        public synchronized void mute() {
            listener = null;
        }
    }
}
