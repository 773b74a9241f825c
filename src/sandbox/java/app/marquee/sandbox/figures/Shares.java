package app.marquee.sandbox.figures;

/** Dimension that splits the account's events: places, referrers, browsers, videos. */
interface Shares {
    /** How many cells the dimension has. */
    int cells();

    /** Sets the weight of every cell for a day; at least one weight must be above zero. */
    void fill(long day, Weights weights);

    /** Distinguishes this dimension's order of events from that of the others. */
    long salt();
}
