/** Referral transactions added up: pure functions, for any thread. */
package app.marquee.analytics.referral;
