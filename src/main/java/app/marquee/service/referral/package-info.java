/** Referrals of a session and their saved copy. */
@NullMarked
package app.marquee.service.referral;

import org.jspecify.annotations.NullMarked;
