package app.marquee.ui.referrals;

import app.marquee.model.referral.ReferralStatus;
import app.marquee.text.Messages;
import app.marquee.ui.control.Badge;

import org.jspecify.annotations.Nullable;

/** Formatter of referral statuses; an unknown one is shown as the platform's value. Immutable. */
record StatusWords(Messages messages) {
    static Badge.Tone tone(@Nullable ReferralStatus status) {
        if (ReferralStatus.PENDING.equals(status)) {
            return Badge.Tone.ACCENT;
        }
        if (ReferralStatus.CONFIRMED.equals(status)) {
            return Badge.Tone.SUCCESS;
        }
        return ReferralStatus.LIMIT_REACHED.equals(status) ? Badge.Tone.WARNING : Badge.Tone.MUTED;
    }

    String of(@Nullable ReferralStatus status) {
        if (status == null) {
            return messages.text("unknown");
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
