package app.marquee.store.snapshot;

import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;

import java.io.IOException;
import java.util.Optional;

/** Row codec of a referral transaction, with the time it was first seen pending here. */
record StoredTransactions() implements StoredRow<SeenTransaction> {
    @Override
    public void write(SeenTransaction row, SnapshotWriter out) throws IOException {
        ReferralTransaction one = row.transaction();
        ReferralStatus status = one.status();
        out.text(one.id());
        out.text(status == null ? null : status.wire());
        out.amount(one.amount());
        out.text(one.currency());
        out.time(one.createdAt());
        out.extras(one.extras());
        out.time(row.pendingSince());
    }

    @Override
    public SeenTransaction read(SnapshotReader in) throws IOException {
        return new SeenTransaction(
                new ReferralTransaction(
                        in.text(),
                        Optional.ofNullable(in.text()).map(ReferralStatus::new).orElse(null),
                        in.amount(),
                        in.text(),
                        in.time(),
                        in.extras()),
                in.time());
    }
}
