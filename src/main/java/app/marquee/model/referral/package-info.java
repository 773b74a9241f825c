/** Referral summary and transactions. */
@NullMarked
package app.marquee.model.referral;

import org.jspecify.annotations.NullMarked;
