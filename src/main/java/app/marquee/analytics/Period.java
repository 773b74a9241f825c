package app.marquee.analytics;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Period of whole days of the account, both ends included. */
public record Period(LocalDate start, LocalDate end) {
    public Period {
        if (end.isBefore(start)) {
            throw new IllegalArgumentException("The period ends before it starts");
        }
    }

    public static Period of(LocalDate day) {
        return new Period(day, day);
    }

    /** How many days it has, at least 1. */
    public long days() {
        return ChronoUnit.DAYS.between(start, end) + 1;
    }

    /**
     * The period beside this one: a whole calendar month moves by months, a whole year by years,
     * everything else by its own length.
     *
     * @param steps negative for the past
     */
    public Period shift(int steps) {
        if (isWholeYear()) {
            LocalDate first = start.plusYears(steps);
            return new Period(first, first.plusYears(1).minusDays(1));
        }
        if (isWholeMonth()) {
            LocalDate first = start.plusMonths(steps);
            return new Period(first, first.plusMonths(1).minusDays(1));
        }
        return new Period(start.plusDays(steps * days()), end.plusDays(steps * days()));
    }

    /** Both, where the other one ends less than a week before; else this one alone. */
    public Period after(@Nullable Period before) {
        return before != null
                        && before.end().isBefore(start)
                        && before.end().plusWeeks(1).isAfter(start.minusDays(1))
                ? new Period(before.start(), end)
                : this;
    }

    public boolean contains(LocalDate day) {
        return !day.isBefore(start) && !day.isAfter(end);
    }

    private boolean isWholeMonth() {
        return start.getDayOfMonth() == 1 && end.equals(start.plusMonths(1).minusDays(1));
    }

    private boolean isWholeYear() {
        return start.getDayOfYear() == 1 && end.equals(start.plusYears(1).minusDays(1));
    }
}
