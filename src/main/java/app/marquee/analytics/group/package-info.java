/** Referrers and browsers grouped: pure functions, for any thread. */
package app.marquee.analytics.group;
