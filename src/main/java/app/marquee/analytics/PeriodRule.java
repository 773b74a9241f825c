package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;

/** Validation result of two dates that the user chose. */
public sealed interface PeriodRule {
    /** Valid period. */
    record Fits(Period period) implements PeriodRule {}

    /** Missing date. */
    record Incomplete() implements PeriodRule {}

    /** End before the start, which is no later than today. */
    record Reversed() implements PeriodRule {}

    /** Start after today. */
    record InTheFuture() implements PeriodRule {}

    /**
     * A start after today is reported first: fixing the end would not help, and it happens when the
     * user types a future day into the first field while the second still ends today.
     */
    static PeriodRule check(@Nullable LocalDate start, @Nullable LocalDate end, LocalDate today) {
        if (start == null || end == null) {
            return new Incomplete();
        }
        if (start.isAfter(today)) {
            return new InTheFuture();
        }
        return end.isBefore(start) ? new Reversed() : new Fits(new Period(start, end));
    }
}
