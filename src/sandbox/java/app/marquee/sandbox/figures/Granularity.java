package app.marquee.sandbox.figures;

/** Granularity of a report. */
public enum Granularity {
    TOTAL,
    DAY,
    HOUR
}
