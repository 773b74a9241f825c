package app.marquee.store.snapshot;

import app.marquee.model.referral.ReferralSummary;

import java.io.IOException;

/** Row codec of the referral summary, the only row of its report. */
record StoredReferrals() implements StoredRow<ReferralSummary> {
    @Override
    public void write(ReferralSummary row, SnapshotWriter out) throws IOException {
        out.text(row.link());
        out.amount(row.pendingEstimate());
        out.amount(row.totalReceived());
        out.amount(row.balance());
        out.text(row.currency());
        out.extras(row.extras());
    }

    @Override
    public ReferralSummary read(SnapshotReader in) throws IOException {
        return new ReferralSummary(
                in.text(), in.amount(), in.amount(), in.amount(), in.text(), in.extras());
    }
}
