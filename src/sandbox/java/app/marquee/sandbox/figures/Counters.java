package app.marquee.sandbox.figures;

/**
 * Counters of a row. {@code uniquePlays <= uniqueViews <= views} and {@code uniquePlays <= plays <=
 * views} always hold. Views and plays add up over any partition; uniques add up over the rows of
 * one day, but not over days, since a returning visitor counts once.
 */
public record Counters(long views, long uniqueViews, long plays, long uniquePlays) {}
