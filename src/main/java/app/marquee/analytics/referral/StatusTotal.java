package app.marquee.analytics.referral;

import app.marquee.analytics.CostSum;
import app.marquee.model.referral.ReferralStatus;
import app.marquee.model.referral.ReferralTransaction;

import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Total of the transactions of one status.
 *
 * @param status as the service writes it; null when it does not say
 * @param sums one for each currency; amounts of different currencies are never added
 * @param unknown how many of them name no amount
 */
public record StatusTotal(
        @Nullable ReferralStatus status, long count, List<CostSum> sums, long unknown) {
    private static final List<ReferralStatus> DOCUMENTED =
            List.of(ReferralStatus.PENDING, ReferralStatus.CONFIRMED, ReferralStatus.LIMIT_REACHED);

    public StatusTotal {
        sums = List.copyOf(sums);
    }

    /** The documented statuses first, each of them even without a transaction. Pure. */
    public static List<StatusTotal> of(List<ReferralTransaction> transactions) {
        Map<String, List<ReferralTransaction>> byStatus = new LinkedHashMap<>();
        DOCUMENTED.forEach(status -> byStatus.put(status.wire(), new ArrayList<>()));
        List<ReferralTransaction> nameless = new ArrayList<>();
        for (ReferralTransaction each : transactions) {
            ReferralStatus status = each.status();
            (status == null
                            ? nameless
                            : byStatus.computeIfAbsent(status.wire(), _ -> new ArrayList<>()))
                    .add(each);
        }
        List<StatusTotal> totals = new ArrayList<>();
        byStatus.forEach((status, of) -> totals.add(total(new ReferralStatus(status), of)));
        if (!nameless.isEmpty()) {
            totals.add(total(null, nameless));
        }
        return List.copyOf(totals);
    }

    private static StatusTotal total(
            @Nullable ReferralStatus status, List<ReferralTransaction> transactions) {
        Map<String, CostSum> byCurrency = new TreeMap<>();
        long unknown = 0;
        for (ReferralTransaction each : transactions) {
            BigDecimal amount = each.amount();
            if (amount == null) {
                unknown++;
                continue;
            }
            byCurrency.merge(
                    Objects.requireNonNullElse(each.currency(), ""),
                    new CostSum(each.currency(), amount, 1),
                    (left, right) ->
                            new CostSum(
                                    left.currency(),
                                    left.amount().add(right.amount()),
                                    left.counted() + right.counted()));
        }
        return new StatusTotal(
                status, transactions.size(), new ArrayList<>(byCurrency.values()), unknown);
    }
}
