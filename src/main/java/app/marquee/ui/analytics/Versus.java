package app.marquee.ui.analytics;

import app.marquee.analytics.Period;

/** With what an answer is compared. */
sealed interface Versus {
    record Nothing() implements Versus {}

    /** The answer for other days. */
    record Days(Period period) implements Versus {}

    /** An answer to the same question that was given and kept earlier. */
    record Kept() implements Versus {}
}
