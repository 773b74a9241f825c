/** Viewers of live streams over time: pure functions, for any thread. */
package app.marquee.analytics.live;
