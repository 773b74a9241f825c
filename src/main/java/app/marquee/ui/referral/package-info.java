/** Referrals: link, amounts and transactions of the member. */
@NullMarked
package app.marquee.ui.referral;

import org.jspecify.annotations.NullMarked;
