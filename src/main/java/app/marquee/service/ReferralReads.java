package app.marquee.service;

import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;

import java.time.ZoneId;
import java.util.List;

/** What the view of referrals asks of the platform. All but the first block. */
public interface ReferralReads {
    /** The time zone of the account. */
    ZoneId zone();

    /**
     * @throws app.marquee.model.FailureException when it cannot be read
     */
    ReferralSummary summary();

    /**
     * @throws app.marquee.model.FailureException when they cannot be read
     */
    List<ReferralTransaction> transactions();
}
