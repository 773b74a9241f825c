package app.marquee.analytics.referral;

import static org.assertj.core.api.Assertions.assertThat;

import app.marquee.model.UnknownMembers;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.util.List;

/** Totals of transactions: currencies apart, unknown amounts counted and never zero. */
class StatusTotalTest {
    private static ReferralTransaction of(
            @Nullable String status, @Nullable String amount, @Nullable String currency) {
        return new ReferralTransaction(
                null,
                status == null ? null : new ReferralStatus(status),
                amount == null ? null : new BigDecimal(amount),
                currency,
                null,
                UnknownMembers.NONE);
    }

    @Test
    void currenciesStayApartAndUnknownStatusesAreKept() {
        List<StatusTotal> totals =
                StatusTotal.of(
                        List.of(
                                of("confirmed", "1.10", "BRL"),
                                of("confirmed", "2.20", "BRL"),
                                of("confirmed", "5", null),
                                of("confirmed", null, "BRL"),
                                of("reversed", "9", "USD"),
                                of(null, "4", "USD")));
        assertThat(totals)
                .extracting(total -> String.valueOf(total.status()))
                .containsExactly("pending", "confirmed", "limit_reached", "reversed", "null");
        StatusTotal confirmed = totals.get(1);
        assertThat(confirmed.count()).isEqualTo(4);
        assertThat(confirmed.unknown()).isEqualTo(1);
        assertThat(confirmed.sums())
                .extracting(sum -> sum.currency() + " " + sum.amount())
                .containsExactly("null 5", "BRL 3.30");
        assertThat(totals.getFirst().sums()).isEmpty();
    }
}
