package app.marquee.sandbox.operation;

import app.marquee.sandbox.account.SeedReferrals;
import app.marquee.sandbox.account.SeedTransaction;
import app.marquee.sandbox.account.TransactionStatus;
import app.marquee.sandbox.state.Platform;
import app.marquee.sandbox.wire.Answer;
import app.marquee.sandbox.wire.Call;
import app.marquee.sandbox.wire.Json;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Handler of member referrals, which are read-only. */
final class ReferralOperations {
    private final Platform platform;

    ReferralOperations(Platform platform) {
        this.platform = platform;
    }

    Answer summary(Call call) {
        SeedReferrals referrals = platform.world().account().referrals();
        return Answer.ok(
                Json.object()
                        .put("referral_link", referrals.link())
                        .put("estimated_value", referrals.estimatedPending())
                        .put("total_received", referrals.totalReceived())
                        .put("current_balance", referrals.balance())
                        .put("currency", referrals.currency()));
    }

    Answer transactions(Call call) {
        ObjectNode byStatus = Json.object();
        for (TransactionStatus status : TransactionStatus.values()) {
            ArrayNode rows = byStatus.putArray(status.wire());
            platform.world().account().referrals().transactions().stream()
                    .filter(transaction -> transaction.status() == status)
                    .forEach(transaction -> rows.add(json(transaction)));
        }
        return Answer.ok(byStatus);
    }

    private static ObjectNode json(SeedTransaction t) {
        return Json.object()
                .put("id", t.id().toString())
                .put("status", t.status().wire())
                .put("amount", t.amount())
                .put("currency", t.currency())
                .put("referred_name", t.referredName())
                .put("created_at", Times.text(t.createdAt()))
                .put("updated_at", Times.text(t.updatedAt()));
    }
}
