package app.marquee.api.response;

import app.marquee.api.json.Fields;
import app.marquee.api.json.Keys;
import app.marquee.api.json.RowShape;
import app.marquee.model.failure.ExpectedContent;
import app.marquee.model.referral.ReferralSummary;

import java.util.Set;

/** Shape of GET /member-referrals. */
final class ReferralSummaryShape extends RowShape<ReferralSummary> {
    private static final String[] LINK = {"referral_link", "link", "referral_url", "url"};
    private static final String[] PENDING = {
        "pending_estimate",
        "estimated_pending",
        "estimated_value",
        "estimated_pending_value",
        "pending_estimated_value",
        "estimated",
        "pending_value",
        "pending"
    };
    private static final String[] RECEIVED = {"total_received", "received", "total"};
    private static final String[] BALANCE = {"current_balance", "balance"};
    private static final Set<String> SIGNATURE =
            Sets.with(Sets.with(Sets.with(Set.of(LINK), PENDING), RECEIVED), BALANCE);

    ReferralSummaryShape() {
        super(ExpectedContent.REFERRALS, Set.of(), SIGNATURE);
    }

    @Override
    public ReferralSummary read(Fields fields, Keys keys) {
        return new ReferralSummary(
                fields.text(LINK).orNull(),
                fields.decimal(PENDING).orNull(),
                fields.decimal(RECEIVED).orNull(),
                fields.decimal(BALANCE).orNull(),
                fields.text("currency", "currency_code").orNull(),
                fields.extras());
    }
}
