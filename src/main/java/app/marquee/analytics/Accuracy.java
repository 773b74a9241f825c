package app.marquee.analytics;

/** How a sum of rows relates to the figure of all of them together. */
public enum Accuracy {
    EXACT,
    /** Some rows are unknown. */
    AT_LEAST,
    /** People may be in several rows. */
    AT_MOST,
    /** Both. */
    ABOUT
}
