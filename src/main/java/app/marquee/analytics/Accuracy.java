package app.marquee.analytics;

/** Accuracy of a sum of rows as the value of all of them together. */
public enum Accuracy {
    EXACT,
    /** Some rows are unknown. */
    AT_LEAST,
    /** A viewer may be in several rows. */
    AT_MOST,
    /** Both. */
    ABOUT
}
