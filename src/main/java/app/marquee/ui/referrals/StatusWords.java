package app.marquee.ui.referrals;

import app.marquee.model.referral.ReferralStatus;
import app.marquee.ui.control.Messages;

import org.jspecify.annotations.Nullable;

/** Statuses in words; one that is not known here is shown as the service writes it. Immutable. */
record StatusWords(Messages messages) {
    String of(@Nullable ReferralStatus status) {
        if (status == null) {
            return messages.text("status.unknown");
        }
        if (status.equals(ReferralStatus.PENDING)) {
            return messages.text("state.WAITING");
        }
        if (status.equals(ReferralStatus.CONFIRMED)) {
            return messages.text("status.confirmed");
        }
        return status.equals(ReferralStatus.LIMIT_REACHED)
                ? messages.text("status.limit")
                : status.wire();
    }
}
