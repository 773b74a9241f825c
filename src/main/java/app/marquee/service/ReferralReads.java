package app.marquee.service;

import app.marquee.model.Operation;
import app.marquee.model.ReferralSummary;
import app.marquee.model.ReferralTransaction;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** What the view of referrals asks of the platform. Reads block. */
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

    /** Which host answered an operation last; empty when nobody noticed. Does not block. */
    default Optional<String> host(Operation operation) {
        return Optional.empty();
    }
}
