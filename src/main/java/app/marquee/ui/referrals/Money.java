package app.marquee.ui.referrals;

import app.marquee.analytics.CostSum;
import app.marquee.analytics.referral.StatusTotal;
import app.marquee.text.Messages;
import app.marquee.text.MoneyFormat;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.stream.Collectors;

/** Formatter of amounts of referrals. Immutable. */
record Money(Messages messages) {
    private static final int FINE = 4;

    /** The amount, or the mark of the unknown. */
    String of(@Nullable BigDecimal amount, @Nullable String currency) {
        return amount == null
                ? messages.text("unknown.mark")
                : new MoneyFormat(messages, FINE).full(amount, currency);
    }

    /** The sums of a status, one for each currency; at least so much when amounts are unknown. */
    String of(StatusTotal total) {
        String sums = total.sums().stream().map(this::of).collect(Collectors.joining(" + "));
        if (sums.isEmpty()) {
            return total.count() == 0 ? "–" : messages.text("unknown.mark");
        }
        return total.unknown() == 0 ? sums : messages.text("pattern.least", sums);
    }

    private String of(CostSum sum) {
        return of(sum.amount(), sum.currency());
    }
}
