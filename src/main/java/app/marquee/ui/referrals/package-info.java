/** Referrals: link, amounts and transactions of the member. */
@NullMarked
package app.marquee.ui.referrals;

import org.jspecify.annotations.NullMarked;
