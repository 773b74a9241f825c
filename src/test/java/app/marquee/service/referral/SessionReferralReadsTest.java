package app.marquee.service.referral;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralSummary;
import app.marquee.model.referral.ReferralTransaction;
import app.marquee.road.Road;
import app.marquee.sandbox.SandboxOptions;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What is kept of referrals. */
class SessionReferralReadsTest {
    private static final Instant MONDAY = Road.NOW.minusSeconds(7 * 86_400);

    @TempDir private Path home;

    private static ReferralTransaction one(@Nullable String id, ReferralStatus status) {
        return new ReferralTransaction(id, status, null, null, null, UnknownMembers.NONE);
    }

    @Test
    void bothPartsAreThereAgain() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            SessionReferralReads referrals = new SessionReferralReads(road.session());
            assertThat(referrals.kept()).isEmpty();
            ReferralSummary summary = referrals.summary();
            List<ReferralTransaction> transactions = referrals.transactions();
            referrals.keep(Road.NOW, summary, transactions);
            CachedReferrals kept = new SessionReferralReads(road.session()).kept().orElseThrow();
            assertThat(kept.summary()).isEqualTo(summary);
            assertThat(kept.transactions()).isEqualTo(transactions);
            assertThat(kept.askedAt()).isEqualTo(Road.NOW);
        }
    }

    @Test
    void aPartThatCouldNotBeReadStaysAsOldAsItIs() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            SessionReferralReads referrals = new SessionReferralReads(road.session());
            referrals.keep(MONDAY, referrals.summary(), referrals.transactions());
            referrals.keep(Road.NOW, referrals.summary(), null);
            CachedReferrals kept = referrals.kept().orElseThrow();
            assertThat(kept.transactions()).isNotEmpty();
            assertThat(kept.askedAt()).isEqualTo(MONDAY);
        }
    }

    @Test
    void whatIsPendingIsKnownSinceItWasFirstSeenSo() {
        try (Road road = Road.to(SandboxOptions.builder(), home)) {
            SessionReferralReads referrals = new SessionReferralReads(road.session());
            referrals.keep(
                    MONDAY,
                    null,
                    List.of(
                            one("a", ReferralStatus.PENDING),
                            one("b", ReferralStatus.PENDING),
                            one(null, ReferralStatus.PENDING),
                            one("c", ReferralStatus.CONFIRMED)));
            assertThat(
                            referrals.keep(
                                    Road.NOW,
                                    null,
                                    List.of(
                                            one("a", ReferralStatus.PENDING),
                                            one("b", ReferralStatus.CONFIRMED),
                                            one("c", ReferralStatus.PENDING))))
                    .isEqualTo(Map.of("a", MONDAY, "c", Road.NOW));
            assertThat(referrals.kept().orElseThrow().pendingSince())
                    .isEqualTo(Map.of("a", MONDAY, "c", Road.NOW));
        }
    }
}
