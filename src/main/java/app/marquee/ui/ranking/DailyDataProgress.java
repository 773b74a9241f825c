package app.marquee.ui.ranking;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

/** How far the reading of single days is. */
sealed interface DailyDataProgress {
    /** Nothing is read, and nothing was. */
    DailyDataProgress IDLE = new Idle();

    record Idle() implements DailyDataProgress {}

    record Running(int done, int total) implements DailyDataProgress {}

    /**
     * It ended; what was read is kept.
     *
     * @param failure why it ended early; null when the person ended it, or when all is done
     */
    record Ended(int done, int total, @Nullable Failure failure) implements DailyDataProgress {
        boolean isWhole() {
            return done == total;
        }
    }
}
