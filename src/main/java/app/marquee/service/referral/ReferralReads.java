package app.marquee.service.referral;

import app.marquee.model.operation.Operation;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads for the referrals view. Blocking. */
public interface ReferralReads {
    /** The time zone of the account. */
    ZoneId zone();

    /**
     * @throws app.marquee.model.failure.FailureException when it cannot be read
     */
    ReferralSummary summary();

    /**
     * @throws app.marquee.model.failure.FailureException when they cannot be read
     */
    List<ReferralTransaction> transactions();

    /** Whether reports are saved on this computer. */
    default boolean keepsAnswers() {
        return false;
    }

    /** What was read the last time; empty when nothing is kept. Blocks. */
    default Optional<CachedReferrals> kept() {
        return Optional.empty();
    }

    /**
     * Keeps what was read. Blocks.
     *
     * @param summary null when it could not be read; what is kept of it stays then
     * @param transactions the same
     * @return when a pending one was first seen so here, by its id
     */
    default Map<String, Instant> keep(
            Instant askedAt,
            @Nullable ReferralSummary summary,
            @Nullable List<ReferralTransaction> transactions) {
        return Map.of();
    }

    /** Host that last served an operation; empty when unknown. Does not block. */
    default Optional<String> host(Operation operation) {
        return Optional.empty();
    }
}
