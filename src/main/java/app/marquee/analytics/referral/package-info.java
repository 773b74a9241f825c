/** Referral transactions added up: pure functions, for any thread. */
@NullMarked
package app.marquee.analytics.referral;

import org.jspecify.annotations.NullMarked;
