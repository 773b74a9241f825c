package app.marquee.model.referral;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;

/** Since when a transaction is known to be pending. */
class SeenTransactionTest {
    private static final Instant MONDAY = Instant.parse("2026-06-08T12:00:00Z");
    private static final Instant NOW = Instant.parse("2026-06-15T12:00:00Z");

    private static ReferralTransaction one(@Nullable String id, ReferralStatus status) {
        return new ReferralTransaction(id, status, null, null, null, UnknownMembers.NONE);
    }

    @Test
    void whatIsPendingIsKnownSinceItWasFirstSeenSo() {
        List<SeenTransaction> monday =
                SeenTransaction.since(
                        SeenTransaction.of(
                                List.of(
                                        one("a", ReferralStatus.PENDING),
                                        one("b", ReferralStatus.PENDING),
                                        one(null, ReferralStatus.PENDING),
                                        one("c", ReferralStatus.CONFIRMED))),
                        List.of(),
                        MONDAY);
        assertThat(monday)
                .extracting(SeenTransaction::pendingSince)
                .containsExactly(MONDAY, MONDAY, null, null);
        List<SeenTransaction> now =
                SeenTransaction.of(
                        List.of(
                                one("a", ReferralStatus.PENDING),
                                one("b", ReferralStatus.CONFIRMED),
                                one("c", ReferralStatus.PENDING)));
        List<SeenTransaction> seen = SeenTransaction.since(now, monday, NOW);
        assertThat(seen)
                .extracting(SeenTransaction::pendingSince)
                .containsExactly(MONDAY, null, NOW);
        assertThat(SeenTransaction.since(now, monday, null))
                .extracting(SeenTransaction::pendingSince)
                .containsExactly(MONDAY, null, null);
        assertThat(SeenTransaction.since(seen, List.of(), null)).isEqualTo(seen);
    }
}
