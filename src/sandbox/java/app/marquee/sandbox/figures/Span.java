package app.marquee.sandbox.figures;

import java.time.LocalDate;

/** Period of whole days in UTC, both ends included; the end is never before the start. */
public record Span(LocalDate start, LocalDate end) {
    public Span {
        if (end.isBefore(start)) {
            throw new IllegalArgumentException("the period ends before it starts");
        }
    }

    public static Span day(LocalDate day) {
        return new Span(day, day);
    }
}
