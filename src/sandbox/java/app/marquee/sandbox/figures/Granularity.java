package app.marquee.sandbox.figures;

/** How finely figures are cut in time. */
public enum Granularity {
    TOTAL,
    DAY,
    HOUR
}
