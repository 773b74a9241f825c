@org.jspecify.annotations.NullMarked
package app.marquee.analytics.referral;
