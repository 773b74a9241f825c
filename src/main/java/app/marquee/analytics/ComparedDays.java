package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/**
 * Days that a period is compared with. Immutable.
 *
 * @param part of the period that changes are about; null for all of it
 */
public record ComparedDays(Period before, @Nullable Period part) {
    /**
     * The same without the days after the last final one, on both sides; all days where none would
     * be left.
     *
     * @param own the period
     */
    public ComparedDays until(LocalDate last, Period own) {
        Period changing = part == null ? own : part;
        long young = ChronoUnit.DAYS.between(last, changing.end());
        return young <= 0 || young >= changing.days() || young >= before.days()
                ? this
                : new ComparedDays(
                        new Period(before.start(), before.end().minusDays(young)),
                        new Period(changing.start(), last));
    }
}
