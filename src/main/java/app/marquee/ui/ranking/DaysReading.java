package app.marquee.ui.ranking;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

/** How far the reading of single days is. */
sealed interface DaysReading {
    /** Nothing is read, and nothing was. */
    DaysReading IDLE = new Idle();

    record Idle() implements DaysReading {}

    record Running(int done, int total) implements DaysReading {}

    /**
     * It ended; what was read is kept.
     *
     * @param failure why it ended early; null when the person ended it, or when all is done
     */
    record Ended(int done, int total, @Nullable Failure failure) implements DaysReading {
        boolean isWhole() {
            return done == total;
        }
    }
}
