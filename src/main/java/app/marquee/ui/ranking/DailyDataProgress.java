package app.marquee.ui.ranking;

import app.marquee.model.failure.Failure;

import org.jspecify.annotations.Nullable;

/** Progress of loading daily data. */
sealed interface DailyDataProgress {
    /** Nothing is read, and nothing was. */
    DailyDataProgress IDLE = new Idle();

    record Idle() implements DailyDataProgress {}

    record Running(int done, int total) implements DailyDataProgress {}

    /**
     * State after the load ended. Loaded days are kept.
     *
     * @param failure reason for an early end; null when canceled by the user or complete
     */
    record Ended(int done, int total, @Nullable Failure failure) implements DailyDataProgress {
        boolean isWhole() {
            return done == total;
        }
    }
}
