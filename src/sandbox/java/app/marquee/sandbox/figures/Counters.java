package app.marquee.sandbox.figures;

/**
 * What was counted. {@code uniquePlays <= uniqueViews <= views} and {@code uniquePlays <= plays <=
 * views} always hold. Views and plays add up over any partition; uniques do over the dimensions'
 * rows of one day, but not over days: who came twice is counted once.
 */
public record Counters(long views, long uniqueViews, long plays, long uniquePlays) {}
