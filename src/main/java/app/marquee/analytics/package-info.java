/** Periods, comparison and grouping of figures: pure functions over records, on any thread. */
package app.marquee.analytics;
